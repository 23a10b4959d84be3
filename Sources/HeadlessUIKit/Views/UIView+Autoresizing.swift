import Foundation

extension UIView {
  /// Has the subviews whose frames are their own follow a change of this view's size, as their masks say.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in subviews where subview.autoresizingMask != [] && subview.translatesAutoresizingMaskIntoConstraints {
      subview.autoresize(in: bounds.size, from: old)
    }
  }

  private func autoresize(in size: CGSize, from old: CGSize) {
    let (frame, mask) = (frame, autoresizingMask)
    let x = AutoresizedSpan(start: frame.minX, length: frame.width, whole: old.width)
      .resized(
        to: size.width, start: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        end: mask.contains(.flexibleRightMargin))
    let y = AutoresizedSpan(start: frame.minY, length: frame.height, whole: old.height)
      .resized(
        to: size.height, start: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        end: mask.contains(.flexibleBottomMargin))
    self.frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}

/// Where a view is along one axis of the one above.
private struct AutoresizedSpan {
  var start: CGFloat
  var length: CGFloat
  var whole: CGFloat

  /// What is flexible shares the difference, by how large it is: by equal parts if all of it is empty. The start stays if nothing is
  /// flexible.
  func resized(to new: CGFloat, start isStart: Bool, length isLength: Bool, end isEnd: Bool) -> AutoresizedSpan {
    let parts = [(isStart, start), (isLength, length), (isEnd, whole - start - length)]
      .map { $0.0 ? max(0, $0.1) : nil }
    let flexible = parts.compactMap(\.self)
    let sum = flexible.reduce(0, +)
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return (new - whole) * (sum > 0 ? part / sum : 1 / CGFloat(flexible.count))
    }
    return AutoresizedSpan(start: start + share(parts[0]), length: max(0, length + share(parts[1])), whole: new)
  }
}
