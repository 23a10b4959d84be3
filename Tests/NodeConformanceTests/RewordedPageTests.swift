import SpecMonitors
import Testing

/// A page that says the opposite is a page that lies: one word is exchanged, and the sentence turns red.
@Suite struct RewordedPageTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let heading: String
    let truth: String
    let lie: String
    var testDescription: String { "\(heading): \(lie)" }

    init(_ heading: String, _ truth: String, _ lie: String) {
      (self.heading, self.truth, self.lie) = (heading, truth, lie)
    }

    /// Says it of the method of that class, and of nobody else's.
    func page(_ sentence: String) -> String {
      let parts = heading.split(separator: " ", maxSplits: 1)
      return "## \(parts[0])\n\n### \(parts[1])\n\n\(sentence)\n"
    }
  }

  static let pairs = [
    Pair(
      "ASDisplayNode `-didLoad`", "This method is called on the main thread.",
      "This method is called on a background thread."),
    Pair(
      "ASDisplayNode `-layoutSpecThatFits:`", "This method is called on a background thread.",
      "This method is called on the main thread."),
    Pair(
      "ASDisplayNode `-didLoad`", "It is called once.", "It is never called."),
    Pair(
      "ASViewController `-viewWillAppear:`", "It may be called many times.", "It is called once."),
    Pair(
      "ASDisplayNode `-didLoad`", "It is called after the view has been loaded.",
      "It is called before the view has been loaded."),
    Pair(
      "ASViewController `-viewDidLoad`", "It is called immediately after `-loadView`.",
      "It is called immediately before `-loadView`."),
    Pair(
      "ASViewController `-viewWillAppear:`", "It is called immediately before the node becomes visible.",
      "It is called immediately after the node becomes visible."),
    Pair(
      "ASViewController `-viewDidLoad`", "It is not called again when the geometry changes.",
      "It is called whenever the geometry changes."),
    Pair(
      "ASViewController `-viewWillLayoutSubviews`", "It is called whenever the node's bounds change.",
      "It is not called again when the node's bounds change."),
    Pair(
      "ASViewController `-loadView`", "It is called before `-viewDidLoad`.", "It is called after `-viewDidLoad`."),
  ]

  @Test(arguments: pairs) func truthIsGreen(_ pair: Pair) throws {
    let claims = try SpecPages.shared().judge(page: pair.page(pair.truth))
    #expect(claims.map(\.verdict) == [.conforms], "\(claims.map(\.line))")
  }

  @Test(arguments: pairs) func lieIsRed(_ pair: Pair) throws {
    let claims = try SpecPages.shared().judge(page: pair.page(pair.lie))
    #expect(claims.map(\.verdict) == [.violated], "\(claims.map(\.line))")
    #expect(claims.allSatisfy { $0.witness?.events.isEmpty == false })
  }

  /// The same on the pages themselves: whatever is said of threads, the other thread is wrong.
  @Test(arguments: ["nodes.md", "view-controllers.md"]) func exchangedThreadsTurnThePageRed(_ name: String) throws {
    let pages = try SpecPages.shared()
    let text = try String(contentsOf: SpecPages.folder.appending(path: name), encoding: .utf8)
    let exchanged = text.replacing("on the main thread", with: "§").replacing(
      "on a background\nthread", with: "on the main\nthread"
    ).replacing("on a background thread", with: "on the main thread").replacing("§", with: "on a background thread")
    let before = pages.judged.flatMap(\.claims).filter { $0.claim.document == name }
    let after = try pages.judge(page: exchanged)
    let threads = after.filter { $0.claim.id.contains("/thread-main") || $0.claim.id.contains("/thread-background") }
    #expect(!threads.isEmpty && after.count == before.count)
    #expect(threads.filter { $0.verdict != .violated }.map(\.line) == [])
  }
}
