import Foundation

/// Where the text of a text view goes. What is set is kept in the limits that its text is measured with. Main only.
public final class NSTextContainer: NSObject {
  private weak var view: UITextView?
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

  init(of view: UITextView) { self.view = view }
}
