import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import NodeConformance
import SpecClaims
import SpecDocument
import SpecMonitors
import SpecReports
import Testing

/// The outputs that the README shows are what the program prints. `make readme` writes them anew.
@Suite(.serialized) struct ReadmeTests {
  private let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  private var readme: URL { package.appending(path: "README.md") }

  /// One page up to a method, and the last line.
  @Test func reportIsWhatMakeReportPrints() throws {
    let judged = try judgedPages()
    let listing = SentenceListing(documents: judged).text().components(separatedBy: "\n")
    let begin = try #require(listing.firstIndex(of: "Spec/nodes.md"))
    let end = try #require(listing[begin...].firstIndex { $0.hasPrefix("`-layoutSpecThatFits:`") })
    let summary = TextReport(documents: judged).text().trimmingCharacters(in: .newlines)
    let total = try #require(summary.components(separatedBy: "\n").last)
    let shown = ["…\n"] + listing[begin..<end] + ["…\n", total]
    try expect(shown.joined(separator: "\n"), in: "make report", language: "text")
  }

  @Test func brokenPromiseIsWhatCheckPrints() throws {
    let page = try String(contentsOf: package.appending(path: "Spec/nodes.md"), encoding: .utf8)
    let broken = page.replacing(
      "It is always called on the main thread", with: "It is always called on a background thread")
    let words = try vocabulary()
    let reading = ClaimReader(vocabulary: words).read(try Document(bytes: Array(broken.utf8), name: "Spec/nodes.md"))
    let judged = Examination(readings: [reading], vocabulary: words).judge(by: ScenarioRunner().traces())
    try expect(
      TextReport(documents: judged).text().trimmingCharacters(in: .newlines), in: "a broken promise", language: "text")
  }

  @Test func brokenRuleIsWhatTheTrialPrints() throws {
    let trial = try Trial(pages: [path("Spec/nodes.md")], vocabulary: path("Spec/vocabulary.yml")) { stage in
      let badge = stage.make { BadgeNode() }
      _ = badge.view
      stage.settle()
    }
    let rules = trial.brokenRules.map { "\($0)".replacing(package.path + "/", with: "") }
    try expect(rules.joined(separator: "\n\n"), in: "a broken rule", language: "text")
  }

  @Test func screenIsWhatTryPrints() throws {
    let chat = try String(contentsOf: package.appending(path: "Examples/ChatCell.swift"), encoding: .utf8)
    try expect(try tried(chat, exitCode: 0), in: "a screen", language: "text")
    let place = "bubble.cornerRadius = 12\n"
    #expect(chat.contains(place))
    let eager = chat.replacing(place, with: place + "bubble.view.alpha = 0.9\n")
    try expect(try tried(eager, exitCode: 1), in: "a screen that breaks a rule", language: "text")
  }

  /// A rule that no page has is a rule too.
  @Test func screenThatTheRuntimeRefusesIsNotRight() throws {
    let restless =
      "import AsyncDisplayKit\nfinal class Restless: ASDisplayNode { override func layout() { super.layout(); setNeedsLayout() } }\n"
    let output = try tried(restless, exitCode: 1)
    #expect(output.contains("[layout-settles]") && output.hasSuffix("0 broken; 1 rule of the runtime broken"))
  }

  /// A source that imports Combine is one of the kit's clocks, where values that nobody brings to main do harm.
  @Test func screenThatIsBoundWithCombineIsJudged() throws {
    let cities = try String(contentsOf: package.appending(path: "Examples/CityFinder.swift"), encoding: .utf8)
    #expect(try tried(cities, exitCode: 0).hasSuffix("promises of 8 pages kept, 0 broken"))
    let onMain = "      .receive(on: DispatchQueue.main)\n"
    #expect(cities.contains(onMain))
    let output = try tried(cities.replacing(onMain, with: ""), exitCode: 1)
    #expect(output.contains("reloadData() on background"))
  }

  /// What `Examples/try.sh` prints of a source.
  private func tried(_ source: String, exitCode: Int32) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "try-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, output) = (folder.appending(path: "ChatCell.swift"), folder.appending(path: "output"))
    try Data(source.utf8).write(to: file)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [path("Examples/try.sh"), file.path]
    process.environment = ProcessInfo.processInfo.environment.merging(["BUILT": "yes"]) { $1 }
    let handle = try FileHandle(forWritingTo: output)
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == exitCode)
    return try String(contentsOf: output, encoding: .utf8).trimmingCharacters(in: .newlines)
  }

  // MARK: Blocks of the README

  /// The block between the comments `begin: name` and `end: name` holds `output`; rewritten when README_UPDATE is set.
  private func expect(_ output: String, in name: String, language: String) throws {
    let text = try String(contentsOf: readme, encoding: .utf8)
    let begin = try #require(text.range(of: "<!-- begin: \(name) -->\n"))
    let end = try #require(text.range(of: "<!-- end: \(name) -->"))
    let block = "```\(language)\n\(output)\n```\n"
    if ProcessInfo.processInfo.environment["README_UPDATE"] != nil {
      let updated = text.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: block)
      try updated.write(to: readme, atomically: true, encoding: .utf8)
    } else {
      #expect(text[begin.upperBound..<end.lowerBound] == block, "README.md is not current: run 'make readme'")
    }
  }

  private func path(_ name: String) -> String { package.appending(path: name).path }
  private func vocabulary() throws -> Vocabulary { try Vocabulary(path: path("Spec/vocabulary.yml")) }

  /// The pages as `spec-check report` judges them, under the names it gives them.
  private func judgedPages() throws -> [JudgedDocument] {
    let words = try vocabulary()
    let folder = try FileManager.default.contentsOfDirectory(atPath: path("Spec"))
    let readings = try folder.filter { $0.hasSuffix(".md") }.sorted().map { name -> Reading in
      let bytes = try Data(contentsOf: package.appending(path: "Spec/\(name)"))
      return ClaimReader(vocabulary: words).read(try Document(bytes: Array(bytes), name: "Spec/\(name)"))
    }.filter { !$0.claims.isEmpty }
    let examination = Examination(readings: readings, vocabulary: words)
    return Prover(examination: examination, runner: ScenarioRunner()).judge()
  }
}

/// The README's example of a subclass that breaks a rule.
private final class BadgeNode: ASDisplayNode {
  override init() {
    super.init()
    view.isUserInteractionEnabled = false
  }
}
