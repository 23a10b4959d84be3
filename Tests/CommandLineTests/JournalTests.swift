import Foundation
import Testing

/// `record` and `verify`: a run that is kept is worth as much as one that is watched.
@Suite struct JournalTests {
  private let folder: Folder

  init() throws { folder = try .withPages() }

  @Test(arguments: ["nodes.md", "view-controllers.md"]) func aKeptRunGivesTheSameVerdicts(_ name: String) throws {
    let page = Folder.spec.appending(path: name).path
    let record = try Program.run("record", "-o", "run.jsonl", in: folder)
    #expect(record.code == 0 && record.out == "")
    #expect(record.err.hasPrefix("run.jsonl: ") && record.err.hasSuffix(" events\n"))
    let checked = try Program.run("check", page, "--without-proof", "--format", "json", in: folder)
    let verified = try Program.run("verify", page, "--trace", "run.jsonl", "--format", "json", in: folder)
    #expect(verified.err == "")
    #expect(verified.code == checked.code)
    #expect(verified.out == checked.out)
  }

  @Test func theSameSeedIsTheSameJournal() throws {
    for name in ["one", "two"] {
      _ = try Program.run("record", "--scenario", "node-block-scroll", "--seed", "5", "-o", name, in: folder)
    }
    _ = try Program.run("record", "--scenario", "node-block-scroll", "--seed", "6", "-o", "three", in: folder)
    #expect(try folder.text(of: "one") == folder.text(of: "two"))
    #expect(try folder.text(of: "one") != folder.text(of: "three"))
  }

  @Test func scenariosAreListed() throws {
    let result = try Program.run("record", "--list", in: folder)
    #expect(result.code == 0 && result.err == "")
    #expect(result.out.contains("load-tree  a tree is loaded from its root"))
  }

  @Test func aTornJournalIsReadAndSaidToBeTorn() throws {
    try recordLoadTree()
    try folder.write(Array(try folder.text(of: "run.jsonl").utf8.prefix(20_000)), to: "torn.jsonl")
    let result = try Program.run("verify", "good.md", "--trace", "torn.jsonl", in: folder)
    let lines = result.err.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("torn.jsonl, line ") })
    #expect(lines.first?.hasSuffix("; dropped") == true)
    #expect(result.out.hasPrefix("good.md   2 claims: 1 conform, 1 inconclusive · 0 not understood\n"))
    #expect(result.code == 2)
    let quiet = try Program.run("verify", "good.md", "--trace", "torn.jsonl", "--quiet", in: folder)
    #expect(quiet.complaint == Self.oneIsOpen && quiet.out == result.out)
  }

  @Test func whatIsMissingIsNamed() throws {
    try recordLoadTree()
    let lines = try folder.text(of: "run.jsonl").split(separator: "\n")
    let holed = (lines[..<9] + lines[14...]).joined(separator: "\n") + "\n"
    try folder.write(holed, to: "holed.jsonl")
    let result = try Program.run("verify", "good.md", "--trace", "holed.jsonl", in: folder)
    #expect(result.err.contains("holed.jsonl, trace \"load-tree\": events are missing: 8 to 12\n"))
    #expect(result.out.hasPrefix("good.md   2 claims: 1 conform, 1 inconclusive · 0 not understood\n"))
    #expect(result.code == 2)
    #expect(result.err.hasSuffix("spec-check: \(Self.oneIsOpen)\n"))
  }

  @Test func aJournalThatShowsNothingOfThePageIsNoGreen() throws {
    try folder.write("{\"journal\":1}\n{\"end\":true,\"events\":0}\n", to: "idle.jsonl")
    let result = try Program.run("verify", "good.md", "--trace", "idle.jsonl", in: folder)
    #expect(result.code == 2)
    #expect(result.out.hasPrefix("good.md   2 claims: 0 conform, 2 not exercised"))
    #expect(
      result.complaint
        == "2 of 2 claims could not be judged: 2 not exercised; the reasons stand beside them")
  }

  @Test func severalJournalsAreJudgedTogether() throws {
    try recordLoadTree()
    _ = try Program.run("record", "--scenario", "relayout", "-o", "second.jsonl", in: folder)
    let result = try Program.run(
      "verify", "good.md", "--trace", "run.jsonl", "--trace", "second.jsonl", "--format", "json", in: folder)
    #expect(result.code == 0)
    #expect(result.out.matches(of: /"exercisedIn" : 2,/).count == 2)
  }

  private static let oneIsOpen =
    "1 of 2 claims could not be judged: 1 inconclusive; the reasons stand beside them"

  /// One node that was loaded as promised, and a recording that ended of its own accord.
  static let loaded: String = {
    let node = #""instance":9,"type":"PhotoNode","declaring":"ASDisplayNode""#
    let moments = [
      ("init", "enter"), ("init", "exit"), ("viewLoaded", "event"), ("didLoad()", "enter"), ("didLoad()", "exit"),
    ]
    let events = moments.enumerated().map { index, moment in
      #"{"seq":\#(index + 1),"thread":0,"role":"main",\#(node),"call":"\#(moment.0)","phase":"\#(moment.1)"}"#
    }
    return (["{\"journal\":1}"] + events + ["{\"end\":true,\"events\":5}"]).joined(separator: "\n") + "\n"
  }()

  private func recordLoadTree() throws {
    #expect(try Program.run("record", "--scenario", "load-tree", "-o", "run.jsonl", "--quiet", in: folder).err == "")
  }
}
