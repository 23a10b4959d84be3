import NodeConformance
import SpecMonitors
import Testing

/// All pages hold on both engines.
@Suite struct EngineTests {
  @Test(arguments: 1...8) func pagesConformWhateverTheSeed(_ seed: Int) throws {
    let pages = try SpecPages.shared()
    let judged = pages.examination.judge(by: ScenarioRunner(seed: UInt64(seed)).traces())
    #expect(pages.failing(judged) == [])
  }

  @Test(arguments: 1...4) func pagesConformOnRealThreads(_ run: Int) throws {
    let pages = try SpecPages.shared()
    let judged = pages.examination.judge(by: ScenarioRunner(engine: .threaded).traces())
    #expect(pages.failing(judged) == [])
  }

  @Test func seedsReallyGiveDifferentRuns() throws {
    let scroll = try #require(ScenarioCatalogue.all.first { $0.name == "node-block-scroll" })
    let dumps = (1...8).map { ScenarioRunner(seed: UInt64($0)).trace(of: scroll).dump() }
    #expect(Set(dumps).count == 8)
  }
}
