import ArgumentParser
import Foundation
import SpecReports

/// Where the result goes, and what is said beside it.
struct OutputOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write the result to a file instead of standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Only the result, no talk on standard error.")
  var quiet = false

  @Flag(help: "No colours (also: the environment variable NO_COLOR).")
  var noColor = false

  /// Colours only where somebody looks: a terminal, unless told otherwise.
  var style: TerminalStyle {
    let isWanted = !noColor && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    return TerminalStyle(isColored: isWanted && output == nil && isatty(STDOUT_FILENO) == 1)
  }

  /// To be asked before any work is done.
  ///
  /// - Throws: ``Failure`` when the file could not be written.
  func check() throws {
    if let output { try OutputFile.check(output) }
  }

  func write(_ text: String) throws {
    if let output { try OutputFile.write(text, to: output) } else { try OutputFile.print(text) }
  }
}

/// How much a report for people says.
struct DetailOption: ParsableArguments {
  @Flag(help: "Show conforming claims too (text).")
  var verbose = false
}
