import CallTrace
import Foundation
import NodeConformance
import SpecClaims
import SpecDocument
import SpecMonitors

/// The pages of `Spec/` and what the runtime does, read and run once for all tests.
struct SpecPages: Sendable {
  let vocabulary: Vocabulary
  let examination: Examination
  /// Claims that nothing decides, each with its reason.
  let ledger: ClaimLedger
  /// One complete trace of each scenario.
  let traces: [Trace]
  /// What is found in them.
  let found: [TraceFindings]
  let judged: [JudgedDocument]

  static func shared() throws -> SpecPages { try loaded.get() }
  private static let loaded = Result { try SpecPages() }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Spec").standardized

  private init() throws {
    let words = try Vocabulary(path: Self.folder.appending(path: "vocabulary.yml").path)
    vocabulary = words
    ledger = try ClaimLedger(path: Self.folder.appending(path: "ledger.yml").path)
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let readings = try names.filter { $0.hasSuffix(".md") }.sorted().map { name in
      ClaimReader(vocabulary: words).read(try Document(path: Self.folder.appending(path: name).path))
    }
    examination = Examination(readings: readings, vocabulary: words)
    traces = ScenarioRunner().traces()
    found = traces.map(examination.findings)
    judged = examination.judge(by: found)
  }

  /// Claims that the ledger does not excuse, and that do not conform.
  func failing(_ judged: [JudgedDocument]) -> [String] {
    judged.flatMap(\.claims).filter { $0.verdict != .conforms && !isExcused($0.claim) }.map(\.line)
  }

  func isExcused(_ claim: Claim) -> Bool { ledger.reason(for: claim.id) != nil }

  /// A page of a test's own, judged by the traces of the runtime.
  func judge(page: String) throws -> [JudgedClaim] {
    let reading = ClaimReader(vocabulary: vocabulary).read(try Document(bytes: Array(page.utf8), name: "page.md"))
    return Examination(readings: [reading], vocabulary: vocabulary).judge(by: traces).flatMap(\.claims)
  }
}

extension JudgedClaim {
  /// `id: verdict`, with the reason or the witness.
  var line: String {
    switch verdict {
    case .conforms: "\(claim.id): conforms"
    case .violated: "\(claim.id): violated: \(witness?.explanation ?? "") (\(witness?.source ?? ""))"
    case .notExercised(let reason): "\(claim.id): not exercised: \(reason)"
    case .inconclusive(let reason): "\(claim.id): inconclusive: \(reason)"
    case .notChecked(let reason): "\(claim.id): not checked: \(reason)"
    }
  }
}
