import ArgumentParser

struct SpecCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spec-check",
    abstract: "Reads the promises of a documentation and says, sentence by sentence, whether they hold.",
    discussion: """
      Examples:
        spec-check report                              judge Spec/*.md, write reports
        spec-check check guide.md                      judge one page, write nothing
        spec-check explain ASDisplayNode.didLoad/thread-main
        spec-check verify --trace run.jsonl guide.md   judge a trace from anywhere

      Exit codes:
        0  every promise that can be checked is kept
        1  a promise is broken
        2  cannot tell: a promise was not exercised or the trace ends too early, unreadable input, wrong usage, nothing to check
      """,
    subcommands: [
      ReportCommand.self, CheckCommand.self, ClaimsCommand.self, ExplainCommand.self, RecordCommand.self,
      RenderCommand.self, VerifyCommand.self,
      ProveCommand.self, DiffCommand.self, ConflictsCommand.self, VocabularyCommand.self,
    ])

  /// A script that calls the program with an empty word must not be told that all is well.
  func run() throws { throw Failure("what shall it do? See spec-check --help") }
}
