import ArgumentParser
import SpecDiff

struct VocabularyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary", abstract: "Write a first vocabulary for the pages of another framework.",
    discussion: """
      Types and calls are taken from headings and code spans. Everything else that the pages speak of (events, conditions, actions, \
      states, threads) is there as a comment with its place, to be tied to the calls of your trace.

      Examples:
        spec-check vocabulary --init docs/*.md -o docs/vocabulary.yml
      """)

  @Argument(help: ArgumentHelp("Pages, folders or git:REVISION:PATH.", valueName: "doc"))
  var documents: [String]

  @Flag(name: .customLong("init"), help: "Print a first vocabulary.")
  var isInitial = false

  @OptionGroup var pages: PageOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    guard isInitial else {
      throw Failure("what about the vocabulary? Print a first one with: spec-check vocabulary --init DOC")
    }
    try output.check()
    let starter = VocabularyStarter(try documents.flatMap { try pages.readings($0, nil) })
    guard starter.isUseful else {
      throw Failure("\(documents.joined(separator: ", ")): names no type and no call, in headings or in code spans")
    }
    try output.write(starter.text())
  }
}
