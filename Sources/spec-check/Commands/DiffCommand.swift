import ArgumentParser
import SpecDiff
import SpecReports

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare what two versions of a documentation promise.",
    discussion: """
      Promises are matched by what they mean, never by where they stand: removed, weakened, contradicted, strengthened, added, only \
      reworded, moved. Of a folder, the Markdown pages in it and below it are read, without hidden folders and folders named Reports.

      Examples:
        spec-check diff old/guide.md new/guide.md
        spec-check diff git:HEAD~1:docs docs
        spec-check diff git:main:Spec Spec --format markdown -o comment.md

      Exit codes: 0 nothing is lost · 1 a promise was removed, weakened or contradicted · 2 unreadable input, or OLD promises nothing.
      """)

  @Argument(help: ArgumentHelp("The old page, folder or git:REVISION:PATH.", valueName: "old"))
  var old: String

  @Argument(help: ArgumentHelp("The new page, folder or git:REVISION:PATH.", valueName: "new"))
  var new: String

  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var pages: PageOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "The form of the result.")
  var format: ComparisonFormat = .text

  func run() throws {
    try output.check()
    let vocabulary = try vocabulary.load(beside: [new, old])
    let before = try pages.readings(old, vocabulary)
    guard before.contains(where: { !$0.claims.isEmpty }) else {
      throw Failure("\(old): no claim found, so there is nothing to compare; see spec-check claims --ledger")
    }
    let diff = ContractDiff(from: before, to: try pages.readings(new, vocabulary), vocabulary: vocabulary)
    try output.write(text(of: diff))
    if diff.losesPromises { throw ExitCode(1) }
  }

  private func text(of diff: ContractDiff) -> String {
    switch format {
    case .markdown: DiffMarkdown(diff).text()
    case .json: DiffJSON(diff).text()
    case .text: DiffText(diff, style: output.style).text()
    }
  }
}
