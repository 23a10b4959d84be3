import Foundation
import HeadlessUIKit

extension ASTextNode.Content {
  /// The text set in lines, shrunk as far as the scale factors allow and need it.
  func layout(in size: CGSize) -> TextLayout {
    let room = CGSize(
      width: max(0, size.width - inset.left - inset.right), height: max(0, size.height - inset.top - inset.bottom))
    let text = text ?? NSAttributedString(string: "")
    var layout = TextLayout(text, in: limits(room))
    for factor in scaleFactors ?? [] where layout.isTruncated {
      layout = TextLayout(text.scaled(by: CGFloat(factor.doubleValue)), in: limits(room))
    }
    return layout
  }

  private func limits(_ room: CGSize) -> TextLimits {
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    return TextLimits(
      size: room, lines: Int(clamping: maximumLines), mode: wraps ? .byTruncatingTail : mode, token: token,
      exclusions: exclusionPaths?.map(\.bounds) ?? [])
  }

  private var token: NSAttributedString? {
    guard let additionalTruncation else { return truncation }
    let token = NSMutableAttributedString(
      attributedString: truncation ?? NSAttributedString(string: "\u{2026}", attributes: styleAtEnd))
    token.append(NSAttributedString(string: " ", attributes: styleAtEnd))
    token.append(additionalTruncation)
    return token
  }

  private var styleAtEnd: [NSAttributedString.Key: Any] {
    guard let text, text.length > 0 else { return [:] }
    return text.attributes(at: text.length - 1, effectiveRange: nil)
  }
}

extension NSAttributedString {
  fileprivate func scaled(by factor: CGFloat) -> NSAttributedString {
    let scaled = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
      guard let font = value as? UIFont else { return }
      scaled.addAttributes([.font: font.withSize(font.pointSize * factor)], range: range)
    }
    return scaled
  }
}

/// What stacks need to align baselines.
enum TextMeasures {
  /// Of the first line, in points: a paragraph that sets the line's height moves its baseline.
  static func ascender(of text: NSAttributedString?) -> CGFloat {
    guard let text, text.length > 0, let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont else {
      return 0
    }
    let value = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    guard let paragraph = value as? NSParagraphStyle else { return font.ascender }
    let height = max(font.lineHeight, paragraph.minimumLineHeight)
    let clamped = paragraph.maximumLineHeight > 0 ? min(height, paragraph.maximumLineHeight) : height
    return clamped + font.descender
  }

  /// Of the last line, a negative number of points.
  static func descender(of text: NSAttributedString?) -> CGFloat {
    guard let text, text.length > 0 else { return 0 }
    return (text.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont)?.descender ?? 0
  }
}
