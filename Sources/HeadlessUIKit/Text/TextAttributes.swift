import Foundation

#if !canImport(UIKit) && !canImport(AppKit) || os(Linux)
  extension NSAttributedString.Key {
    /// A ``UIFont``; Helvetica of 12 points if there is none.
    public static let font = NSAttributedString.Key("NSFont")
    /// A ``UIColor``; black if there is none.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A ``UIColor`` behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An ``NSParagraphStyle``; that of a paragraph's first character counts.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Points added behind each character.
    public static let kern = NSAttributedString.Key("NSKern")
    public static let tracking = NSAttributedString.Key("CTTracking")
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An ``NSShadow``.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An ``NSTextAttachment`` in place of the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A URL or a string.
    public static let link = NSAttributedString.Key("NSLink")
    /// Points that the text is raised by.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  }
#endif

/// How lines under and through text look; every style but none is drawn as a single line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternSolid: NSUnderlineStyle = []
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text; it is drawn without blur.
open class NSShadow: NSObject {
  private let coreMark = CoreMark.swiftObject
  /// In points.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A ``UIColor``.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {}
}

/// A picture within text. It stands in place of the character U+FFFC.
open class NSTextAttachment: NSObject {
  private let coreMark = CoreMark.swiftObject
  /// In place of ``image`` and its size where it is not empty; y upwards from the baseline, in points.
  open var bounds = CGRect.zero
  open var image: UIImage?
  public let contents: Data?
  public let fileType: String?

  public init(data: Data?, ofType type: String?) { (contents, fileType) = (data, type) }
  public override init() { (contents, fileType) = (nil, nil) }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// What the attachment covers, y upwards from the baseline: its ``bounds``, or else the size of its picture. To be overridden.
  ///
  /// - Parameters:
  ///   - textContainer: nil here: text is measured for many.
  ///   - lineFrag: as wide as the text may be, as high as a line of the font that the attachment has.
  ///   - position: the beginning of the line; where in it the attachment will stand is not known yet.
  ///   - charIndex: where in the text the attachment is, in UTF-16 units.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  /// What is drawn there. To be overridden.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// The one character that an attachment stands in place of.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The attributes of a piece of text, as far as measuring and drawing need them.
struct TextAttributes {
  var font = UIFont(family: "Helvetica", size: 12)
  var color = UIColor.black
  var background: UIColor?
  var paragraph: NSParagraphStyle?
  var spacing: CGFloat = 0
  var rise: CGFloat = 0
  var underline: UIColor?
  var strikethrough: UIColor?
  var shadow: NSShadow?
  var attachment: NSTextAttachment?
  /// What the attachment covers, y upwards from the baseline.
  private(set) var box = CGRect.zero

  /// Asks the attachment, if there is one, how large it is.
  mutating func measureAttachment(at index: Int, in width: CGFloat) {
    guard let attachment else { return }
    let line = CGRect(x: 0, y: 0, width: width.isFinite ? width : 10_000_000, height: font.lineHeight)
    box = attachment.attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
  }

  init(_ values: [NSAttributedString.Key: Any]) {
    if let font = values[.font] as? UIFont { self.font = font }
    let link = values[.link] == nil ? nil : UIColor.link
    color = values[.foregroundColor] as? UIColor ?? link ?? .black
    background = values[.backgroundColor] as? UIColor
    paragraph = values[.paragraphStyle] as? NSParagraphStyle
    spacing = Self.number(values[.kern]) + Self.number(values[.tracking])
    rise = Self.number(values[.baselineOffset])
    if Self.number(values[.underlineStyle]) != 0 { underline = values[.underlineColor] as? UIColor ?? color }
    if Self.number(values[.strikethroughStyle]) != 0 {
      strikethrough = values[.strikethroughColor] as? UIColor ?? color
    }
    shadow = values[.shadow] as? NSShadow
    attachment = values[.attachment] as? NSTextAttachment
  }

  /// Subclasses write these as numbers of any type, or as the style itself.
  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSUnderlineStyle: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}
