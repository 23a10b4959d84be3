import SpecTesting
import Testing

/// What holds for all pages of `Spec/` together. The tests of the single claims are written by the build, from the pages.
@Suite("Spec/") struct LedgerTests {
  @Test("Every excuse in ledger.yml is for a claim that a page makes") func excusesAreForClaims() async throws {
    #expect(try await PagesUnderTest.idleExcuses() == [])
  }
}
