import Foundation

/// An edge, a centre line, a baseline or a length of a view or guide, to make constraints from. Those of one axis go together.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// Where a distance begins that ends here.
  fileprivate var origin: DistanceOrigin?

  required public init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { bound(.equal, anchor) }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    bound(.greaterThanOrEqual, anchor)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    bound(.lessThanOrEqual, anchor)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    bound(.equal, anchor, plus: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { bound(.greaterThanOrEqual, anchor, plus: c) }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { bound(.lessThanOrEqual, anchor, plus: c) }

  func bound(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, times factor: CGFloat = 1,
    plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    // An anchor without its view says nothing.
    guard let item, other == nil || other?.item != nil else { return NSLayoutConstraint() }
    let made = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: factor, constant: constant)
    (made.firstOrigin, made.secondOrigin) = (origin, other?.origin)
    return made
  }

  /// From here to another one, as a length; less than 0 where that one comes first.
  func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    let distance = NSLayoutDimension(other.item ?? NSNull(), other.attribute)
    distance.origin = DistanceOrigin(item: item, attribute: attribute)
    return distance
  }
}

/// The anchor that a distance is measured from.
struct DistanceOrigin {
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
}

/// The distance between neighbours that UIKit calls the system's, in points.
let systemSpacing: CGFloat = 8

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.equal, anchor, plus: systemSpacing * multiplier) }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.greaterThanOrEqual, anchor, plus: systemSpacing * multiplier) }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.lessThanOrEqual, anchor, plus: systemSpacing * multiplier) }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.equal, anchor, plus: systemSpacing * multiplier) }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.greaterThanOrEqual, anchor, plus: systemSpacing * multiplier) }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { bound(.lessThanOrEqual, anchor, plus: systemSpacing * multiplier) }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { bound(.equal, nil, plus: c) }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    bound(.greaterThanOrEqual, nil, plus: c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    bound(.lessThanOrEqual, nil, plus: c)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { bound(.equal, anchor, times: m, plus: c) }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { bound(.greaterThanOrEqual, anchor, times: m, plus: c) }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { bound(.lessThanOrEqual, anchor, times: m, plus: c) }
}
