import ArgumentParser
import Foundation
import NodeConformance

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Run a scenario and write what its window shows as a PNG.",
    discussion: """
      The picture is of the last moment at which everything has settled and something is in the window.

      Examples:
        spec-check render drawing -o drawing.png
        spec-check render node-block-scroll --scale 1 -o cells.png
        spec-check render drawing --seed 5 -o other.png

      The scenarios: spec-check record --list
      """)

  @Argument(help: "The scenario.")
  var scenario: String

  @Option(name: [.customShort("o"), .long], help: ArgumentHelp("The picture to write.", valueName: "file"))
  var output: String?

  @Option(help: "Pixels per point, 1 to 4.")
  var scale: Int = 2

  @Option(help: "The seed of the deterministic scheduler.")
  var seed: UInt64 = 1

  @Flag(help: "No talk on standard error.")
  var quiet = false

  func validate() throws {
    guard (1...4).contains(scale) else { throw ValidationError("--scale is 1, 2, 3 or 4, not \(scale)") }
  }

  func run() throws {
    guard let output else { throw Failure("where to? Name the picture with -o \(scenario).png") }
    try OutputFile.check(output)
    let found = try ScenarioCatalogue.named(scenario)
    guard let picture = ScenarioRunner(seed: seed).picture(of: found, scale: CGFloat(scale)),
      let png = picture.pngData()
    else { throw Failure("the scenario \"\(scenario)\" shows nothing in a window, so there is no picture of it") }
    try OutputFile.write(Array(png), to: output)
    let size = "\(Int(picture.size.width)) × \(Int(picture.size.height)) points, @\(scale)x"
    if !quiet { Talk.note("\(output): \(size)") }
  }
}

extension ScenarioCatalogue {
  /// - Throws: ``Failure`` with the names that are near.
  static func named(_ name: String) throws -> Scenario {
    if let found = all.first(where: { $0.name == name }) { return found }
    let hint = Suggestion.hint(name, in: all.map(\.name), otherwise: "see spec-check record --list")
    throw Failure("there is no scenario \"\(name)\"; \(hint)")
  }
}
