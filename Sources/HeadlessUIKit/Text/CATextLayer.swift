import Foundation

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What becomes of text in a ``CATextLayer`` that has no room; kept only.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer that draws text.
open class CATextLayer: CALayer {
  /// A `String`, or an `NSAttributedString`, which has its own looks.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// A `UIFont`; anything else is the system's font.
  open var font: AnyObject? { didSet { setNeedsDisplay() } }
  /// In points; the font's own size does not count.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { setNeedsDisplay() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether lines that are too long are broken.
  open var isWrapped = false { didSet { setNeedsDisplay() } }

  override class var drawsItsSize: Bool { true }

  override func takeOver(_ other: CALayer) {
    super.takeOver(other)
    guard let other = other as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    (foregroundColor, alignmentMode) = (other.foregroundColor, other.alignmentMode)
    (truncationMode, isWrapped) = (other.truncationMode, other.isWrapped)
  }

  open override func display() {
    contents = drawing { context in
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      let width = isWrapped ? bounds.width : max(bounds.width, text.size().width)
      text.draw(in: CGRect(x: 0, y: 0, width: width, height: bounds.height))
    }
  }

  private var text: NSAttributedString {
    if let text = string as? NSAttributedString { return text }
    let style = NSMutableParagraphStyle()
    style.alignment = Self.alignments[alignmentMode] ?? .natural
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .white
    let font = (font as? UIFont)?.withSize(fontSize) ?? UIFont.systemFont(ofSize: fontSize)
    return NSAttributedString(
      string: string as? String ?? "", attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
  }

  private static let alignments: [CATextLayerAlignmentMode: NSTextAlignment] = [
    .left: .left, .right: .right, .center: .center, .justified: .justified,
  ]
}
