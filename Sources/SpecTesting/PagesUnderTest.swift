import Foundation
import SpecClaims
import SpecDocument

/// The pages of the package whose tests run.
public enum PagesUnderTest {
  /// Ids in `Spec/ledger.yml` that no page promises.
  public static func idleExcuses(from file: String = #filePath) async throws -> [String] {
    let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "../../Spec").standardized
    let reader = ClaimReader(vocabulary: try Vocabulary(path: folder.appending(path: "vocabulary.yml").path))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    let ids = try names.flatMap { reader.read(try Document(path: folder.appending(path: $0).path)).claims.map(\.id) }
    return try ClaimLedger(path: folder.appending(path: "ledger.yml").path).ids.filter { !ids.contains($0) }
  }
}
