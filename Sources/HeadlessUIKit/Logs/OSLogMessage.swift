import Foundation

/// What may be read of a value in a log.
public enum OSLogPrivacy: Hashable, Sendable {
  case auto
  case `public`
  case `private`
  case sensitive
}

/// A line of a log. Of texts and objects in it only what is public can be read, as in the system's own log; numbers always can.
public struct OSLogMessage: ExpressibleByStringInterpolation, Hashable, Sendable {
  package let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      let value = value()
      let isNumber = value is any Numeric || value is Bool
      switch privacy {
      case .public: text += "\(value)"
      case .auto where isNumber: text += "\(value)"
      case .auto, .private, .sensitive: text += "<private>"
      }
    }
  }
}
