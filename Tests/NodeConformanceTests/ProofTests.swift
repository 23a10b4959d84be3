import CallTrace
import HeadlessUIKit
import SpecMonitors
import Testing

@testable import NodeConformance

/// A green claim that nothing can turn red shows nothing, and neither does a fault that nobody notices.
@Suite struct ProofTests {
  private static func prove(_ deviations: [Deviation]) throws -> [Proof] {
    let pages = try SpecPages.shared()
    return Prover(examination: pages.examination, runner: ScenarioRunner(), deviations: deviations)
      .prove(against: pages.found)
  }

  private static let all = Result { try prove(DeviationCatalogue.all) }

  @Test(arguments: DeviationCatalogue.all.map(\.name)) func deviationIsCaughtByWhatItBreaks(_ name: String) throws {
    let proof = try #require(try Self.all.get().first { $0.deviation.name == name })
    #expect(proof.isConclusive, "\(proof.complaint)")
  }

  @Test func everyConformingClaimIsBrokenBySomeDeviation() throws {
    let caught = Set(try Self.all.get().flatMap(\.caughtBy))
    let conforming = try SpecPages.shared().judged.flatMap(\.claims).filter { $0.verdict == .conforms }
    #expect(conforming.map(\.claim.id).filter { !caught.contains($0) } == [], "no deviation breaks these claims")
  }

  @Test func everythingThatADeviationIsSaidToBreakTurnsRed() throws {
    let spared = try Self.all.get().flatMap { proof in
      proof.deviation.breaks.filter { glob in !proof.caughtBy.contains { $0.matches(glob: glob) } }
        .map { "\(proof.deviation.name): \($0)" }
    }
    #expect(spared == [])
  }

  @Test func everyDeviationNamesClaimsThatThereAre() throws {
    let ids = try SpecPages.shared().judged.flatMap(\.claims).map(\.claim.id)
    let idle = DeviationCatalogue.all.flatMap { deviation in
      (deviation.breaks + deviation.also).filter { glob in !ids.contains { $0.matches(glob: glob) } }
        .map { "\(deviation.name): \($0)" }
    }
    #expect(idle == [])
  }

  @Test func namesOfDeviationsAreUnique() {
    #expect(Set(DeviationCatalogue.all.map(\.name)).count == DeviationCatalogue.all.count)
  }

  // MARK: The prover on subjects that must not pass

  @Test func aFaultThatIsNoneSurvives() throws {
    let harmless = Deviation("harmless", "nothing is wrong", breaks: ["ASDisplayNode.didLoad/*"], cast: Cast())
    let proof = try #require(try Self.prove([harmless]).first)
    #expect(!proof.isConclusive)
    #expect(proof.complaint == "harmless survived: none of ASDisplayNode.didLoad/* turned red")
  }

  @Test func aFaultThatBreaksMoreThanItSaysIsToldWithTheClaims() throws {
    let guilty = try #require(DeviationCatalogue.all.first { $0.name == "did-load-twice" })
    let modest = Deviation(
      "modest", guilty.summary, breaks: ["ASDisplayNode.init/thread-any"], nodeSteps: guilty.nodeSteps)
    let proof = try #require(try Self.prove([modest]).first)
    #expect(
      proof.complaint == """
        modest survived: none of ASDisplayNode.init/thread-any turned red; \
        modest makes red what has nothing to do with it: ASDisplayNode.didLoad/once, \
        ASDisplayNode.didLoad/immediately-after-view-loaded
        """)
  }
}
