import ArgumentParser
import SpecMonitors
import SpecReports

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Run the scenarios, judge the pages and regenerate their reports.",
    discussion: """
      Writes NAME.md, NAME.json and NAME.html for every page into the folder of reports, and prints the summary.

      Examples:
        spec-check report
        spec-check report guide.md --reports build/reports
      """)

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var running: RunOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var detail: DetailOption

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var reports = "Spec/Reports"

  func run() throws {
    try output.check()
    try OutputFile.checkFolder(reports)
    let files = ReportFiles(folder: reports)
    let vocabulary = try documents.loadVocabulary()
    let readings = try documents.readings(vocabulary, quiet: output.quiet)
    try files.refuseEqualNames(readings.map(\.document.name))
    try OutputFile.makeFolder(reports)
    let judged = try running.judge(readings, vocabulary, quiet: output.quiet)
    for document in judged { try files.write(document) }
    if documents.documents.isEmpty { try files.writeGrammar() }
    try output.write(text(of: judged))
    if !output.quiet { Talk.note("reports: \(reports)/*.md, *.json and, to look at, *.html") }
    try Outcome.exit(for: judged)
  }

  private func text(of documents: [JudgedDocument]) -> String {
    let listing = SentenceListing(documents: documents, style: output.style)
    let summary = TextReport(documents: documents, style: output.style, verbose: detail.verbose)
    return listing.text() + "\n" + summary.text()
  }
}
