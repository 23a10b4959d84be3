import Foundation

/// The constraints and guides that a stack makes for its views.
struct StackArrangement {
  private var constraints: [NSLayoutConstraint] = []
  /// Between neighbours, where the gaps have to be compared.
  private var gaps: [GapGuide] = []

  init() {}

  init(of views: [UIView], in stack: UIStackView, spacing: (UIView) -> CGFloat) {
    let room: any ConstraintItem =
      stack.isLayoutMarginsRelativeArrangement ? stack.systemGuide(.margins) : stack
    let along = stack.axis
    guard let first = views.first, let last = views.last else { return }
    add(first, along.start, .equal, room, along.start)
    for (view, next) in zip(views, views.dropFirst()) {
      let isAtLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
      let relation: NSLayoutConstraint.Relation = isAtLeast ? .greaterThanOrEqual : .equal
      add(next, along.start, relation, view, along.end, plus: spacing(view))
    }
    add(last, along.end, .equal, room, along.end)
    distribute(views, stack.distribution, along)
    for view in views { align(view, with: first, stack.alignment, in: room, stack.axis.other) }
  }

  func activate(in stack: UIStackView) {
    gaps.forEach(stack.addLayoutGuide)
    NSLayoutConstraint.activate(constraints)
  }

  func remove(from stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    gaps.forEach(stack.removeLayoutGuide)
  }

  private mutating func add(
    _ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: any ConstraintItem, _ otherAttribute: NSLayoutConstraint.Attribute, times factor: CGFloat = 1,
    plus constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: factor, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  // MARK: Along the stack

  private mutating func distribute(
    _ views: [UIView], _ distribution: UIStackView.Distribution, _ along: NSLayoutConstraint.Axis
  ) {
    guard let first = views.first else { return }
    switch distribution {
    case .fill: break
    case .fillEqually: for view in views.dropFirst() { add(view, along.length, .equal, first, along.length) }
    case .fillProportionally: fillProportionally(views, along)
    case .equalSpacing: compareGaps(of: views, from: along.end, to: along.start, along, priority: 1000)
    case .equalCentering: compareGaps(of: views, from: along.center, to: along.center, along, priority: 150)
    }
  }

  /// Lengths are to one another as those of the contents are.
  private mutating func fillProportionally(_ views: [UIView], _ along: NSLayoutConstraint.Axis) {
    let sized = views.map { ($0, along.length(of: $0.intrinsicContentSize)) }.filter { $0.1 > 0 }
    guard let (first, length) = sized.first else { return }
    for (view, other) in sized.dropFirst() {
      add(view, along.length, .equal, first, along.length, times: other / length, priority: 999)
    }
  }

  private mutating func compareGaps(
    of views: [UIView], from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute,
    _ along: NSLayoutConstraint.Axis, priority: Float
  ) {
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = GapGuide()
      add(gap, along.start, .equal, view, end)
      add(gap, along.end, .equal, next, start)
      if let last = gaps.last { add(gap, along.length, .equal, last, along.length, priority: priority) }
      gaps.append(gap)
    }
  }

  // MARK: Across the stack

  private mutating func align(
    _ view: UIView, with first: UIView, _ alignment: UIStackView.Alignment, in room: any ConstraintItem,
    _ across: NSLayoutConstraint.Axis
  ) {
    let (start, end) = (across.start, across.end)
    let sticks: (start: Bool, end: Bool) =
      switch alignment {
      case .fill: (true, true)
      case .leading: (true, false)
      case .trailing: (false, true)
      case .center, .firstBaseline, .lastBaseline: (false, false)
      }
    add(view, start, sticks.start ? .equal : .greaterThanOrEqual, room, start)
    add(view, end, sticks.end ? .equal : .lessThanOrEqual, room, end)
    if alignment == .center { add(view, across.center, .equal, room, across.center) }
    guard across == .vertical, view !== first else { return }
    if alignment == .firstBaseline { add(view, .firstBaseline, .equal, first, .firstBaseline) }
    if alignment == .lastBaseline { add(view, .lastBaseline, .equal, first, .lastBaseline) }
  }
}

/// The room between two views of a stack, of which nobody else hears.
final class GapGuide: UILayoutGuide {}
