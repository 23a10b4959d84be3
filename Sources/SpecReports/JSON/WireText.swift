import Foundation
import SpecClaims

/// Prints wire values: sorted keys and unescaped slashes, so that the same value always gives the same bytes.
enum WireText {
  static func pretty(_ value: some Encodable) -> String { text(value, encoder([.prettyPrinted])) + "\n" }

  /// A line for each element. There may be thousands, which are written by several threads.
  static func lines<Element: Sendable, Wire: Encodable & SendableMetatype>(
    _ elements: [Element], of wire: @Sendable (Element) -> Wire?
  ) -> String {
    let starts = stride(from: 0, to: elements.count, by: linesInPart)
    return SideBySide.map(starts.map { elements[$0...].prefix(linesInPart) }) { part in
      let encoder = encoder([])
      return part.compactMap(wire).map { text($0, encoder) + "\n" }.joined()
    }.joined()
  }

  private static let linesInPart = 500

  private static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return encoder
  }

  /// Wire types hold strings, integers and booleans only, which always encode; a failure is a fault of a wire type.
  private static func text(_ value: some Encodable, _ encoder: JSONEncoder) -> String {
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
