import Foundation
import PortableSource

/// Writes sources so that they compile without Objective-C, and prints an expression that makes their screen:
/// `portable-source DIRECTORY FILE.swift…`.
@main
enum PortableSourceTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let directory = arguments.first, arguments.count > 1 else { fail("usage: portable-source DIRECTORY FILE…") }
    do {
      let files = try arguments.dropFirst().map {
        WithoutObjectiveC.File(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8))
      }
      let folder = URL(fileURLWithPath: directory, isDirectory: true)
      for (number, file) in WithoutObjectiveC(files, markingInitialisers: true).files.enumerated() {
        let name = "\(number)-\(URL(fileURLWithPath: file.path).lastPathComponent)"
        let text = "#sourceLocation(file: \"\(file.path)\", line: 1)\n\(file.text)"
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      print(ScreenChoice.expression(in: files) ?? "")
    } catch {
      fail("portable-source: \(error.localizedDescription)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}
