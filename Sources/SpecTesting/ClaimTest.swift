import NodeConformance
import SpecClaims
import SpecDocument
import SpecMonitors
import Testing

/// The test of one claim: what the generated tests call.
///
/// Fails at the sentence of the page: when the claim is broken, and also when nothing exercised it, unless the page's ledger file says
/// why that is as it should be.
public enum ClaimTest {
  /// - Parameters:
  ///   - id: the claim's id.
  ///   - page: the path of the page.
  ///   - line: the line of the sentence, from 1.
  ///   - column: its column in UTF-8 bytes, from 1.
  public static func run(_ id: String, page: String, line: Int, column: Int) async throws {
    let place = SourceLocation(
      fileID: "Spec/\(page.split(separator: "/").last ?? "")", filePath: page, line: line, column: column)
    let judged = try await JudgedPages.shared.page(at: page)
    guard let claim = judged.document.claims.first(where: { $0.claim.id == id }) else {
      Issue.record("the page does not promise \(id) any more; build again", sourceLocation: place)
      return
    }
    let excuse = judged.ledger.reason(for: id)
    switch ClaimOutcome(claim, excuse: excuse) {
    case .passes: break
    case .warns(let message): Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: place)
    case .fails(let message): Issue.record(Comment(rawValue: message), sourceLocation: place)
    }
  }
}
