import Foundation
import Testing

/// Something that the original does, with the numbers that come out: one line of the file in `Cases`.
struct BehaviourCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let kind: String
  let input: JSONValue
  let expected: JSONValue

  var testDescription: String { id }

  static let all: [BehaviourCase] = {
    guard let url = Bundle.module.url(forResource: "behaviour", withExtension: "json", subdirectory: "Cases"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([BehaviourCase].self, from: data)) ?? []
  }()

  static func of(_ kinds: String...) -> [BehaviourCase] { all.filter { kinds.contains($0.kind) } }
}

struct UnknownCase: Error, CustomStringConvertible {
  let description: String
}
