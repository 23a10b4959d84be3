import ArgumentParser
import SpecReports

struct ClaimsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "claims", abstract: "Show what was understood of the pages.",
    discussion: """
      With --ledger, a sentence that was not understood comes with the form that came nearest and what was in its way.

      Examples:
        spec-check claims guide.md
        spec-check claims guide.md --ledger            every sentence with its class
        spec-check claims docs/*.md --format jsonl     one object a claim
      """)

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var output: OutputOptions

  @Option(help: "The form of the result.")
  var format: ClaimFormat = .text

  @Flag(help: "Every sentence, also those that promise nothing.")
  var ledger = false

  func run() throws {
    try output.check()
    let vocabulary = try documents.loadVocabularyIfAny()
    let readings =
      ledger
      ? try documents.allReadings(vocabulary, explaining: true)
      : try documents.readings(vocabulary, quiet: output.quiet, eachMustPromise: false)
    switch (format, ledger) {
    case (.jsonl, true): try output.write(LedgerJSONL(readings: readings).text())
    case (.jsonl, false): try output.write(ClaimsJSONL(readings: readings).text())
    case (.text, true): try output.write(LedgerListing(readings: readings, style: output.style).text())
    case (.text, false): try output.write(ClaimsListing(readings: readings, style: output.style).text())
    }
  }
}
