import ArgumentParser
import CallTrace
import NodeConformance
import SpecClaims
import SpecMonitors

/// How the scenarios are run.
struct RunOptions: ParsableArguments {
  @Option(help: "The seed of the deterministic scheduler; the same seed gives the same run.")
  var seed: UInt64 = 1

  @Flag(help: "Do not run the deviations: faster, but no claim is shown to catch anything.")
  var withoutProof = false

  /// Judges the readings by all scenarios, and runs every deviation to see which claim catches it.
  func judge(_ readings: [Reading], _ vocabulary: Vocabulary, quiet: Bool) throws -> [JudgedDocument] {
    let progress = Progress(quiet: quiet)
    defer { progress.end() }
    let examination = Examination(readings: readings, vocabulary: vocabulary)
    let runner = ScenarioRunner(seed: seed)
    progress.show("running \(ScenarioCatalogue.all.count) scenarios")
    if withoutProof { return examination.judge(by: runner.traces()) }
    let prover = Prover(examination: examination, runner: runner, deviations: DeviationCatalogue.concerning(readings))
    return prover.judge { progress.show("deviation \($0)") }
  }
}
