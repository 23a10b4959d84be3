import Foundation

/// The built program, run as a user runs it.
enum Program {
  struct Result {
    let code: Int32
    let out: String
    let err: String

    /// Standard error without the program's name and the newline at its end.
    var complaint: String { err.trimmingPrefix("spec-check: ").trimmingCharacters(in: .newlines) }
  }

  /// - Parameters:
  ///   - folder: the folder to run it in.
  ///   - environment: variables to set besides those of the tests.
  static func run(_ arguments: String..., in folder: Folder, environment: [String: String] = [:]) throws -> Result {
    try run(arguments, in: folder, environment: environment)
  }

  static func run(_ arguments: [String], in folder: Folder, environment: [String: String] = [:]) throws -> Result {
    // Files, not pipes: nobody has to read while the program writes.
    let captures = try Folder()
    let (out, err) = (try captures.file(named: "out"), try captures.file(named: "err"))
    let code = try run(arguments, in: folder, environment: environment, output: out, error: err)
    return Result(code: code, out: try captures.text(of: "out"), err: try captures.text(of: "err"))
  }

  static func run(
    _ arguments: [String], in folder: Folder, environment: [String: String], output: FileHandle, error: FileHandle
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Beside the bundle of the tests.
  private static let executable: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let products = (bundle ?? URL(filePath: CommandLine.arguments[0])).deletingLastPathComponent()
    return products.appending(path: "spec-check")
  }()
}
