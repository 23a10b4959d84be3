import SpecMonitors
import SpecReports

/// One report of judged documents in the form asked for.
struct Rendering {
  let format: VerdictFormat
  let style: TerminalStyle
  let verbose: Bool

  func text(of documents: [JudgedDocument]) -> String {
    switch format {
    case .text: TextReport(documents: documents, style: style, verbose: verbose).text()
    case .json: JSONReport(documents: documents).text()
    case .markdown: documents.map { MarkdownReport(document: $0).text() }.joined(separator: "\n")
    case .html: HTMLReport(documents: documents).text()
    case .junit: JUnitReport(documents: documents).text()
    }
  }
}
