import Foundation

extension CGContext {
  // MARK: Shapes

  public func fill(_ rect: CGRect) { fill(PathOutline(rect: rect)) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func stroke(_ rect: CGRect) { stroke(PathOutline(rect: rect)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let line = state.line
    state.line.width = width
    stroke(rect)
    state.line = line
  }

  public func fillEllipse(in rect: CGRect) { fill(PathOutline(ellipseIn: rect)) }
  public func strokeEllipse(in rect: CGRect) { stroke(PathOutline(ellipseIn: rect)) }

  /// One line for each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(PathOutline(points: [points[index], points[index + 1]]))
    }
  }

  /// Makes everything in a rectangle clear.
  public func clear(_ rect: CGRect) {
    willClear?()
    canvas.setOperator(.clear)
    sharing { canvas.fill(PathOutline(rect: rect).elements, isInPixels: false, evenOdd: false) }
  }

  // MARK: Clip

  public func clip(to rect: CGRect) {
    canvas.clip(to: PathOutline(rect: rect).elements, isInPixels: false, evenOdd: false)
  }

  public func clip(to rects: [CGRect]) {
    let outlines = rects.flatMap { PathOutline(rect: $0).elements }
    canvas.clip(to: outlines, isInPixels: false, evenOdd: false)
  }

  public func resetClip() { canvas.resetClip() }

  /// In user space.
  public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }

  // MARK: Pictures

  /// Draws a picture with its first row at the greatest y, as CoreGraphics does: upside down where y grows downwards. `UIImage.draw`
  /// draws upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image, in: rect)
    restoreGState()
  }

  func drawUpright(_ image: CGImage, in rect: CGRect, alpha: CGFloat = 1) {
    prepare()
    sharing { canvas.draw(image, in: rect, alpha: alpha * state.alpha, isSmooth: state.quality != .none) }
  }

  // MARK: By path

  func fill(_ outline: PathOutline, isInPixels: Bool = false, evenOdd: Bool = false) {
    prepare()
    sharing {
      if let shadow = shadow(of: outline, isInPixels: isInPixels, in: state.fill) {
        canvas.fill(shadow.elements, isInPixels: true, evenOdd: evenOdd)
      }
      canvas.setSource(.color(state.fill.faded(to: state.alpha)))
      canvas.fill(outline.elements, isInPixels: isInPixels, evenOdd: evenOdd)
    }
  }

  func stroke(_ outline: PathOutline, isInPixels: Bool = false) {
    prepare()
    canvas.setStroke(state.line)
    sharing {
      if let shadow = shadow(of: outline, isInPixels: isInPixels, in: state.stroke) {
        canvas.stroke(shadow.elements, isInPixels: true)
      }
      canvas.setSource(.color(state.stroke.faded(to: state.alpha)))
      canvas.stroke(outline.elements, isInPixels: isInPixels)
    }
  }

  /// Where the shadow of an outline falls, in pixels, with its colour set as the source. No transform moves it.
  private func shadow(of outline: PathOutline, isInPixels: Bool, in color: CGColor) -> PathOutline? {
    guard let shadow = state.shadow, shadow.color.alpha > 0 else { return nil }
    canvas.setSource(.color(shadow.color.faded(to: color.alpha * state.alpha)))
    let there = isInPixels ? outline : outline.applying(canvas.transform)
    return there.applying(
      CGAffineTransform(translationX: shadow.offset.width * scale, y: shadow.offset.height * scale))
  }

  func clip(to outline: PathOutline, isInPixels: Bool = false, evenOdd: Bool = false) {
    canvas.clip(to: outline.elements, isInPixels: isInPixels, evenOdd: evenOdd)
  }

  /// Covers all that the clip leaves.
  func paint(_ paint: Paint) {
    prepare()
    canvas.setSource(paint)
    sharing { canvas.paint(alpha: state.alpha) }
  }

  private func prepare() {
    canvas.setOperator(state.blendMode)
    canvas.setAntialias(state.isAntialiased)
  }
}
