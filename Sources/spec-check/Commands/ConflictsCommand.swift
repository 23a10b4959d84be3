import ArgumentParser
import SpecDiff
import SpecReports

struct ConflictsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conflicts", abstract: "Find promises that cannot both hold.",
    discussion: """
      Compares every promise with those on the same subject, of other pages and of the same one.

      Examples:
        spec-check conflicts docs
        spec-check conflicts guide.md reference.md git:main:guide.md

      Exit codes: 0 none · 1 there are some · 2 unreadable input, or the pages promise nothing.
      """)

  @Argument(help: ArgumentHelp("Pages, folders or git:REVISION:PATH.", valueName: "doc"))
  var documents: [String]

  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var pages: PageOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "The form of the result.")
  var format: ComparisonFormat = .text

  func run() throws {
    try output.check()
    let vocabulary = try vocabulary.load(beside: documents)
    let readings = try documents.flatMap { try pages.readings($0, vocabulary) }
    guard readings.contains(where: { !$0.claims.isEmpty }) else {
      throw Failure("\(documents.joined(separator: ", ")): no claim found, so there is nothing to compare")
    }
    let conflicts = Conflicts(in: readings, vocabulary: vocabulary)
    try output.write(text(of: conflicts))
    if !conflicts.all.isEmpty { throw ExitCode(1) }
  }

  private func text(of conflicts: Conflicts) -> String {
    switch format {
    case .markdown: ConflictsMarkdown(conflicts).text()
    case .json: ConflictsJSON(conflicts).text()
    case .text: ConflictsText(conflicts, style: output.style).text()
    }
  }
}
