import CallTrace
import NodeConformance
import Testing

@Suite struct ScenarioTests {
  @Test(arguments: ScenarioCatalogue.all.map(\.name)) func sameSeedGivesTheSameTrace(_ name: String) throws {
    let scenario = try #require(ScenarioCatalogue.all.first { $0.name == name })
    let runner = ScenarioRunner(seed: 3)
    #expect(runner.trace(of: scenario).dump() == runner.trace(of: scenario).dump())
  }
}
