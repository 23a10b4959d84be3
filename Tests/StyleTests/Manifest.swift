import Foundation

/// The targets of `Package.swift`, read from its text.
struct Manifest {
  struct Target: Hashable {
    let kind: String
    let name: String
    /// The folder, relative to the package.
    let path: String
    /// Modules of this package and of others.
    let dependencies: Set<String>

    var isTest: Bool { kind == "testTarget" }
  }

  let targets: [Target]

  init() throws {
    let text = try PackageFiles.text(of: "Package.swift").split(separator: "\n").filter { line in
      !line.drop { $0 == " " }.hasPrefix("//")
    }.joined(separator: "\n")
    let opening = /\.(target|executableTarget|testTarget|systemLibrary|plugin)\(\s*name:/
    targets = text.matches(of: opening).map { match in
      let call = Self.call(in: text, from: match.range.lowerBound)
      let name = call.firstMatch(of: /name:\s*"([^"]+)"/).map { String($0.1) } ?? ""
      let kind = String(match.1)
      let path = call.firstMatch(of: /path:\s*"([^"]+)"/).map { String($0.1) }
      return Target(
        kind: kind, name: name, path: path ?? "\(kind == "testTarget" ? "Tests" : "Sources")/\(name)",
        dependencies: Self.dependencies(in: call))
    }
  }

  /// From `start` to the parenthesis that closes the first one opened.
  private static func call(in text: String, from start: String.Index) -> String {
    var depth = 0
    for index in text[start...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return String(text[start...index]) }
      }
    }
    return String(text[start...])
  }

  private static func dependencies(in call: String) -> Set<String> {
    guard let list = call.firstMatch(of: /dependencies:\s*\[((?:[^\[\]])*)\]/)?.1 else { return [] }
    // What only some platforms need is imported where it is, as indented lines say.
    let products = list.matches(of: /\.product\(name:\s*"([^"]+)"[^)]*\)/).filter { !$0.0.contains("condition:") }.map {
      String($0.1)
    }
    let rest = list.replacing(/\.product\([^)]*\)/, with: "")
    return Set(products + rest.matches(of: /"([^"]+)"/).map { String($0.1) })
  }
}
