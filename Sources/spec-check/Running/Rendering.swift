import SpecMonitors
import SpecReports

/// One report of judged documents in the form asked for.
enum Rendering {
  static func text(of documents: [JudgedDocument], _ options: OutputOptions) -> String {
    switch options.format {
    case .text: TextReport(documents: documents, style: options.style, verbose: options.verbose).text()
    // Verdicts have no form of lines; the commands that judge refuse it.
    case .json, .jsonl: JSONReport(documents: documents).text()
    case .markdown: documents.map { MarkdownReport(document: $0).text() }.joined(separator: "\n")
    case .html: HTMLReport(documents: documents).text()
    case .junit: JUnitReport(documents: documents).text()
    }
  }
}
