import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

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

  /// Brings a controller on screen.
  ///
  /// - Parameter insets: what the system covers, in points.
  func show(_ controller: UIViewController, insets: UIEdgeInsets) -> UIViewController {
    window.screenInsets = insets
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller
  }

  /// A label whose letters are 10 points wide and high.
  func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = add(UILabel())
    label.font = UIFont.systemFont(ofSize: 10)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// Lays out what a change leaves to be laid out.
  func layOut(after change: () -> Void = {}) {
    change()
    window.layoutIfNeeded()
  }

  /// Expects just these rules to be broken.
  static func run(
    breaking rules: [String] = [], sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (ConstraintStage) -> Void
  ) {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain { body(ConstraintStage()) }
    #expect(transcript.brokenRules == rules, sourceLocation: sourceLocation)
  }
}

extension NSLayoutConstraint {
  /// The edges of a view at those of another one.
  static func pin(_ view: UIView, to other: UIView) -> [NSLayoutConstraint] {
    [NSLayoutConstraint.Attribute.left, .right, .top, .bottom].map { edge in
      NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: other, attribute: edge, multiplier: 1, constant: 0)
    }
  }
}

/// A view whose content has a size of its own.
final class SizedView: UIView {
  var insets = UIEdgeInsets.zero
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}
/// A view whose content and edges can be anything.
final class OddView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var outset = UIEdgeInsets.zero
  var updates = 0
  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { outset }
  override func updateConstraints() {
    super.updateConstraints()
    updates += 1
  }
}
