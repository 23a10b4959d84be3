import CCairo
import Foundation

/// A bitmap with a drawing state, on cairo. The only file that talks to it.
///
/// A canvas belongs to one thread at a time; several can be drawn on side by side. What cairo cannot take (a transform without inverse,
/// numbers that are not finite) draws nothing, and leaves the canvas usable.
final class CairoCanvas {
  /// In pixels.
  let width: Int
  let height: Int
  private let surface: OpaquePointer
  fileprivate let cairo: OpaquePointer

  /// Nothing at all is drawn on a bitmap longer than this, in pixels.
  static let greatestLength = 16_384

  /// An empty, fully transparent bitmap; nil for a size of zero or less, or beyond ``greatestLength``.
  init?(width: Int, height: Int) {
    let lengths = 1...Self.greatestLength
    guard lengths.contains(width), lengths.contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.width, self.height, self.surface, self.cairo) = (width, height, surface, cairo)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  // MARK: State

  func save() { cairo_save(cairo) }
  func restore() { cairo_restore(cairo) }

  /// From user space to pixels.
  var transform: CGAffineTransform {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      return CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
    set {
      guard newValue.hasInverse else { return clip(to: [], isInPixels: true, evenOdd: false) }
      var matrix = cairo_matrix_t(
        xx: newValue.a, yx: newValue.b, xy: newValue.c, yy: newValue.d, x0: newValue.tx, y0: newValue.ty)
      cairo_set_matrix(cairo, &matrix)
    }
  }

