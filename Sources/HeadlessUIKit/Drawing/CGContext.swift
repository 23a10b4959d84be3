import Foundation

/// A bitmap to draw on, with the origin in its top left corner as UIKit sets it up. For one thread at a time.
///
/// A shadow is drawn without blur. The colours of pictures and gradients are taken as they are, in one colour space.
public final class CGContext {
  let canvas: CairoCanvas
  /// Pixels per point.
  package let scale: CGFloat
  var state = DrawingState()
  private(set) var saved: [SavedState] = []
  /// Pictures that everything is drawn through at the moment, the outermost one first.
  var masks: [ClippingMask] = []
  /// What the pixels are in for others, if it is not the bitmap itself.
  var memory: BitmapMemory?
  /// Where the numbers of a pixel lie for others.
  var layout = PixelLayout.native
  /// The current path, in pixels: a later transform does not move it.
  var outline = PathOutline()
  /// Told before a part of the bitmap is cleared.
  package var willClear: (() -> Void)?

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels per point.
  ///   - isOpaque: whether the bitmap begins black instead of clear.
  package init?(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    let pixels = CGSize(width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    guard let width = Int(exactly: pixels.width), let height = Int(exactly: pixels.height),
      let canvas = CairoCanvas(width: width, height: height)
    else { return nil }
    self.canvas = canvas
    self.scale = scale
    if isOpaque { paint(.color(.black)) }
    canvas.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// In pixels.
  public var width: Int { canvas.width }
  public var height: Int { canvas.height }

  /// A copy of what has been drawn.
  public func makeImage() -> CGImage? {
    withoutMasks {
      readMemory()
      return canvas.picture()
    }
  }

  // MARK: State

  public func saveGState() { save(isLayer: false) }

  private func save(isLayer: Bool) {
    canvas.save()
    saved.append(SavedState(state: state, isLayer: isLayer))
  }

  /// Does nothing where nothing was saved, or nothing since a transparency layer was begun.
  public func restoreGState() { if saved.last?.isLayer == false { restore() } }

  private func restore() {
    endMasks()
    guard let last = saved.popLast() else { return }
    canvas.restore()
    state = last.state
  }

  /// From user space to pixels.
  public var ctm: CGAffineTransform { canvas.transform }
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { canvas.transform }

  public func concatenate(_ transform: CGAffineTransform) {
    canvas.transform = transform.concatenating(canvas.transform)
  }

  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// - Parameter angle: in radians; clockwise as seen on a screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }
  public func setLineWidth(_ width: CGFloat) { state.line.width = max(0, width) }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dashes) = (phase, lengths)
  }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShouldAntialias(_ isOn: Bool) { state.isAntialiased = isOn }
  public func setAllowsAntialiasing(_ isOn: Bool) { state.isAntialiased = isOn }
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// What is drawn from now on throws a shadow, without blur; none for a nil or clear colour.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { DrawingState.Shadow(offset: offset, color: $0) }
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// What is drawn until the layer ends is faded and shadowed as one.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    save(isLayer: true)
    canvas.beginGroup()
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// Does nothing where no layer was begun. What was saved in the layer and not restored is restored first.
  public func endTransparencyLayer() {
    guard saved.contains(where: \.isLayer) else { return }
    while saved.last?.isLayer == false { restore() }
    guard let outer = saved.last?.state else { return }
    sharing { canvas.endGroup(alpha: outer.alpha, mode: outer.blendMode) }
    restore()
  }
}

struct SavedState {
  let state: DrawingState
  /// Whether a transparency layer was begun with it.
  let isLayer: Bool
}

/// What ``CGContext/saveGState()`` saves, besides the transform and the clip.
struct DrawingState {
  struct Shadow {
    var offset: CGSize
    var color: CGColor
  }

  var fill = CGColor.black
  var stroke = CGColor.black
  var alpha: CGFloat = 1
  var line = StrokeStyle()
  var blendMode = CGBlendMode.normal
  var isAntialiased = true
  var quality = CGInterpolationQuality.default
  var shadow: Shadow?
}
