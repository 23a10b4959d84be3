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
  /// - Returns: the exit code: 0 if no rule was broken, 1 if one was, 2 if nothing can be told.
  public static func judge(
    _ name: String, arguments: [String], screen: @escaping @Sendable () -> UIViewController
  ) -> Int32 {
    guard let vocabulary = arguments.first, arguments.count > 1 else {
      complain("usage: \(name) VOCABULARY PAGE…")
      return 2
    }
    standInForPictures()
    do {
      let trials = try [ScenarioRunner.Engine.deterministic, .threaded].map { engine in
        try Trial(
          pages: Array(arguments.dropFirst()), vocabulary: vocabulary, runner: ScenarioRunner(engine: engine)
        ) { show(screen, on: $0) }
      }
      return tell(trials, of: name)
    } catch {
      complain("\(error)")
      return 2
    }
  }

  /// What becomes of a screen in its life.
  private static func show(_ screen: () -> UIViewController, on stage: Stage) {
    let window = UIWindow()
    window.rootViewController = stage.make { screen() }
    window.makeKeyAndVisible()
    stage.settle()
    keepPicture(of: window)
    for orientation in [UIWindow.Orientation.landscape, .portrait] {
      window.rotate(to: orientation)
      stage.settle()
    }
    window.rootViewController = nil
    stage.settle()
  }

  private static func tell(_ trials: [Trial], of name: String) -> Int32 {
    var broken: [String: Trial.BrokenRule] = [:]
    for rule in trials.flatMap(\.brokenRules) where broken[rule.claim] == nil { broken[rule.claim] = rule }
    let claims = trials.first?.documents.flatMap(\.claims) ?? []
    let seen = claims.filter { $0.verdict == .conforms && broken[$0.claim.id] == nil }.count
    for claim in claims { if let rule = broken[claim.claim.id] { print("✘ \(rule)\n") } }
    let pages = trials.first?.documents.map(\.document.name).joined(separator: ", ") ?? ""
    print("\(name): \(seen) promises of \(pages) kept, \(broken.count) broken")
    return broken.isEmpty ? 0 : 1
  }

  private static func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
