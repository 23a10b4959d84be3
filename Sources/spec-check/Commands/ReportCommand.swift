import ArgumentParser
import Foundation
import SpecClaims
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

  @Option(help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var reports = "Spec/Reports"

  func run() throws {
    try output.require(.text, of: "report")
    let vocabulary = try documents.loadVocabulary()
    let readings = try documents.readings(vocabulary, quiet: output.quiet)
    let judged = try running.judge(readings, vocabulary, quiet: output.quiet)
    try OutputFile.makeFolder(reports)
    for document in judged { try write(document) }
    if documents.documents.isEmpty {
      try OutputFile.write(GrammarCatalogue.markdown(), to: "\(reports)/grammar.md")
    }
    if !output.quiet { try output.write(SentenceListing(documents: judged, style: output.style).text() + "\n") }
    try output.write(TextReport(documents: judged, style: output.style, verbose: output.verbose).text())
    if !output.quiet { Talk.note("reports: \(reports)/*.md, *.json and, to look at, *.html") }
    try Outcome.exit(for: judged)
  }

  private func write(_ document: JudgedDocument) throws {
    let name = (document.document.baseName as NSString).deletingPathExtension
    let markdown = MarkdownReport(document: document, documentLink: link(to: document.document.name)).text()
    try OutputFile.write(markdown, to: "\(reports)/\(name).md")
    try OutputFile.write(JSONReport(documents: [document]).text(), to: "\(reports)/\(name).json")
    try OutputFile.write(HTMLReport(documents: [document]).text(), to: "\(reports)/\(name).html")
  }

  /// The page as seen from its report, where the reports are in a folder beside the pages; otherwise nothing is linked.
  private func link(to page: String) -> String? {
    let folder = (page as NSString).deletingLastPathComponent
    guard (reports as NSString).deletingLastPathComponent == folder else { return nil }
    return "../\((page as NSString).lastPathComponent)"
  }
}
