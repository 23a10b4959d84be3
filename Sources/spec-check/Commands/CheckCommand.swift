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
  @OptionGroup var detail: DetailOption

  @Option(help: "The form of the result.")
  var format: VerdictFormat = .text

  func run() throws {
    try output.check()
    let vocabulary = try documents.loadVocabulary()
    let readings = try documents.readings(vocabulary, quiet: output.quiet)
    let judged = try running.judge(readings, vocabulary, quiet: output.quiet)
    try output.write(Rendering(format: format, style: output.style, verbose: detail.verbose).text(of: judged))
    try Outcome.exit(for: judged)
  }
}
