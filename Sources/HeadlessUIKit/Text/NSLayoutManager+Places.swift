import Foundation

/// Where characters are: in the coordinates of the container, in points.
extension NSLayoutManager {
  public func usedRect(for container: NSTextContainer) -> CGRect {
    let layout = layout(in: container)
    let padding = container.lineFragmentPadding
    guard layout.size.height > 0 else { return .zero }
    let left = layout.lines.map(\.rect.minX).min() ?? 0
    return CGRect(x: left, y: 0, width: layout.size.width - left + 2 * padding, height: layout.size.height)
  }

  /// What of the text has room in a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    let lines = layout(in: container).lines
    return NSRange(location: 0, length: lines.map(\.range.upperBound).max() ?? 0)
  }

  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = layout(in: container).rects(of: glyphRange)
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }

  /// The nearest character, wherever the point is.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// - Parameter partialFraction: how far the point is through the character, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction:
      UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = layout(in: container).lines
    guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return 0 }
    let wanted = point.x - container.lineFragmentPadding
    var (x, last) = (line.x, line.range.location)
    for glyph in line.glyphs where !glyph.isToken {
      if wanted < x + glyph.advance {
        partialFraction?.pointee = glyph.advance > 0 ? max(0, min(1, (wanted - x) / glyph.advance)) : 0
        return glyph.range.location
      }
      (x, last) = (x + glyph.advance, glyph.range.location)
    }
    partialFraction?.pointee = 1
    return last
  }

  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction:
      UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// All the room that the line of a character has, from end to end of the container.
  public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return room(of: line)
  }

  /// The part of that room that text is in.
  public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return used(of: line)
  }

  /// Where a character begins on its baseline, in the room of its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(of: glyphIndex) else { return .zero }
    var x = line.x
    for glyph in line.glyphs where glyph.range.upperBound <= glyphIndex { x += glyph.advance }
    return CGPoint(x: x + firstLayout.padding, y: line.ascent)
  }

  /// Goes through the lines that a range is in: their room, the part in use, the container and their characters.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in layout(in: container).lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
      block(room(of: line), used(of: line), container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Goes through what a range covers, line by line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in layout(in: textContainer).rects(of: glyphRange) {
      block(rect.offsetBy(dx: textContainer.lineFragmentPadding, dy: 0), &stop)
      if stop.boolValue { return }
    }
  }

  /// What has no room at the end of the last line; `NSNotFound` if all has.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let layout = firstLayout.layout
    guard layout.isTruncated, let last = layout.lines.last, NSLocationInRange(glyphIndex, last.range),
      let shown = last.glyphs.last(where: { !$0.isToken })
    else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(location: shown.range.upperBound, length: max(0, text.length - shown.range.upperBound))
  }

  /// The line behind a text that ends with a line break; there is none to be seen here.
  public var extraLineFragmentRect: CGRect { .zero }

  public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let container = textContainers.first else { return nil }
    effectiveRange?.pointee = glyphRange(for: container)
    return container
  }

  private func line(of glyph: Int) -> TextLine? {
    let lines = firstLayout.layout.lines
    return lines.first { NSLocationInRange(glyph, $0.range) } ?? lines.last
  }

  private func room(of line: TextLine) -> CGRect {
    let container = textContainers.first
    let width = container.map { $0.limits.size.width + 2 * $0.lineFragmentPadding } ?? .infinity
    return CGRect(x: 0, y: line.top, width: width.isFinite ? width : line.rect.maxX, height: line.height)
  }

  private func used(of line: TextLine) -> CGRect {
    CGRect(x: line.x, y: line.top, width: line.width + 2 * firstLayout.padding, height: line.height)
  }
}
