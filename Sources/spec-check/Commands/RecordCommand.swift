import ArgumentParser
import CallTrace
import NodeConformance
import SpecReports

struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Run scenarios and keep the journal.",
    discussion: """
      Examples:
        spec-check record -o run.jsonl
        spec-check record --scenario node-block-scroll -o scroll.jsonl
        spec-check record --list
      """)

  @Option(help: "Only this scenario; may be given several times.")
  var scenario: [String] = []

  @Option(name: [.customShort("o"), .long], help: ArgumentHelp("The journal to write.", valueName: "file"))
  var output: String?

  @Option(help: "The seed of the deterministic scheduler.")
  var seed: UInt64 = 1

  @Flag(help: "List the scenarios and stop.")
  var list = false

  @Flag(help: "No talk on standard error.")
  var quiet = false

  func run() throws {
    if list {
      let lines = ScenarioCatalogue.all.map { "\($0.name)  \($0.summary)\n" }
      return try OutputFile.print(lines.joined())
    }
    guard let output else { throw Failure("where to? Name the journal with -o run.jsonl") }
    try OutputFile.check(output)
    let runner = ScenarioRunner(seed: seed)
    let traces = try chosen().map { runner.trace(of: $0) }
    do {
      try JournalWriter.write(
        Journal(source: "node runtime", producer: "spec-check record", traces: traces), to: output)
    } catch {
      throw Failure("\(error)")
    }
    if !quiet {
      Talk.note(
        "\(output): \(traces.count.counted("trace")), \(traces.reduce(0) { $0 + $1.events.count }.counted("event"))")
    }
  }

  private func chosen() throws -> [Scenario] {
    if scenario.isEmpty { return ScenarioCatalogue.all }
    return try scenario.map(ScenarioCatalogue.named)
  }
}
