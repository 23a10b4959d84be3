import Foundation
import HeadlessUIKit

/// What stands in for a picture that is not there yet.
public func ASDisplayNodeDefaultPlaceholderColor() -> UIColor { UIColor(white: 0.95, alpha: 1) }
public func ASDisplayNodeDefaultTintColor() -> UIColor { .systemBlue }

/// A length of `points` points.
public func ASDimensionMakeWithPoints(_ points: CGFloat) -> ASDimension { ASDimensionMake(.points, points) }
/// A share of the parent's length, from 0 to 1.
public func ASDimensionMakeWithFraction(_ fraction: CGFloat) -> ASDimension { ASDimensionMake(.fraction, fraction) }

/// Runs `block` here if this is main, and in a job of main's if not.
public func ASPerformBlockOnMainThread(_ block: @escaping () -> Void) {
  if ThreadState.isMain { return block() }
  HeadlessRuntime.current.async(.main, block)
}

/// Runs `block` on a worker thread if this is main, and here if not.
public func ASPerformBlockOnBackgroundThread(_ block: @escaping () -> Void) {
  if !ThreadState.isMain { return block() }
  HeadlessRuntime.current.async(.background, block)
}

extension CALayer {
  /// Kept by nobody: highlights of links are part of the text.
  public var as_allowsHighlightDrawing: Bool {
    get { true }
    set {}
  }
}
