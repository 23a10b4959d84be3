import Foundation
import Testing

/// Colours are for people who look at a terminal and want them.
@Suite struct TerminalTests {
  @Test func aTerminalGetsColours() throws {
    #expect(try onTerminal(["check", "false.md", "--without-proof"]).contains("\u{1B}["))
  }

  @Test func noColorIsHeeded() throws {
    let plain = try onTerminal(["check", "false.md", "--without-proof"], environment: ["NO_COLOR": "1"])
    #expect(plain.contains("✘ false.md:5:29") && !plain.contains("\u{1B}["))
    #expect(try !onTerminal(["check", "false.md", "--without-proof", "--no-color"]).contains("\u{1B}["))
  }

  @Test func whatIsPipedIsPlain() throws {
    let folder = try Folder.withPages(["false.md": Folder.falsePage])
    #expect(try !Program.run("check", "false.md", "--without-proof", in: folder).out.contains("\u{1B}["))
  }

  /// What the program writes to a terminal.
  private func onTerminal(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
    let folder = try Folder.withPages(["false.md": Folder.falsePage])
    var (main, terminal): (Int32, Int32) = (0, 0)
    try #require(openpty(&main, &terminal, nil, nil, nil) == 0)
    defer { close(main) }
    var cleared = environment
    if environment["NO_COLOR"] == nil { cleared["NO_COLOR"] = "" }
    _ = try Program.run(
      arguments, in: folder, environment: cleared, output: FileHandle(fileDescriptor: terminal, closeOnDealloc: true),
      error: .nullDevice)
    // The kernel keeps what was written: this short output fits into a terminal's buffer.
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    _ = fcntl(main, F_SETFL, O_NONBLOCK)
    let count = read(main, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
