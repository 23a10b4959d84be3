import ArgumentParser
import NodeConformance
import SpecMonitors

struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove", abstract: "Run every deviation and show which claim catches which.",
    discussion: """
      A deviation is a deliberate fault in the runtime, or a subclass that breaks a rule. Exit code 1 when no claim catches one of \
      them, or when one makes claims red that have nothing to do with it.

      Examples:
        spec-check prove
        spec-check prove guide.md --deviation did-load-off-main
      """)

  @OptionGroup var documents: DocumentOptions

  @Option(help: "Only this deviation; may be given several times.")
  var deviation: [String] = []

  @Option(help: "The seed of the deterministic scheduler.")
  var seed: UInt64 = 1

  @OptionGroup var output: OutputOptions

  func run() throws {
    try output.require(.text, of: "prove")
    let vocabulary = try documents.loadVocabulary()
    let progress = Progress(quiet: output.quiet)
    let readings = try documents.readings(vocabulary, quiet: output.quiet)
    let examination = Examination(readings: readings, vocabulary: vocabulary)
    let runner = ScenarioRunner(seed: seed)
    let judged = examination.judge(by: runner.traces())
    let proofs = Prover(examination: examination, runner: runner, deviations: try chosen()).prove(against: judged) {
      progress.show("deviation \($0)")
    }
    progress.end()
    try output.write(ProofListing(proofs: proofs, judged: judged).text)
    if proofs.contains(where: { !$0.isConclusive }) { throw ExitCode(1) }
  }

  private func chosen() throws -> [Deviation] {
    if deviation.isEmpty { return DeviationCatalogue.all }
    return try deviation.map { name in
      guard let found = DeviationCatalogue.all.first(where: { $0.name == name }) else {
        let names = DeviationCatalogue.all.map(\.name)
        throw Failure(
          "there is no deviation \"\(name)\"; \(Suggestion.hint(name, in: names, otherwise: "spec-check prove lists them all"))"
        )
      }
      return found
    }
  }
}
