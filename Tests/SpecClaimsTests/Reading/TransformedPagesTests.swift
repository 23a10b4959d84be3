import Foundation
import SpecDocument
import Testing

@testable import SpecClaims

/// The pages of this project and the pages with traps, written differently.
@Suite struct TransformedPagesTests {
  private static let spec = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Spec")
    .standardized

  private static func pages() throws -> [(name: String, text: String)] {
    let own = try FileManager.default.contentsOfDirectory(atPath: spec.path).filter { $0.hasSuffix(".md") }.sorted()
    return try own.map { ($0, try String(contentsOf: spec.appending(path: $0), encoding: .utf8)) }
      + TrapPage.all.map { ($0.name, $0.text) }
  }

  private func ids(_ text: String, _ name: String) throws -> [String] {
    ClaimReader().read(try Document(bytes: Array(text.utf8), name: name)).claims.map(\.id)
  }

  @Test(arguments: PageTransformation.all) func promiseTheSame(_ transformation: PageTransformation) throws {
    var changed = 0
    for page in try Self.pages() {
      let text = transformation.apply(page.text)
      if text != page.text { changed += 1 }
      #expect(try ids(text, page.name) == ids(page.text, page.name), "\(page.name)")
    }
    #expect(changed > 0)
  }
}
