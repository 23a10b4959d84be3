import Foundation

extension UITextView {
  func scroll(to range: NSRange) {
    guard bounds.width > 0, let lines = extent(of: range) else { return }
    scrollRectToVisible(lines, animated: false)
  }

  /// Around the lines, in points.
  var room: UIEdgeInsets {
    let (insets, padding) = (textContainerInset, textContainer.lineFragmentPadding)
    return UIEdgeInsets(
      top: insets.top, left: insets.left + padding, bottom: insets.bottom, right: insets.right + padding)
  }

  /// Where the lines of a range are in the content. What is behind the text is taken to be in its last line.
  private func extent(of range: NSRange) -> CGRect? {
    let all = lines(of: attributedText, in: bounds.width).lines
    let first = all.last { $0.range.location <= range.location } ?? all.first
    let last = all.last { $0.range.location < max(range.upperBound, range.location + 1) } ?? first
    guard let first, let last else { return nil }
    let height = room.top + last.rect.maxY + room.bottom - first.rect.minY
    return CGRect(x: 0, y: first.rect.minY, width: 1, height: height)
  }

  func lines(of text: NSAttributedString, in width: CGFloat) -> TextLayout {
    let limits = TextLimits(
      size: CGSize(width: width - room.left - room.right, height: .infinity),
      lines: textContainer.maximumNumberOfLines, mode: textContainer.lineBreakMode,
      exclusions: textContainer.exclusionPaths.map {
        $0.bounds.offsetBy(dx: -textContainer.lineFragmentPadding, dy: 0)
      })
    return TextLayout(text, in: limits)
  }
}
