import ArgumentParser
import NodeConformance
import SpecMonitors

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Run the scenarios and judge the pages; write nothing. For CI.",
    discussion: """
      Examples:
        spec-check check
        spec-check check guide.md --format junit -o report.xml
        spec-check check --format json | jq -r '.claims[] | "\\(.verdict) \\(.id)"'

      A broken "should" is a warning and does not change the exit code.
      """)

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var running: RunOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try output.require(.text, .json, .markdown, .html, .junit, of: "check")
    let vocabulary = try documents.loadVocabulary()
    let readings = try documents.readings(vocabulary, quiet: output.quiet)
    let judged = try running.judge(readings, vocabulary, quiet: output.quiet)
    try output.write(Rendering.text(of: judged, output))
    try Outcome.exit(for: judged)
  }
}

/// From verdicts to exit codes.
enum Outcome {
  /// - Throws: `ExitCode(1)` when a promise is broken, `ExitCode(2)` when not one claim could be judged.
  static func exit(for documents: [JudgedDocument]) throws {
    let totals = Totals(documents)
    if totals.violated > 0 { throw ExitCode(1) }
    if totals.conform + totals.warnings == 0 {
      throw Failure("not one claim could be judged: nothing that they speak of was seen; see the reasons above")
    }
  }
}
