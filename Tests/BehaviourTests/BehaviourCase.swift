import Foundation
import Testing

/// Something that the original does, with the numbers that come out: one line of the file in `Cases`.
struct BehaviourCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let kind: String
  let input: JSONValue
  let expected: JSONValue

  var testDescription: String { id }

  /// What the file holds, or why it cannot be read; ``CaseCountTests`` fails with that.
  static let loaded = Result {
    guard let url = Bundle.module.url(forResource: "behaviour", withExtension: "json", subdirectory: "Cases") else {
      throw UnknownCase(description: "Cases/behaviour.json is not there")
    }
    return try JSONDecoder().decode([BehaviourCase].self, from: Data(contentsOf: url))
  }

  static var all: [BehaviourCase] {
    switch loaded {
    case .success(let cases): cases
    case .failure: []
    }
  }

  static func of(_ kinds: String...) -> [BehaviourCase] { all.filter { kinds.contains($0.kind) } }
}

struct UnknownCase: Error, CustomStringConvertible {
  let description: String
}
