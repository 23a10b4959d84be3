import SpecClaims
import SpecMonitors
import SpecReports

/// The reports of pages, three files each, in one folder.
struct ReportFiles {
  let folder: String

  /// - Throws: ``Failure`` when two pages would have reports of one name: the later would replace the earlier.
  func refuseEqualNames(_ pages: [String]) throws {
    for (name, group) in Dictionary(grouping: pages, by: name).sorted(by: { $0.key < $1.key }) where group.count > 1 {
      let both = group.count == 2 ? "both" : "all"
      throw Failure(
        "\(group.joined(separator: ", ")): their reports would \(both) be named \(name); "
          + "report them apart, each with a --reports of its own")
    }
  }

  func write(_ document: JudgedDocument) throws {
    let place = "\(folder)/\(name(of: document.document.name))"
    let markdown = MarkdownReport(document: document, documentLink: link(to: document.document.name)).text()
    try OutputFile.write(markdown, to: "\(place).md")
    try OutputFile.write(JSONReport(documents: [document]).text(), to: "\(place).json")
    try OutputFile.write(HTMLReport(documents: [document]).text(), to: "\(place).html")
  }

  func writeGrammar() throws { try OutputFile.write(GrammarCatalogue.markdown(), to: "\(folder)/grammar.md") }

  private func name(of page: String) -> String { PagePath(page).stem }

  /// The page as seen from its report, where the reports are in a folder beside the pages; otherwise nothing is linked.
  private func link(to page: String) -> String? {
    let page = PagePath(page)
    return PagePath(folder).folder == page.folder ? "../\(page.name)" : nil
  }
}
