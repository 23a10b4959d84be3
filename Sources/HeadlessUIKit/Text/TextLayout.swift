import Foundation

/// A character as it is set.
struct Glyph {
  let character: Character
  /// Where it is in the string, in UTF-16 units.
  let range: NSRange
  /// From here to the next character, in points.
  var advance: CGFloat
  /// Index into the attributes of the text.
  let style: Int

  var isSpace: Bool { character.isWhitespace }
  /// Whether it is none of the string's: it stands for those that have no room.
  var isToken: Bool { range.length == 0 }
  /// Whether a line may end behind it: spaces, hyphens, and the scripts that are written without spaces.
  var mayBeLast: Bool {
    isSpace || character == "-" || character.unicodeScalars.first.map { (0x2E80...0xFFDC).contains($0.value) } == true
  }
}

/// A line as it is set, in the coordinates of the text: origin in its upper left corner, points.
package struct TextLine {
  var glyphs: [Glyph]
  /// Where the first character begins.
  var x: CGFloat = 0
  var top: CGFloat = 0
  var height: CGFloat = 0
  /// From ``top``.
  var ascent: CGFloat = 0
  /// Spaces at the end do not count.
  var width: CGFloat = 0
  /// Where the room for the line ends.
  var end = CGFloat.infinity
  /// Of the string, spaces at the end included.
  package var range: NSRange
  package var rect: CGRect { CGRect(x: x, y: top, width: width, height: height) }
  package var baseline: CGFloat { top + ascent }
}

/// What limits a layout.
package struct TextLimits {
  /// In points.
  package var size: CGSize
  /// 0 means none.
  package var lines = 0
  /// What becomes of the text that has no room: one of the truncating modes puts ``token`` in its place.
  package var mode = NSLineBreakMode.byWordWrapping
  package var token: NSAttributedString?
  /// What the text flows around, in its own coordinates: the rectangles around paths.
  package var exclusions: [CGRect]

  package init(
    size: CGSize, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping, token: NSAttributedString? = nil,
    exclusions: [CGRect] = []
  ) {
    (self.size, self.lines, self.mode, self.token, self.exclusions) = (size, lines, mode, token, exclusions)
  }
}

/// Text set in lines: broken at words, at line breaks, and within a word that is longer than a line.
package struct TextLayout {
  package private(set) var lines: [TextLine] = []
  private(set) var styles: [TextAttributes] = []
  /// Whether some of the text had no room.
  package private(set) var isTruncated = false
  /// Of the lines, without what they may leave free at the sides; in points, exact.
  package private(set) var size = CGSize.zero

  package init(_ text: NSAttributedString, in limits: TextLimits) {
    var setter = LineSetter(text, width: limits.size.width, around: limits.exclusions)
    lines = setter.lines(atMost: limits.lines)
    let whole = lines.count
    fit(limits.size.height)
    if lines.count < whole || setter.hasMore {
      isTruncated = true
      if let last = lines.indices.last { lines[last] = setter.truncated(lines[last], by: limits) }
    }
    styles = setter.styles
    align(in: limits.size.width, by: setter)
  }

  /// Drops the lines that the height has no room for; the first one always stays.
  private mutating func fit(_ height: CGFloat) {
    // Sizes go through rounding to pixels before they come back as limits.
    while lines.count > 1, let last = lines.last, last.rect.maxY > height + 0.001 { lines.removeLast() }
  }

  private mutating func align(in width: CGFloat, by setter: LineSetter) {
    let right = lines.map { $0.x + $0.width }.max() ?? 0
    let whole = width.isFinite ? width : right
    for index in lines.indices {
      let line = lines[index]
      let free = max(0, min(whole, line.end) - line.x - line.width)
      switch setter.paragraph(of: lines[index])?.alignment ?? .natural {
      case .center: lines[index].x += free / 2
      case .right: lines[index].x += free
      case .left, .justified, .natural: break
      }
    }
    size = CGSize(width: right, height: lines.last?.rect.maxY ?? 0)
  }

  /// The string index of the character at a point; nil beside the text.
  package func characterIndex(at point: CGPoint) -> Int? {
    guard let line = lines.first(where: { $0.rect.contains(point) }) else { return nil }
    var x = line.x
    for glyph in line.glyphs {
      x += glyph.advance
      if point.x < x { return glyph.isToken ? nil : glyph.range.location }
    }
    return nil
  }

  /// Whether a point is on what stands for the text that has no room.
  package func isToken(at point: CGPoint) -> Bool {
    guard isTruncated, let line = lines.last, line.rect.contains(point) else { return false }
    var x = line.x
    for glyph in line.glyphs {
      x += glyph.advance
      if point.x < x { return glyph.isToken }
    }
    return false
  }

  /// What a part of the string covers, line by line.
  package func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      var (x, left, right) = (line.x, CGFloat.infinity, -CGFloat.infinity)
      for glyph in line.glyphs {
        if NSLocationInRange(glyph.range.location, range) { (left, right) = (min(left, x), x + glyph.advance) }
        x += glyph.advance
      }
      return left < right ? CGRect(x: left, y: line.top, width: right - left, height: line.height) : nil
    }
  }
}
