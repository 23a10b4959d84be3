import Foundation
import HeadlessUIKit

/// What few nodes have set: kept apart, so that the others need no room for it.
struct RareProperties {
  var layoutMargins: UIEdgeInsets?
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var relayoutsOnMarginChanges = false
  var allowsGroupOpacity = true
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var accessibility = RareAccessibility()

  /// The values, all at once: what is shared is never changed.
  final class Box: @unchecked Sendable {
    let values: RareProperties
    init(_ values: RareProperties) { self.values = values }
  }

  /// Gives everything that was set to a view.
  func apply(to view: UIView) {
    if let layoutMargins { view.layoutMargins = layoutMargins }
    if !insetsMarginsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
    if preservesSuperviewMargins { view.preservesSuperviewLayoutMargins = true }
  }
}

/// What else somebody who cannot see is told of a node.
struct RareAccessibility {
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var isContainer = false
  var groupsChildren = false
  var frame: CGRect?
  var activationPoint: CGPoint?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var path: UIBezierPath?
  var language: String?
}

extension NodeProperties {
  /// What few nodes have set, with the defaults of those that have not.
  var rare: RareProperties {
    get { rareBox?.values ?? RareProperties() }
    set { rareBox = RareProperties.Box(newValue) }
  }
}
