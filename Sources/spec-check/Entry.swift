import ArgumentParser
import Foundation

/// The program. Exit codes are a contract: 0 kept, 1 a promise is broken, 2 cannot tell.
@main
struct Entry {
  static func main() {
    do {
      var command = try SpecCheck.parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch let failure as Failure {
      Talk.error("\(failure)")
      exit(2)
    } catch {
      report(error)
    }
  }

  /// Help goes to standard output with code 0; whatever is wrong with the words of the call, to standard error with code 2.
  private static func report(_ error: any Error) -> Never {
    let message = SpecCheck.fullMessage(for: error)
    if SpecCheck.exitCode(for: error) == .success {
      print(message)
      exit(0)
    }
    let complaint = oneLine(SpecCheck.message(for: error))
    Talk.error((complaint.hasSuffix(".") ? String(complaint.dropLast()) : complaint) + help(in: message))
    exit(2)
  }

  /// Lists of values to choose from come as lines of their own.
  private static func oneLine(_ message: String) -> String {
    let lines = message.split(separator: "\n").map { $0.trimmingPrefix("  - ") }
    guard let first = lines.first else { return message }
    return lines.count == 1 ? message : "\(first) \(lines.dropFirst().joined(separator: ", "))"
  }

  /// The last line of the full message names the command whose help to read.
  private static func help(in message: String) -> String {
    guard let command = message.firstMatch(of: /See '(.*)' for more information/)?.1 else { return "" }
    return "; see \(command)"
  }
}

/// Something the user can mend; one clear line.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
