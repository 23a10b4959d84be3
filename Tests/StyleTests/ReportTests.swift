import Foundation
import NodeConformance
import SpecClaims
import SpecDocument
import SpecMonitors
import SpecReports
import Testing

/// The committed reports are what `spec-check report` writes today.
@Suite struct ReportTests {
  private static let judged = Result { try judge() }

  @Test func everyPageThatPromisesHasItsReports() throws {
    let names = try Self.judged.get().map { $0.document.baseName.replacing(".md", with: "") }
    let reports = try FileManager.default.contentsOfDirectory(
      atPath: PackageFiles.root.appending(path: "Spec/Reports").path)
    let committed = reports.filter { !$0.hasSuffix(".html") }.sorted()
    #expect(committed == (["grammar.md"] + names.flatMap { ["\($0).json", "\($0).md"] }).sorted())
  }

  @Test func reportsAreCurrent() throws {
    for document in try Self.judged.get() {
      let name = document.document.baseName
      let markdown = MarkdownReport(document: document, documentLink: "../\(name)").text()
      let json = JSONReport(documents: [document]).text()
      expect(markdown, in: "Spec/Reports/\(name)")
      expect(json, in: "Spec/Reports/\(name.replacing(".md", with: ".json"))")
    }
  }

  @Test func grammarIsCurrent() { expect(GrammarCatalogue.markdown(), in: "Spec/Reports/grammar.md") }

  /// Says where the first difference is; whole reports would hide it.
  private func expect(_ text: String, in path: String) {
    guard let committed = try? PackageFiles.text(of: path) else {
      Issue.record("\(path) is missing: run 'make report' and commit it")
      return
    }
    guard committed != text else { return }
    let (old, new) = (committed.split(separator: "\n"), text.split(separator: "\n"))
    let line = zip(old, new).prefix { $0 == $1 }.count
    let (was, shouldBe) = (old.dropFirst(line).first ?? "", new.dropFirst(line).first ?? "")
    Issue.record(
      """
      \(path) is not current: run 'make report' and commit what it changes. First difference:
      committed  \(was)
      should be  \(shouldBe)
      """)
  }

  /// The pages as `spec-check report` judges them, under the names it gives them.
  private static func judge() throws -> [JudgedDocument] {
    let spec = PackageFiles.root.appending(path: "Spec")
    let vocabulary = try Vocabulary(path: spec.appending(path: "vocabulary.yml").path)
    let pages = try FileManager.default.contentsOfDirectory(atPath: spec.path).filter { $0.hasSuffix(".md") }.sorted()
    let readings = try pages.map { page in
      let bytes = Array(try Data(contentsOf: spec.appending(path: page)))
      return ClaimReader(vocabulary: vocabulary).read(try Document(bytes: bytes, name: "Spec/\(page)"))
    }.filter { !$0.claims.isEmpty }
    let examination = Examination(readings: readings, vocabulary: vocabulary)
    return Prover(examination: examination, runner: ScenarioRunner()).judge()
  }
}
