import CallTrace
import Foundation
import NodeConformance
import SpecClaims
import SpecDocument
import SpecMonitors

/// The pages of `Spec/`, judged once for a whole test run.
actor JudgedPages {
  struct Page {
    let document: JudgedDocument
    let ledger: ClaimLedger
  }

  static let shared = JudgedPages()
  private var pages: [String: Page] = [:]
  private lazy var traces: [Trace] = ScenarioRunner().traces()

  /// - Throws: what is wrong with the page, its vocabulary or its ledger file.
  func page(at path: String) throws -> Page {
    if let known = pages[path] { return known }
    let folder = URL(filePath: path).deletingLastPathComponent()
    let vocabulary = try Vocabulary(path: folder.appending(path: "vocabulary.yml").path)
    let reading = ClaimReader(vocabulary: vocabulary).read(try Document(path: path))
    let judged = Examination(readings: [reading], vocabulary: vocabulary).judge(by: traces)
    let page = Page(document: judged[0], ledger: try ClaimLedger(path: folder.appending(path: "ledger.yml").path))
    pages[path] = page
    return page
  }
}