  func setOperator(_ mode: CGBlendMode) { cairo_set_operator(cairo, cairo_operator_for_blend_mode(mode.rawValue)) }
  func setAntialias(_ isOn: Bool) { cairo_set_antialias(cairo, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }

  func setStroke(_ style: StrokeStyle) {
    cairo_set_line_width(cairo, style.width)
    cairo_set_line_cap(cairo, cairo_line_cap_t(UInt32(style.cap.rawValue)))
    cairo_set_line_join(cairo, cairo_line_join_t(UInt32(style.join.rawValue)))
    cairo_set_miter_limit(cairo, style.miterLimit)
    // Cairo gives up for good on lengths that are no dashes.
    let isDashed = style.dashes.contains { $0 > 0 } && style.dashes.allSatisfy { $0 >= 0 && $0.isFinite }
    let dashes = isDashed ? style.dashes.map { Double($0) } : []
    cairo_set_dash(cairo, dashes, Int32(dashes.count), style.dashPhase)
  }

  // MARK: Paint

  func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color):
      if let tile = color.tile { return setSource(tile, alpha: color.alpha) }
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    case .linear(let gradient, let start, let end):
      setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient)
    case .radial(let gradient, let start, let startRadius, let end, let endRadius):
      setSource(cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius), gradient)
    }
  }

  private func setSource(_ tile: ColorTile, alpha: CGFloat) {
    let pixels = tile.image.faded(to: alpha)
    cairo_set_source_tiles(cairo, pixels, Int32(tile.image.width), Int32(tile.image.height), tile.scale)
  }

  private func setSource(_ pattern: OpaquePointer?, _ gradient: GradientStops) {
    for stop in gradient.stops {
      let (color, at) = (stop.color, stop.location)
      cairo_pattern_add_color_stop_rgba(pattern, at, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, gradient.extendsBeyondEnds ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  // MARK: Drawing

  func fill(_ path: [PathElement], isInPixels: Bool, evenOdd: Bool) {
    take(path, isInPixels: isInPixels)
    cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(cairo)
  }

  func stroke(_ path: [PathElement], isInPixels: Bool) {
    take(path, isInPixels: isInPixels)
    cairo_stroke(cairo)
  }

  func clip(to path: [PathElement], isInPixels: Bool, evenOdd: Bool) {
    take(path, isInPixels: isInPixels)
    cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
  }

  func resetClip() { cairo_reset_clip(cairo) }

  /// Covers everything within the clip.
  func paint(alpha: CGFloat = 1) { cairo_paint_with_alpha(cairo, alpha) }

  /// What the clip leaves, in user space.
  var clipBounds: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Draws a picture upright into a rectangle of user space.
  func draw(_ image: CGImage, in rect: CGRect, alpha: CGFloat, isSmooth: Bool) {
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return }
    image.withSurface { picture in
      cairo_draw_picture(
        cairo, picture, rect.minX, rect.minY, rect.width, rect.height, alpha, isSmooth ? 1 : 0)
    }
  }

  /// What is drawn from here on is put aside, to be drawn as one by ``endGroup(alpha:mode:)``.
  func beginGroup() { cairo_push_group(cairo) }

  func endGroup(alpha: CGFloat, mode: CGBlendMode) {
    cairo_pop_group_to_source(cairo)
    setOperator(mode)
    cairo_paint_with_alpha(cairo, alpha)
  }

  /// Draws it through a picture; see ``CGContext/clip(to:mask:)``.
  func endGroup(through mask: CGImage, in rect: CGRect) {
    mask.withSurface { cairo_end_group_through(cairo, $0, rect.minX, rect.minY, rect.width, rect.height) }
  }

  /// A copy of what has been drawn.
  func picture() -> CGImage {
    var pixels = [UInt32](repeating: 0, count: width * height)
    cairo_surface_copy_pixels(surface, &pixels)
    return CGImage(width: width, height: height, pixels: pixels)
  }

  /// The pixels themselves, row by row without padding, to be read and written.
  var pixels: UnsafeMutablePointer<UInt32>? {
    cairo_surface_flush(surface)
    cairo_surface_mark_dirty(surface)
    return cairo_image_surface_get_data(surface).map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt32.self)
    }
  }

  // MARK: -

  private func take(_ path: [PathElement], isInPixels: Bool) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    if isInPixels { cairo_identity_matrix(cairo) }
    cairo_new_path(cairo)
    for element in path where element.isFinite { append(element) }
    cairo_set_matrix(cairo, &matrix)
  }

  private func append(_ element: PathElement) {
    switch element {
    case .move(let point): cairo_move_to(cairo, point.x, point.y)
    case .line(let point): cairo_line_to(cairo, point.x, point.y)
    case .curve(let one, let two, let end): cairo_curve_to(cairo, one.x, one.y, two.x, two.y, end.x, end.y)
    case .close: cairo_close_path(cairo)
    }
  }

}

// MARK: - PNG

extension CGImage {
  /// A picture from a PNG file; nil if it is none.
  static func read(png: Data) -> CGImage? {
    let source = png.withUnsafeBytes { cairo_surface_from_png($0.baseAddress, $0.count) }
    defer { cairo_surface_destroy(source) }
    guard let source, cairo_surface_status(source) == CAIRO_STATUS_SUCCESS else { return nil }
    let (width, height) = (cairo_image_surface_get_width(source), cairo_image_surface_get_height(source))
    guard let canvas = CairoCanvas(width: Int(width), height: Int(height)) else { return nil }
    cairo_set_source_surface(canvas.cairo, source, 0, 0)
    canvas.paint()
    return canvas.picture()
  }

  /// The picture as a PNG file; nil if it cannot be made.
  func pngData() -> Data? {
    var data = Data()
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let data = closure?.assumingMemoryBound(to: Data.self), let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      data.pointee.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let status = withUnsafeMutablePointer(to: &data) { data in
      withSurface { cairo_surface_write_to_png_stream($0, write, data) }
    }
    return status == CAIRO_STATUS_SUCCESS ? data : nil
  }

  /// Lends the pixels to cairo. They are only read, so that several threads can do this at once.
  fileprivate func withSurface<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    pixels.withUnsafeBytes { bytes in
      let data = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      let surface = cairo_image_surface_create_for_data(
        data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      return body(surface)
    }
  }
}
