import Foundation

/// Prints wire values: sorted keys and unescaped slashes, so that the same value always gives the same bytes.
enum WireText {
  static func pretty(_ value: some Encodable) -> String { text(value, [.prettyPrinted]) + "\n" }

  static func line(_ value: some Encodable) -> String { text(value, []) }

  /// Wire types hold strings, integers and booleans only, which always encode; a failure is a fault of a wire type.
  private static func text(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      preconditionFailure("a wire value does not encode: \(error)")
    }
  }
}

/// An optional field that is written as `null`, because readers are promised the key.
@propertyWrapper
struct OrNull<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}
