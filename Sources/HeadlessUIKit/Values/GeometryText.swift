import Foundation

public func NSStringFromCGPoint(_ point: CGPoint) -> String { braced(point.x, point.y) }
public func NSStringFromCGVector(_ vector: CGVector) -> String { braced(vector.dx, vector.dy) }
public func NSStringFromCGSize(_ size: CGSize) -> String { braced(size.width, size.height) }
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { braced(offset.horizontal, offset.vertical) }
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  braced(insets.top, insets.left, insets.bottom, insets.right)
}

// Zero for what is written in another way.
public func CGRectFromString(_ string: String) -> CGRect { NSRectFromString(string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSSizeFromString(string) }
public func CGPointFromString(_ string: String) -> CGPoint { NSPointFromString(string) }

private func braced(_ numbers: CGFloat...) -> String {
  "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
}

/// The largest rectangle of the proportions of `aspectRatio` in the middle of another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
