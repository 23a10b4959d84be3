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

  func run() throws {
    let vocabulary = try documents.loadVocabulary()
    let readings = try documents.readings(vocabulary)
    let traces = try trace.flatMap(read)
    let judged = Examination(readings: readings, vocabulary: vocabulary).judge(by: traces)
    try output.write(Rendering.text(of: judged, output))
    try Outcome.exit(for: judged)
  }

  private func read(_ path: String) throws -> [Trace] {
    do {
      let journal = try JournalReader.read(path: path)
      if !output.quiet { journal.diagnostics.forEach { Talk.note("\($0)") } }
      return journal.traces
    } catch {
      throw Failure("\(error)")
    }
  }
}
