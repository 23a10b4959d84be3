import ArgumentParser
import Foundation
import SpecReports

enum Format: String, ExpressibleByArgument, CaseIterable {
  case text, json, jsonl, markdown, html, junit
}

/// Where the result goes, and in which form.
struct OutputOptions: ParsableArguments {
  @Option(help: "text, json, jsonl, markdown, html or junit.")
  var format: Format = .text

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write the result to a file instead of standard output.", valueName: "file"))
  var output: String?

  @Flag(help: "Only the result, no talk on standard error.")
  var quiet = false

  @Flag(help: "Show conforming claims too (text).")
  var verbose = false

  @Flag(help: "No colours (also: the environment variable NO_COLOR).")
  var noColor = false

  /// Colours only where somebody looks: a terminal, unless told otherwise.
  var style: TerminalStyle {
    let isWanted = !noColor && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    return TerminalStyle(isColored: isWanted && output == nil && isatty(STDOUT_FILENO) == 1)
  }

  func write(_ text: String) throws {
    guard let output else {
      FileHandle.standardOutput.write(Data(text.utf8))
      return
    }
    try OutputFile.write(text, to: output)
  }

  func require(_ formats: Format..., of command: String) throws {
    guard formats.contains(format) else {
      let known = formats.map(\.rawValue).joined(separator: ", ")
      throw Failure("\(command) cannot print \(format.rawValue); it can: \(known)")
    }
  }
}
