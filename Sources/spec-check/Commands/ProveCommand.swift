import ArgumentParser
import NodeConformance
import SpecClaims
import SpecMonitors
import SpecReports

struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove", abstract: "Run every deviation and show which claim catches which.",
    discussion: """
      A deviation is a deliberate fault in the runtime, or a subclass that breaks a rule. Exit code 1 when no claim catches one of \
      them, or when one makes claims red that have nothing to do with it. Deviations that break nothing of the pages are left out.

      Examples:
        spec-check prove
        spec-check prove guide.md --deviation did-load-off-main
        spec-check prove --list
      """)

  @OptionGroup var documents: DocumentOptions

  @Option(help: "Only this deviation; may be given several times.")
  var deviation: [String] = []

  @Option(help: "The seed of the deterministic scheduler.")
  var seed: UInt64 = 1

  @Flag(help: "List the deviations and stop.")
  var list = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    try output.check()
    if list { return try output.write(DeviationCatalogue.all.map { "\($0.name)  \($0.summary)\n" }.joined()) }
    let chosen = try chosen()
    let vocabulary = try documents.loadVocabulary()
    let readings = try documents.readings(vocabulary, quiet: output.quiet)
    let deviations = try about(readings, of: chosen)
    let examination = Examination(readings: readings, vocabulary: vocabulary)
    let runner = ScenarioRunner(seed: seed)
    let found = runner.traces().map(examination.findings)
    let judged = examination.judge(by: found)
    let progress = Progress(quiet: output.quiet)
    let proofs = Prover(examination: examination, runner: runner, deviations: deviations).prove(against: found) {
      progress.show("deviation \($0)")
    }
    progress.end()
    try output.write(ProofListing(proofs: proofs, judged: deviation.isEmpty ? judged : nil).text)
    if proofs.contains(where: { !$0.isConclusive }) { throw ExitCode(1) }
  }

  /// Deviations by the names given; all of them without any.
  private func chosen() throws -> [Deviation] {
    if deviation.isEmpty { return DeviationCatalogue.all }
    return try deviation.map { name in
      if let found = DeviationCatalogue.all.first(where: { $0.name == name }) { return found }
      let names = DeviationCatalogue.all.map(\.name)
      let hint = Suggestion.hint(name, in: names, otherwise: "see spec-check prove --list")
      throw Failure("there is no deviation \"\(name)\"; \(hint)")
    }
  }

  /// Without those that have nothing to do with the pages: that no claim of theirs catches them is no wonder.
  private func about(_ readings: [Reading], of chosen: [Deviation]) throws -> [Deviation] {
    let pages = readings.count > 3 ? "these pages" : readings.map(\.document.name).joined(separator: " or ")
    let about = chosen.filter { $0.concerns(readings) }
    if !deviation.isEmpty, let other = chosen.first(where: { !$0.concerns(readings) }) {
      let claims = other.breaks.joined(separator: ", ")
      throw Failure(
        "the deviation \"\(other.name)\" breaks nothing that is promised by \(pages); it is meant to break \(claims)")
    }
    guard !about.isEmpty else { throw Failure("no deviation breaks anything that is promised by \(pages)") }
    let left = chosen.count - about.count
    if left > 0, !output.quiet {
      Talk.note("\(left.counted("deviation")) about other promises than those of \(pages) left out")
    }
    return about
  }
}
