import Foundation

extension TextLayout {
  /// Draws the lines with the upper left corner of the text at a point.
  ///
  /// - Parameter shadow: of all of the text; one among its attributes comes before it.
  package func draw(at origin: CGPoint, in context: CGContext, shadow: TextShadow? = nil) {
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    for line in lines {
      for piece in pieces(of: line) { draw(piece, of: line, in: context, shadow: shadow) }
    }
    context.restoreGState()
  }

  /// Characters of one style, side by side.
  private struct Piece {
    var x: CGFloat
    var width: CGFloat = 0
    let style: TextAttributes
    var glyphs: [(x: CGFloat, character: Character)] = []
  }

  private func pieces(of line: TextLine) -> [Piece] {
    var pieces: [Piece] = []
    var (x, style) = (line.x, -1)
    for glyph in line.glyphs.reversed().drop(while: \.isSpace).reversed() {
      if glyph.style != style { pieces.append(Piece(x: x, style: styles[glyph.style])) }
      style = glyph.style
      pieces[pieces.count - 1].glyphs.append((x, glyph.character))
      pieces[pieces.count - 1].width += glyph.advance
      x += glyph.advance
    }
    return pieces
  }

  private func draw(_ piece: Piece, of line: TextLine, in context: CGContext, shadow: TextShadow?) {
    let style = piece.style
    let strip = CGRect(x: piece.x, y: line.top, width: piece.width, height: line.height)
    if let background = style.background { fill(strip, background, in: context) }
    context.saveGState()
    if let shadow = style.shadow.map({ TextShadow($0) }) ?? shadow {
      context.setShadow(offset: shadow.offset, blur: shadow.radius, color: shadow.color.cgColor)
    }
    let baseline = line.baseline - style.rise
    if let attachment = style.attachment {
      for glyph in piece.glyphs { draw(attachment, in: style.box, x: glyph.x, baseline: baseline) }
    } else {
      context.setFillColor(style.color.cgColor)
      context.fill(outline(of: piece, baseline: baseline))
    }
    let thickness = max(0.5, style.font.pointSize / 16)
    func rule(_ color: UIColor?, at y: CGFloat) {
      if let color { fill(CGRect(x: piece.x, y: y, width: piece.width, height: thickness), color, in: context) }
    }
    rule(style.underline, at: baseline + thickness)
    rule(style.strikethrough, at: baseline - style.font.xHeight * 0.6)
    context.restoreGState()
  }

  private func fill(_ rect: CGRect, _ color: UIColor, in context: CGContext) {
    context.setFillColor(color.cgColor)
    context.fill(rect)
  }

  private func draw(_ attachment: NSTextAttachment, in box: CGRect, x: CGFloat, baseline: CGFloat) {
    let place = CGRect(x: x + box.minX, y: baseline - box.maxY, width: box.width, height: box.height)
    attachment.image(forBounds: place, textContainer: nil, characterIndex: 0)?.draw(in: place)
  }

  /// The dots of all characters as one outline, so that no seams show where dots meet. A bold face has wider dots, an italic one leans.
  private func outline(of piece: Piece, baseline: CGFloat) -> PathOutline {
    let font = piece.style.font
    let dot = CGSize(width: font.pointSize * 0.12, height: font.pointSize * 0.1)
    let extra = font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? dot.width / 2 : 0
    let side = (font.pointSize - CGFloat(GlyphFace.columns) * dot.width) / 2
    var outline = PathOutline()
    for glyph in piece.glyphs {
      for dash in GlyphFace.dashes(of: glyph.character) {
        let row = CGFloat(dash.y - GlyphFace.rowsAboveBaseline)
        let lean = font.isItalic ? -row * dot.height / 5 : 0
        outline.append(
          PathOutline(
            rect: CGRect(
              x: glyph.x + side + CGFloat(dash.x) * dot.width + lean, y: baseline + row * dot.height,
              width: CGFloat(dash.length) * dot.width + extra, height: dot.height)))
      }
    }
    return outline
  }
}

/// A shadow of text; drawn without blur.
package struct TextShadow {
  package var offset: CGSize
  package var radius: CGFloat
  package var color: UIColor

  package init(offset: CGSize, radius: CGFloat, color: UIColor) {
    (self.offset, self.radius, self.color) = (offset, radius, color)
  }

  init(_ shadow: NSShadow) {
    self.init(
      offset: shadow.shadowOffset, radius: shadow.shadowBlurRadius, color: shadow.shadowColor as? UIColor ?? .clear)
  }
}
