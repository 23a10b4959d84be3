import Foundation

/// Where text goes on behind a tab.
open class NSTextTab: NSObject {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Which side of the text between this tab and the next one is at the place, or its middle.
  public let alignment: NSTextAlignment
  /// From the leading edge of the room for the text, in points.
  public let location: CGFloat
  /// Kept only.
  public let options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  open override var hash: Int { location.hashValue }
}

/// The tabs of a paragraph.
struct TabStops: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var alignment: NSTextAlignment
    var location: CGFloat
  }

  /// In the order of their places; nil where nobody has said anything.
  var stops: [Stop]?
  /// Between those behind the last one, in points; 0 for none.
  var interval: CGFloat = 0

  var areSet: Bool { stops?.isEmpty == false || interval > 0 }

  /// Has each tab of a line reach to where the text behind it begins.
  ///
  /// - Parameters:
  ///   - next: the line's first character.
  ///   - start: where that begins, in points.
  ///   - end: where the room for lines ends.
  func widen(_ glyphs: inout [Glyph], from next: Int, at start: CGFloat, upTo end: CGFloat) {
    var x = start
    for index in next..<glyphs.count where x <= end {
      if glyphs[index].character.isNewline { return }
      if glyphs[index].character == "\t" {
        let text = glyphs[(index + 1)...].prefix { $0.character != "\t" && !$0.character.isNewline }
        glyphs[index].advance = self.start(after: x, width: text.reduce(0) { $0 + $1.advance }) - x
      }
      x += glyphs[index].advance
    }
  }

  /// Where the text behind a tab begins: at the first place that leaves room for it, else where it is.
  ///
  /// - Parameters:
  ///   - x: where the text before it ends.
  ///   - width: of the text up to the next tab.
  func start(after x: CGFloat, width: CGFloat) -> CGFloat {
    for stop in stops ?? [] where stop.location > x {
      switch stop.alignment {
      case .right: return max(x, stop.location - width)
      case .center: return max(x, stop.location - width / 2)
      case .left, .justified, .natural: return stop.location
      }
    }
    guard interval > 0 else { return x }
    return (x / interval).rounded(.down) * interval + interval
  }
}
