import Foundation
import HeadlessUIKit

extension ASTextNode {
  /// What is shown and how, behind one lock.
  struct Content {
    var text: NSAttributedString?
    var truncation: NSAttributedString?
    var additionalTruncation: NSAttributedString?
    var mode = NSLineBreakMode.byWordWrapping
    var maximumLines: UInt = 0
    var inset = UIEdgeInsets.zero
    var scaleFactors: [NSNumber]?
    var exclusionPaths: [UIBezierPath]?
    var linkNames = ["TextNodeLink"]
    var highlightRange = NSRange(location: 0, length: 0)
    var highlightStyle = ASTextNodeHighlightStyle.light
    var placeholderColor: UIColor?
    var placeholderInsets = UIEdgeInsets.zero
    var tintsText = false
    /// Of the last measurement.
    var isTruncated = false
    var lineCount: UInt = 0
    var longPressCancelsTouches = false
    var passesNonlinkTouches = false
    var alwaysTakesTokenTouches = false
  }
}
