import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript

/// Main of a runtime of its own, a window on screen, and a log of the hooks that are called.
package struct HookStage {
  package let log: HookLog
  package let window: UIWindow

  /// What is left to do is done before this returns.
  ///
  /// - Parameter size: the window's, in points.
  /// - Returns: the log, and the rules that were broken.
  @discardableResult
  package static func perform(
    _ groups: HookGroup, on engine: Engine = .deterministic,
    in size: CGSize = CGSize(width: 100, height: 100), _ body: (HookStage) -> Void
  ) -> (hooks: String, brokenRules: [String]) {
    let (transcript, log) = (Transcript(), HookLog(groups))
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(HookStage(log: log, window: window))
      HeadlessRuntime.current.turn()
    }
    return (log.text, transcript.brokenRules)
  }

  /// All that is left to do is done.
  package func turn() { HeadlessRuntime.current.turn() }

  /// Puts a node into the window, as large as it, and does what is left to do.
  package func show(_ node: ASDisplayNode) {
    node.frame = window.bounds
    window.addSubview(node.view)
    turn()
  }
}
