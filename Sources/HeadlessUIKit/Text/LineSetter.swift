import Foundation

/// Breaks text into lines, one after the other.
struct LineSetter {
  private(set) var styles: [TextAttributes] = []
  private var glyphs: [Glyph] = []
  private let width: CGFloat
  private let exclusions: [CGRect]
  /// The first character that is in no line yet.
  private var next = 0
  private var top: CGFloat = 0

  init(_ text: NSAttributedString, width: CGFloat, around exclusions: [CGRect] = []) {
    self.width = width
    self.exclusions = exclusions
    append(text)
  }

  /// Whether some of the text is in no line yet.
  var hasMore: Bool { next < glyphs.count }

  /// - Parameter limit: of lines; 0 means none.
  mutating func lines(atMost limit: Int) -> [TextLine] {
    var lines: [TextLine] = []
    while hasMore, limit <= 0 || lines.count < limit { lines.append(line(after: lines.last)) }
    return lines
  }

  func paragraph(of line: TextLine) -> NSParagraphStyle? {
    line.glyphs.first.flatMap { styles[$0.style].paragraph }
  }

  // MARK: Characters

  private mutating func append(_ text: NSAttributedString) {
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
      var style = TextAttributes(values)
      style.measureAttachment(at: range.location, in: width)
      styles.append(style)
      var location = range.location
      for character in string.substring(with: range) {
        let length = character.utf16.count
        let advance = Self.advance(of: character, in: style)
        glyphs.append(
          Glyph(
            character: character, range: NSRange(location: location, length: length), advance: advance,
            style: styles.count - 1))
        location += length
      }
    }
  }

  /// A square of the font's size.
  private static func advance(of character: Character, in style: TextAttributes) -> CGFloat {
    if character.isNewline { return 0 }
    if character == "\u{FFFC}", style.attachment != nil { return style.box.width + style.spacing }
    return style.font.pointSize + style.spacing
  }

  // MARK: Lines

  private mutating func line(after last: TextLine?) -> TextLine {
    let paragraph = styles[glyphs[next].style].paragraph
    let begins = next == 0 || glyphs[next - 1].character.isNewline
    if let last {
      let above = self.paragraph(of: last)
      if above?.lineSpacing ?? 0 > 0 { top += above?.lineSpacing ?? 0 }
      if begins { top += (above?.paragraphSpacing ?? 0) + (paragraph?.paragraphSpacingBefore ?? 0) }
    }
    let indent = begins ? paragraph?.firstLineHeadIndent ?? 0 : paragraph?.headIndent ?? 0
    let span = freeSpan(from: indent, to: right(in: paragraph))
    if let tabs = paragraph?.values.tabs, tabs.areSet { tabs.widen(&glyphs, from: next, at: span.start, upTo: width) }
    let end = endOfLine(room: Self.room(in: span), byWords: paragraph?.lineBreakMode != .byCharWrapping)
    var line = makeLine(Array(glyphs[next..<end]), x: span.start, top: top)
    line.end = span.end
    next = end
    top = line.rect.maxY
    return line
  }

  private func right(in paragraph: NSParagraphStyle?) -> CGFloat {
    let tail = paragraph?.tailIndent ?? 0
    return tail > 0 ? min(width, tail) : width + tail
  }

  /// What was measured to fit must fit when its size comes back rounded to pixels.
  private static func room(in span: LineSpan) -> CGFloat { span.length + 0.001 }

  /// Where the line that begins at ``next`` can be: at ``top``, or below what leaves no room for its first character.
  private mutating func freeSpan(from start: CGFloat, to end: CGFloat) -> LineSpan {
    let whole = LineSpan(start: start, end: end)
    guard !exclusions.isEmpty else { return whole }
    let extent = extent(of: glyphs[next])
    let height = height(of: extent.above + extent.below, in: styles[glyphs[next].style].paragraph)
    return whole.moved(beside: exclusions, top: &top, height: height, atLeast: glyphs[next].advance)
  }

  /// Where the line that begins at ``next`` ends: behind a line break, where the room ends, or at the end of the text. A line has at
  /// least one character.
  private func endOfLine(room: CGFloat, byWords: Bool) -> Int {
    var x: CGFloat = 0
    var lastBreak: Int?
    for index in next..<glyphs.count {
      let glyph = glyphs[index]
      if glyph.character.isNewline { return index + 1 }
      x += glyph.advance
      // Spaces at the end may stand beyond it.
      if x > room, !glyph.isSpace { return (byWords ? lastBreak : nil) ?? max(index, next + 1) }
      if glyph.mayBeLast { lastBreak = index + 1 }
    }
    return glyphs.count
  }

  private func makeLine(_ glyphs: [Glyph], x: CGFloat, top: CGFloat) -> TextLine {
    let start = glyphs.first?.range.location ?? 0
    let end = glyphs.last.map { NSMaxRange($0.range) } ?? start
    var line = TextLine(glyphs: glyphs, x: x, top: top, range: NSRange(location: start, length: end - start))
    let visible = glyphs.reversed().drop { $0.isSpace }
    line.width = visible.reduce(0) { $0 + $1.advance }
    var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
    for glyph in glyphs {
      let extent = extent(of: glyph)
      (ascent, descent) = (max(ascent, extent.above), max(descent, extent.below))
    }
    line.height = height(of: ascent + descent, in: paragraph(of: line))
    line.ascent = line.height - descent
    return line
  }

  private func extent(of glyph: Glyph) -> (above: CGFloat, below: CGFloat) {
    let style = styles[glyph.style]
    if glyph.character == "\u{FFFC}", style.attachment != nil { return (style.box.maxY, -style.box.minY) }
    return (style.font.ascender + style.rise, -style.font.descender - style.rise)
  }

  private func height(of natural: CGFloat, in paragraph: NSParagraphStyle?) -> CGFloat {
    guard let paragraph else { return natural }
    let wanted = natural * (paragraph.lineHeightMultiple > 0 ? paragraph.lineHeightMultiple : 1)
    let highest = paragraph.maximumLineHeight > 0 ? paragraph.maximumLineHeight : .infinity
    return min(max(wanted, paragraph.minimumLineHeight), max(highest, paragraph.minimumLineHeight))
  }

  // MARK: Truncation

  /// The last line that has room, with a token in place of what has none.
  mutating func truncated(_ line: TextLine, by limits: TextLimits) -> TextLine {
    switch limits.mode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: break
    case .byWordWrapping, .byCharWrapping, .byClipping: return line
    }
    let room = Self.room(in: LineSpan(start: line.x, end: line.end))
    let rest = glyphs.filter { $0.range.location >= line.range.location }.prefix { !$0.character.isNewline }
    let token = self.token(limits.token, like: line)
    let free = max(0, room - token.reduce(0) { $0 + $1.advance })
    let kept: [Glyph]
    switch limits.mode {
    case .byTruncatingHead: kept = token + Self.suffix(rest, in: free)
    case .byTruncatingMiddle: kept = Self.prefix(rest, in: free / 2) + token + Self.suffix(rest, in: free / 2)
    default: kept = Self.prefix(rest, in: free) + token
    }
    var result = makeLine(kept, x: line.x, top: line.top)
    (result.height, result.ascent, result.range, result.end) = (line.height, line.ascent, line.range, line.end)
    return result
  }

  /// An ellipsis in the style of the line, unless another token is given.
  private mutating func token(_ token: NSAttributedString?, like line: TextLine) -> [Glyph] {
    let count = glyphs.count
    append(token ?? NSAttributedString(string: "\u{2026}"))
    defer { glyphs.removeLast(glyphs.count - count) }
    let end = NSRange(location: NSMaxRange(line.range), length: 0)
    return glyphs[count...].map { glyph in
      let style = token == nil ? line.glyphs.last?.style ?? glyph.style : glyph.style
      let advance = token == nil ? styles[style].font.pointSize : glyph.advance
      return Glyph(character: glyph.character, range: end, advance: advance, style: style)
    }
  }

  private static func prefix(_ glyphs: some Collection<Glyph>, in room: CGFloat) -> [Glyph] {
    var x: CGFloat = 0
    let fitting = glyphs.prefix { glyph in
      x += glyph.advance
      return x <= room
    }
    return Array(fitting.reversed().drop { $0.isSpace }.reversed())
  }

  private static func suffix(_ glyphs: some BidirectionalCollection<Glyph>, in room: CGFloat) -> [Glyph] {
    prefix(glyphs.reversed(), in: room).reversed()
  }
}
