import CThreadState
import Foundation

/// The contexts that a thread has open, the innermost first. Each job of a scheduler has its own.
final class OpenGraphics {
  let context: CGContext
  private let outer: Unmanaged<OpenGraphics>?

  private init(_ context: CGContext, outer: Unmanaged<OpenGraphics>?) {
    (self.context, self.outer) = (context, outer)
  }

  static var innermost: OpenGraphics? { top?.takeUnretainedValue() }

  private static var top: Unmanaged<OpenGraphics>? {
    thread_state_here().pointee.graphics.map { Unmanaged.fromOpaque($0) }
  }

  static func push(_ context: CGContext) {
    let entry = Unmanaged.passRetained(OpenGraphics(context, outer: top))
    thread_state_here().pointee.graphics = entry.toOpaque()
  }

  /// Does nothing where none is open.
  static func pop() {
    guard let top else { return }
    thread_state_here().pointee.graphics = top.takeUnretainedValue().outer?.toOpaque()
    top.release()
  }

  /// Forgets contexts that a job has left open.
  static func popAll() { while top != nil { pop() } }
}

/// The context that the calling thread draws in; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { OpenGraphics.innermost?.context }

/// Makes a context the current one of the calling thread.
public func UIGraphicsPushContext(_ context: CGContext) { OpenGraphics.push(context) }

/// Makes the context before the current one current again.
public func UIGraphicsPopContext() { OpenGraphics.pop() }

/// Opens a bitmap to draw on.
///
/// - Parameters:
///   - size: in points; a size that is empty or beyond measure gives a context of one clear pixel, as nothing of it can be seen.
///   - opaque: whether it begins black instead of clear.
///   - scale: pixels per point; 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UIScreen.main.scale
  let wanted = CGContext(size: size, scale: scale, isOpaque: opaque)
  if let context = wanted ?? CGContext(size: CGSize(width: 1, height: 1), scale: 1) { OpenGraphics.push(context) }
}

/// Opens a clear bitmap of one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// What has been drawn in the current context; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext() else { return nil }
  return context.makeImage().map { UIImage(cgImage: $0, scale: context.scale, orientation: .up) }
}

/// Closes the bitmap that was opened last.
public func UIGraphicsEndImageContext() { OpenGraphics.pop() }

/// Fills with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the frame of a rectangle, one point wide and within it.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Fills with the current fill colour, mixed with what is there as the mode says.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { UIRectFill(rect) }
}

/// Draws the frame of a rectangle, mixed with what is there as the mode says.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { UIRectFrame(rect) }
}

private func withBlendMode(_ blendMode: CGBlendMode, _ draw: () -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  draw()
  context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
