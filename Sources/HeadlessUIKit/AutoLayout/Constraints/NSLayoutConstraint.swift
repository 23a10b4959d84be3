import Foundation

/// What has to hold, or should hold, between two views or guides: the first one's attribute is equal to, at most or at least the second
/// one's times a factor, and a constant. Main only, once it is active.
open class NSLayoutConstraint: NSObject {
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  /// In points.
  open var constant: CGFloat {
    get { weight.constant }
    set { change("constant") { $0.constant = newValue } }
  }
  /// From 1 to 1000.
  open var priority: UILayoutPriority {
    get { weight.priority }
    set { change("priority") { $0.priority = newValue } }
  }
  /// Shown where a constraint is named.
  open var identifier: String?
  /// Kept only: there are no archives of views.
  open var shouldBeArchived = false

  private struct Weight: Equatable {
    var constant: CGFloat
    var priority = UILayoutPriority.required
  }

  private var weight: Weight
  /// The view whose ``UIView/constraints`` it is among; it keeps the constraint.
  package internal(set) weak var holder: UIView?
  /// Where the first side, or the second one, is measured from if it is a distance.
  var firstOrigin: DistanceOrigin?
  var secondOrigin: DistanceOrigin?
  /// Whether it was said that it contradicts others.
  var isReported = false

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    weight = Weight(constant: c)
    super.init()
  }

  /// Holds nothing.
  public override convenience init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
  }

  /// Whether it counts in layouts. Activating it puts it into the lowest view that has both items in it.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    letGo(constraints, "NSLayoutConstraint.deactivate(_:)")
  }

  private func change(_ name: String, _ change: (inout Weight) -> Void) {
    let what = "NSLayoutConstraint.\(name)"
    guard let new = changed(weight, by: change, ifAllowed: holder?.requireMain(.viewOnMain, what) ?? true) else {
      return
    }
    weight = new
    isReported = false
    holder?.constraintsDidChange()
  }

  open override var description: String {
    let second = secondItem.map { item in
      (multiplier == 1 ? "" : "\(Double(multiplier)) × ") + "\(type(of: item)).\(secondAttribute)"
    }
    let sum = [second, second != nil && constant == 0 ? nil : "\(Double(constant))"].compactMap { $0 }
    let sides = "\(firstItem.map { "\(type(of: $0))" } ?? "nothing").\(firstAttribute) \(relation.sign) "
    let weight = priority == .required ? "" : " @\(priority.rawValue)"
    return (identifier.map { "\($0): " } ?? "") + sides + sum.joined(separator: " + ") + weight
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
