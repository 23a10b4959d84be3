import Foundation

/// Where a text goes. What is set is kept in the limits that the text is measured with. Main only.
open class NSTextContainer: NSObject {
  private weak var view: UITextView?
  public internal(set) weak var layoutManager: NSLayoutManager?
  private var ownSize: CGSize
  /// Room at both ends of a line, in points.
  public var lineFragmentPadding: CGFloat = 5 { didSet { view?.setNeedsDisplay() } }
  /// 0 for any number.
  public var maximumNumberOfLines = 0 { didSet { view?.setNeedsDisplay() } }
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { view?.setNeedsDisplay() } }
  // Kept only.
  public var widthTracksTextView = true
  public var heightTracksTextView = false
  /// What the text flows around: the rectangles around the paths.
  public var exclusionPaths: [UIBezierPath] = [] { didSet { view?.setNeedsDisplay() } }

  /// A container of its own, for a layout manager.
  public init(size: CGSize = .zero) {
    ownSize = size
    widthTracksTextView = false
  }

  init(of view: UITextView) {
    self.view = view
    ownSize = .zero
  }

  /// In points, 0 and anything huge for no limit; as wide as its view, if it is the view's.
  public var size: CGSize {
    get {
      guard let view else { return ownSize }
      let insets = view.textContainerInset
      return CGSize(width: view.bounds.width - insets.left - insets.right, height: .greatestFiniteMagnitude)
    }
    set { ownSize = newValue }
  }

  /// What its text is set in.
  var limits: TextLimits {
    func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1_000_000 ? length : .infinity }
    return TextLimits(
      size: CGSize(width: limit(size.width) - 2 * lineFragmentPadding, height: limit(size.height)),
      lines: maximumNumberOfLines, mode: lineBreakMode,
      exclusions: exclusionPaths.map { $0.bounds.offsetBy(dx: -lineFragmentPadding, dy: 0) })
  }
}
