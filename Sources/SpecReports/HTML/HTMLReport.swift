import Mustache
import SpecMonitors

/// The documents themselves as one page: each sentence marked by its verdict, its reading and its evidence on demand.
///
/// One file that works from disk. It has no script at all, loads nothing, and its Content-Security-Policy says so; what
/// opens and filters are `details`, radio buttons and `:has()`. Every text goes through the templates' escaping.
public struct HTMLReport: Sendable {
  private let documents: [JudgedDocument]
  private let title: String

  public init(documents: [JudgedDocument], title: String = "What the documents promise") {
    self.documents = documents
    self.title = title
  }

  public func text() -> String {
    HTMLTemplates.library.render(PageView(documents, title: title), withTemplate: HTMLTemplates.page) ?? ""
  }
}
