import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import NodeConformance
import SpecMonitors

/// A screen of your own, shown headless and judged by a guide.
public enum Screen {
  /// Shows the screen, turns the device, sends the screen away, on either engine, and prints which rules it broke.
  ///
  /// - Parameters:
  ///   - name: what the screen is called in the output.
  ///   - arguments: the guide's vocabulary, then its pages; paths.
  ///   - screen: makes the controller of the screen. Called on main, once for each engine.
  /// - Returns: the exit code: 0 if no rule was broken that one must keep, 1 if one was, 2 if nothing can be told.
  public static func judge(
    _ name: String, arguments: [String], screen: @escaping @Sendable () -> UIViewController
  ) -> Int32 {
    guard let vocabulary = arguments.first, arguments.count > 1 else {
      complain("usage: \(name) VOCABULARY PAGE…")
      return 2
    }
    standInForPictures()
    do {
      let pages = Array(arguments.dropFirst())
      let refusals = ToldRefusals()
      let trials = try [ScenarioRunner.Engine.deterministic, .threaded].map { engine in
        let runner = ScenarioRunner(engine: engine)
        return try Trial(pages: pages, vocabulary: vocabulary, runner: runner, refusals: refusals.tell) { stage in
          show(screen, on: stage, keepingPicture: engine == .deterministic)
        }
      }
      return tell(trials, of: name, refused: refusals.count)
    } catch {
      complain("\(error)")
      return 2
    }
  }

  /// What becomes of a screen in its life.
  private static func show(_ screen: () -> UIViewController, on stage: Stage, keepingPicture: Bool) {
    let window = UIWindow()
    window.rootViewController = stage.make { screen() }
    window.makeKeyAndVisible()
    stage.settle()
    if keepingPicture { keepPicture(of: window) }
    for orientation in [UIWindow.Orientation.landscape, .portrait] {
      window.rotate(to: orientation)
      stage.settle()
    }
    window.rootViewController = nil
    stage.settle()
  }

  /// - Parameter refused: how often the runtime refused what its rules do not allow. A page may speak of that too, and then it counts once.
  private static func tell(_ trials: [Trial], of name: String, refused: Int) -> Int32 {
    let broken = worst(of: trials)
    let kept = trials.reduce(into: Set()) { $0.formUnion($1.keptRules) }.subtracting(broken.map(\.claim))
    for rule in broken { print("\(rule.isAdvice ? "⚠" : "✘") \(rule)\n") }
    let pages = trials.first?.documents.map(\.document.name) ?? []
    let guide = pages.count > 2 ? "\(pages.count) pages" : pages.joined(separator: ", ")
    let isUntold = refused > 0 && broken.allSatisfy(\.isAdvice)
    let rest = isUntold ? "; \(refused) \(refused == 1 ? "rule" : "rules") of the runtime broken" : ""
    print("\(name): \(kept.count) promises of \(guide) kept, \(broken.count) broken\(rest)")
    guard !kept.isEmpty || !broken.isEmpty else {
      complain("\(name) was shown, and nothing happened that a page speaks of")
      return 2
    }
    return isUntold || broken.contains { !$0.isAdvice } ? 1 : 0
  }

  /// What either engine has seen to be broken, each rule once, in the order of the pages.
  private static func worst(of trials: [Trial]) -> [Trial.BrokenRule] {
    let rules = Dictionary(trials.flatMap(\.brokenRules).map { ($0.claim, $0) }) { first, _ in first }
    return (trials.first?.documents.flatMap(\.claims) ?? []).compactMap { rules[$0.claim.id] }
  }

  static func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
