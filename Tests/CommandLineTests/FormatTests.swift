import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Standard output holds the result and nothing else, in the form asked for.
@Suite struct FormatTests {
  private let folder: Folder

  init() throws { folder = try .withPages(["false.md": Folder.falsePage]) }

  @Test func jsonParsesAndHasTheFieldsThatToolsReadFrom() throws {
    let result = try Program.run("check", "good.md", "false.md", "--without-proof", "--format", "json", in: folder)
    #expect(result.err == "")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    #expect((report["documents"] as? [Any])?.count == 2)
    #expect((report["totals"] as? [String: Any])?["violated"] as? Int == 1)
    let claims = try #require(report["claims"] as? [[String: Any]])
    #expect(claims.map { $0["verdict"] as? String } == ["conforms", "conforms", "conforms", "violated"])
    for claim in claims {
      let expected: Set = [
        "id", "doc", "line", "kind", "subject", "modality", "obligor", "verdict", "reason", "exercised", "caughtBy",
        "witness",
      ]
      #expect(expected.subtracting(claim.keys) == [])
    }
  }

  @Test func jsonlIsOneObjectALine() throws {
    let result = try Program.run("claims", "good.md", "false.md", "--format", "jsonl", in: folder)
    #expect(result.code == 0 && result.err == "")
    let lines = result.out.split(separator: "\n")
    #expect(lines.count == 4)
    for line in lines {
      let claim = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(
        claim.keys.sorted() == [
          "canonical", "column", "condition", "doc", "endColumn", "endLine", "id", "kind", "line", "modality",
          "obligor",
          "payload", "polarity", "sentence", "subject",
        ])
    }
  }

  @Test func ledgerAsJSONLIsOneObjectASentence() throws {
    let result = try Program.run("claims", "good.md", "--ledger", "--format", "jsonl", in: folder)
    #expect(result.out.split(separator: "\n").count == 2)
    for line in result.out.split(separator: "\n") {
      #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    }
  }

  @Test func ledgerShowsAPageThatPromisesNothing() throws {
    try folder.write("# Weather\n\nIt is a nice day.\n", to: "plain.md")
    let result = try Program.run("claims", "--ledger", "plain.md", in: folder)
    #expect(result.code == 0 && result.out.contains("It is a nice day."))
  }

  @Test func junitIsWellFormedWithAFileAndALineForEveryClaim() throws {
    let result = try Program.run("check", "good.md", "false.md", "--without-proof", "--format", "junit", in: folder)
    #expect(result.code == 1 && result.err == "")
    let cases = try JUnitCases.read(result.out)
    #expect(
      cases == [
        "good.md:5 ASDisplayNode.didLoad/thread-main", "good.md:5 ASDisplayNode.didLoad/once",
        "false.md:5 ASDisplayNode.didLoad/once", "false.md:5 ASDisplayNode.didLoad/thread-background failed",
      ])
  }

  @Test(arguments: ["markdown", "html"]) func otherFormatsAreOnStandardOutputToo(_ format: String) throws {
    let result = try Program.run("check", "good.md", "--without-proof", "--format", format, in: folder)
    #expect(result.code == 0 && result.err == "")
    #expect(result.out.contains("ASDisplayNode -didLoad: every call is on the main thread"))
  }

  @Test func outputGoesToAFileInstead() throws {
    let printed = try Program.run("check", "false.md", "--without-proof", "--format", "json", in: folder)
    let result = try Program.run(
      "check", "false.md", "--without-proof", "--format", "json", "-o", "report.json", in: folder)
    #expect(result.code == 1 && result.out == "" && result.err == "")
    #expect(try folder.text(of: "report.json") == printed.out)
    #expect(try folder.names == ["false.md", "good.md", "report.json", "vocabulary.yml"])
  }

  @Test func anOldFileIsReplacedWhole() throws {
    try folder.write(String(repeating: "old ", count: 10_000), to: "report.txt")
    _ = try Program.run("check", "good.md", "--without-proof", "-o", "report.txt", in: folder)
    #expect(try folder.text(of: "report.txt") == "good.md   2 claims: 2 conform · 0 not understood\n")
  }

  @Test func aPipeIsWrittenToAndNotReplaced() throws {
    let pipe = folder.url.appending(path: "pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let result = try Program.run("check", "good.md", "--without-proof", "-o", "pipe", in: folder)
    #expect(result.code == 0 && result.err == "")
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).hasPrefix("good.md   2 claims"))
  }

  @Test func aLinkStaysALink() throws {
    try folder.write("", to: "real.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link.txt").path, withDestinationPath: "real.txt")
    _ = try Program.run("check", "good.md", "--without-proof", "-o", "link.txt", in: folder)
    #expect(try folder.text(of: "real.txt").hasPrefix("good.md   2 claims"))
  }

  @Test func reportsAreThreeFilesAPage() throws {
    let result = try Program.run("report", "good.md", "--without-proof", "--reports", "out", in: folder)
    #expect(result.code == 0)
    #expect(result.out.hasSuffix("good.md   2 claims: 2 conform · 0 not understood\n"))
    #expect(result.err == "reports: out/*.md, *.json and, to look at, *.html\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "out").path)
    #expect(names.sorted() == ["good.html", "good.json", "good.md"])
  }

  @Test func explainSaysWhyAndShowsTheEvidence() throws {
    let result = try Program.run(
      "explain", "ASDisplayNode.didLoad/thread-background", "false.md", "--without-proof", in: folder)
    #expect(result.code == 0 && result.err == "")
    let words = ["false.md:5:29", "every call is on a background thread", "because", "violated", "witness", "main  ··"]
    #expect(words.filter { !result.out.contains($0) } == [])
  }
}

/// The test cases of a JUnit file, `file:line id`, in order.
private final class JUnitCases: NSObject, XMLParserDelegate {
  private var lines: [String] = []

  static func read(_ text: String) throws -> [String] {
    let reader = JUnitCases()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.lines
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "testcase":
      let id = attributes["name"]?.split(separator: " ").first ?? "?"
      lines.append("\(attributes["file"] ?? "?"):\(attributes["line"] ?? "?") \(id)")
    case "failure": lines[lines.count - 1] += " failed"
    default: break
    }
  }
}
