import Foundation

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle is what the lines have to fit in; without this the text is one line, whose baseline is at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that has room ends in an ellipsis if there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What can be said about drawing text, and what became of it.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  open internal(set) var totalBounds = CGRect.zero

  public override init() {}
}

/// Every character is a square of its font's size; see ``UIFont``.
extension NSAttributedString {
  /// Of the text in as many lines as it has itself.
  public func size() -> CGSize {
    TextLayout(self, in: TextLimits(size: CGSize(width: CGFloat.infinity, height: .infinity))).size
  }

  /// Of the text set in lines no longer than `size` is wide.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = CGRect(origin: .zero, size: layout(for: size, options).size)
    context?.totalBounds = bounds
    return bounds
  }

  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: size()), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in lines no longer than the rectangle is wide, those below it too.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(for: rect.size, options)
    layout.draw(at: rect.origin, in: graphics)
    context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
  }

  /// A size of 0 means no limit, as it does in UIKit. Text whose own style cuts what has no room is never broken.
  private func layout(for size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
    var limits = TextLimits(
      size: CGSize(
        width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity))
    if !options.contains(.usesLineFragmentOrigin) { limits.size.width = .infinity }
    if options.contains(.truncatesLastVisibleLine) {
      limits.mode = .byTruncatingTail
    } else {
      limits.size.height = .infinity
    }
    if let cutting { (limits.mode, limits.lines) = (cutting, 1) }
    return TextLayout(self, in: limits)
  }

  /// How text of one paragraph is cut that is not to be broken; nil if it is to be broken.
  private var cutting: NSLineBreakMode? {
    guard length > 0, !string.contains(where: \.isNewline) else { return nil }
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return switch style?.lineBreakMode {
    case .byTruncatingHead?, .byTruncatingMiddle?, .byTruncatingTail?: style?.lineBreakMode
    default: nil
    }
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    with(attributes).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { with(attributes).boundingRect(with: size, options: options, context: context) }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    with(attributes).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    with(attributes).draw(in: rect)
  }

  private func with(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: description, attributes: attributes)
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attributes)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attributes)
  }
}
