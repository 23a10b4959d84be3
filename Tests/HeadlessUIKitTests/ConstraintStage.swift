import Foundation
import RuntimeTranscript

@testable import HeadlessUIKit

/// A view of 300 by 200 points in a window, whose layout constraints are tried in.
final class ConstraintStage {
  let window = UIWindow()
  let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() {
    window.addSubview(room)
  }

  func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    room.addSubview(view)
    return view
  }

  /// The rules that were broken.
  @discardableResult
  static func run(_ body: (ConstraintStage) -> Void) -> [String] {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain { body(ConstraintStage()) }
    return transcript.brokenRules
  }
}
