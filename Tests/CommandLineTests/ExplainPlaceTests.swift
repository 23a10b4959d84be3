import Testing

/// `explain FILE:LINE` shows how the sentences of a line were read, whether they promise anything or not.
@Suite struct ExplainPlaceTests {
  private let folder: Folder

  init() throws {
    folder = try .withPages([
      "hedged.md": "# ASDisplayNode\n\n## `-didLoad`\n\nIt is usually called on the main thread.\n"
    ])
  }

  @Test func showsTheFormAndTheClaim() throws {
    let result = try Program.run("explain", "good.md:5", in: folder)
    #expect(result.code == 0 && result.err == "")
    #expect(result.out.contains("claim     ASDisplayNode.didLoad/thread-main"))
    #expect(result.out.contains("form      call-thread: "))
  }

  @Test func showsWhatWasInTheWay() throws {
    let result = try Program.run("explain", "hedged.md:5", in: folder)
    #expect(result.code == 0)
    #expect(result.out.contains("nearest   call-thread would read") && result.out.contains("the hedge “usually”"))
  }

  @Test func aLineWithoutASentenceIsOneClearLine() throws {
    let result = try Program.run("explain", "good.md:1", in: folder)
    #expect(result.code == 2 && result.out == "")
    #expect(result.complaint.hasPrefix("good.md:1: no sentence stands there"))
  }

  @Test func theLedgerShowsItToo() throws {
    let text = try Program.run("claims", "hedged.md", "--ledger", in: folder)
    #expect(text.out.contains("nearest: call-thread would read"))
    let lines = try Program.run("claims", "hedged.md", "--ledger", "--format", "jsonl", in: folder)
    #expect(lines.out.contains(#""nearest":{"form":"call-thread","obstacles":["the hedge “usually”"]"#))
  }
}
