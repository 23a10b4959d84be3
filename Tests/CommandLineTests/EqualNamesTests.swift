import Testing

/// Traces are told apart by where they stand: two runs of one scenario have one name.
@Suite struct EqualNamesTests {
  private let folder: Folder

  init() throws {
    folder = try .withPages()
    try folder.write(Self.journal(Self.trace(idle: 0, thread: 0)), to: "short.jsonl")
    try folder.write(Self.journal(Self.trace(idle: 6, thread: 2)), to: "long.jsonl")
    try folder.write(
      Self.journal(Self.trace(idle: 0, thread: 0), Self.trace(idle: 6, thread: 2)), to: "both.jsonl")
  }

  @Test(arguments: [["short.jsonl", "long.jsonl"], ["long.jsonl", "short.jsonl"], ["both.jsonl"]])
  func theWitnessIsFromTheTraceThatBreaksThePromise(_ journals: [String]) throws {
    let result = try Program.run(["verify", "good.md"] + journals.flatMap { ["--trace", $0] }, in: folder)
    #expect(result.code == 1 && result.err == "")
    #expect(result.out.contains("PhotoNode 9: ASDisplayNode -didLoad entered on layout"), "\(result.out)")
    #expect(result.out.contains("layout 2  ··didLoad(9)··"), "\(result.out)")
  }

  /// Where several journals are given, a name alone does not say which run is meant.
  @Test func theJournalIsNamedBesideTheTrace() throws {
    let result = try Program.run(
      "verify", "good.md", "--trace", "short.jsonl", "--trace", "long.jsonl", in: folder)
    #expect(result.out.contains("in long.jsonl: run\n"), "\(result.out)")
    #expect(try Program.run("verify", "good.md", "--trace", "long.jsonl", in: folder).out.contains("in run\n"))
  }

  /// A node that is loaded on a thread, after as many other events as told.
  private static func trace(idle: Int, thread: Int) -> String {
    let role = thread == 0 ? "main" : "layout"
    let node = #""instance":9,"type":"PhotoNode","declaring":"ASDisplayNode""#
    let filler = (0..<idle).map {
      #"{"seq":\#($0 + 1),"thread":0,"role":"main","instance":3,"call":"settled","phase":"event"}"#
    }
    let calls = ["enter", "exit"].enumerated().map {
      #"{"seq":\#(idle + 1 + $0.offset),"thread":\#(thread),"role":"\#(role)",\#(node),"#
        + #""call":"didLoad()","phase":"\#($0.element)"}"#
    }
    let lines = [#"{"trace":"run"}"#] + filler + calls + [#"{"end":true,"events":\#(idle + 2)}"#]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func journal(_ traces: String...) -> String {
    "{\"journal\":1}\n" + traces.joined() + "{\"end\":true,\"traces\":\(traces.count)}\n"
  }
}
