import Foundation

extension CGContext {
  /// Draws from now on only where a picture covers: by as much as its alpha there, with its first row at the greatest y, as
  /// ``draw(_:in:byTiling:)`` puts it.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return clip(to: CGRect.zero) }
    begin(ClippingMask(image: mask, rect: rect, depth: saved.count))
  }

  /// What is drawn is put aside until the state is restored, or somebody wants to have the picture.
  private func begin(_ mask: ClippingMask) {
    masks.append(mask)
    canvas.beginGroup()
  }

  /// What was put aside is drawn first, and what follows is put aside again.
  func withoutMasks<Result>(_ body: () -> Result) -> Result {
    let (open, transform) = (masks.filter { $0.depth == saved.count }, canvas.transform)
    endMasks()
    defer {
      for mask in open { begin(mask) }
      canvas.transform = transform
    }
    return body()
  }

  func endMasks() {
    while let mask = masks.last, mask.depth == saved.count {
      masks.removeLast()
      sharing { canvas.endGroup(through: mask.image, in: mask.rect) }
    }
  }
}

struct ClippingMask {
  let image: CGImage
  let rect: CGRect
  /// How many states were saved when it began to count.
  let depth: Int
}
