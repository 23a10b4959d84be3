import ArgumentParser
import CallTrace
import SpecMonitors

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Judge a journal that was recorded anywhere.",
    discussion: """
      The format of a journal is described in Spec/trace-format.md.

      Examples:
        spec-check verify --trace run.jsonl guide.md --vocabulary guide.yml
        spec-check verify --trace a.jsonl --trace b.jsonl Spec/nodes.md --format json
      """)

  @Option(help: ArgumentHelp("A journal; may be given several times.", valueName: "file"))
  var trace: [String]

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var detail: DetailOption

  @Option(help: "The form of the result.")
  var format: VerdictFormat = .text

  func run() throws {
    try output.check()
    let vocabulary = try documents.loadVocabulary()
    let readings = try documents.readings(vocabulary, quiet: output.quiet)
    let traces = try trace.flatMap(read)
    let judged = Examination(readings: readings, vocabulary: vocabulary).judge(by: traces)
    try output.write(Rendering(format: format, style: output.style, verbose: detail.verbose).text(of: judged))
    try Outcome.exit(for: judged)
  }

  private func read(_ path: String) throws -> [Trace] {
    do {
      let journal = try JournalReader.read(path: path)
      if !output.quiet { report(journal, from: path) }
      return trace.count == 1 ? journal.traces : journal.traces.map { named($0, in: path) }
    } catch {
      throw Failure("\(error)")
    }
  }

  /// Of several journals, the trace's name alone does not say which run is meant.
  private func named(_ trace: Trace, in journal: String) -> Trace {
    var named = trace
    named.source = "\(journal): \(trace.source)"
    return named
  }

  /// What is wrong with a journal that can be read all the same. It makes verdicts inconclusive, so it has to be said.
  private func report(_ journal: Journal, from path: String) {
    for diagnostic in journal.diagnostics { Talk.note("\(path), \(diagnostic)") }
    for trace in journal.traces where !trace.gaps.isEmpty {
      let missing = trace.gaps.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
      Talk.note("\(path), trace \"\(trace.source)\": events are missing: \(missing.joined(separator: ", "))")
    }
  }
}
