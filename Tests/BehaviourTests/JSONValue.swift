import Foundation

/// A case's input or what it expects, as it stands in the file.
enum JSONValue: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  subscript(key: String) -> JSONValue { if case .object(let members) = self { members[key] ?? .null } else { .null } }
  subscript(index: Int) -> JSONValue { list.indices.contains(index) ? list[index] : .null }

  var list: [JSONValue] { if case .list(let values) = self { values } else { [] } }
  var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var isThere: Bool { self != .null }

  /// A length; `inf` is one without limit.
  var length: CGFloat? {
    switch self {
    case .number(let value): CGFloat(value)
    case .text("inf"): .infinity
    default: nil
    }
  }

  var lengths: [CGFloat] { list.compactMap(\.length) }

  var point: CGPoint? { lengths.count == 2 ? CGPoint(x: lengths[0], y: lengths[1]) : nil }
  var size: CGSize? { lengths.count == 2 ? CGSize(width: lengths[0], height: lengths[1]) : nil }
  var rect: CGRect? {
    lengths.count == 4 ? CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3]) : nil
  }

  init(_ point: CGPoint) { self = .list([.number(point.x), .number(point.y)]) }
  init(_ size: CGSize) { self = .list([.init(length: size.width), .init(length: size.height)]) }
  init(_ rect: CGRect) {
    self = .list([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
  }
  init(length: CGFloat) { self = length == .infinity ? .text("inf") : .number(length) }
}
