import Foundation

extension LayoutUnit {
  /// One wish for a length or place: what is to be equal to 0, or at most or at least.
  private struct Wish {
    let form: LinearForm
    let relation: LinearSolver.Relation
    let priority: Float
  }

  /// Finds all places and sizes.
  ///
  /// - Parameters:
  ///   - heights: of the contents of views whose width is known by now.
  ///   - fitting: what the size of the root should be near to, if that is to be found.
  mutating func solve(heights: [ObjectIdentifier: CGFloat] = [:], fitting: FittingSize? = nil) {
    var wishes: [Wish] = []
    for constraint in constraints {
      guard let form = form(of: constraint) else { continue }
      let relation = LinearSolver.Relation(constraint.relation)
      if constraint.priority.rawValue < UILayoutPriority.required.rawValue {
        wishes.append(Wish(form: form, relation: relation, priority: constraint.priority.rawValue))
      } else if !solver.require(form, relation) {
        report(constraint)
      }
    }
    for view in placedViews { wishes += contentWishes(of: view, height: heights[ObjectIdentifier(view)]) }
    if let fitting { wishes += self.wishes(for: fitting) }
    for (_, level) in Dictionary(grouping: wishes, by: \.priority).sorted(by: { $0.key > $1.key }) {
      for wish in level { solver.prefer(wish.form, wish.relation) }
      solver.closeLevel()
    }
    solver.finish()
  }

  /// The first side of a constraint less the second one; nil if an item is gone, or not here.
  private mutating func form(of constraint: NSLayoutConstraint) -> LinearForm? {
    guard let first = constraint.firstItem as? any ConstraintItem else { return nil }
    let second = constraint.secondItem as? any ConstraintItem
    let (firstOrigin, secondOrigin) = (constraint.firstOrigin, constraint.secondOrigin)
    guard
      let left = form(constraint.firstAttribute, of: first, from: firstOrigin, beside: second, of: constraint)
    else { return nil }
    let constant = LinearForm(Double(constraint.constant))
    guard constraint.secondAttribute != .notAnAttribute else { return left - constant }
    guard let second,
      let right = form(constraint.secondAttribute, of: second, from: secondOrigin, beside: first, of: constraint)
    else {
      return nil
    }
    return left - right * Double(constraint.multiplier) - constant
  }

  /// A place, or the distance to it from another one.
  private mutating func form(
    _ attribute: NSLayoutConstraint.Attribute, of item: any ConstraintItem, from origin: DistanceOrigin?,
    beside other: (any ConstraintItem)?, of constraint: NSLayoutConstraint
  ) -> LinearForm? {
    guard let origin else { return form(attribute, of: item, beside: other, of: constraint) }
    guard let start = origin.item as? any ConstraintItem,
      let from = form(origin.attribute, of: start, beside: item, of: constraint),
      let to = form(attribute, of: item, beside: start, of: constraint)
    else { return nil }
    return to - from
  }

  private mutating func form(
    _ attribute: NSLayoutConstraint.Attribute, of item: any ConstraintItem, beside other: (any ConstraintItem)?,
    of constraint: NSLayoutConstraint
  ) -> LinearForm? {
    guard attribute != .notAnAttribute, let host = constraint.holder else { return nil }
    // What is in a scroll view scrolls: to it, the edges are those of all that can be scrolled to.
    let scrolls = !attribute.isSize && item is UIScrollView && other?.isScrolled(by: item) == true
    let margins = attribute.withinMargins != nil
    guard var box = box(of: item, in: host, content: scrolls, margins: margins) else { return nil }
    if host.isMirrored && constraint.isDirected { box = box.mirrored(inWidth: frame(of: host).width) }
    let view = item as? UIView
    return box.form(
      of: attribute, baselines: (view?.firstBaselineOffset ?? 0, view?.lastBaselineOffset ?? 0))
  }

  /// A view keeps close to its content, and keeps it from being cut off.
  private func contentWishes(of view: UIView, height: CGFloat?) -> [Wish] {
    let size = view.intrinsicContentSize
    let box = frame(of: view).inset(by: view.alignmentRectInsets)
    let lengths: [(NSLayoutConstraint.Axis, LinearForm, CGFloat)] = [
      (.horizontal, box.width, size.width), (.vertical, box.height, height ?? size.height),
    ]
    return lengths.filter { $0.2 >= 0 && $0.2.isFinite }.flatMap { axis, form, length in
      let rest = form - Double(length)
      return [
        Wish(
          form: rest, relation: .lessThanOrEqual, priority: view.contentHuggingPriority(for: axis).rawValue),
        Wish(
          form: rest, relation: .greaterThanOrEqual,
          priority: view.contentCompressionResistancePriority(for: axis).rawValue),
      ]
    }
  }

  private func wishes(for fitting: FittingSize) -> [Wish] {
    let (width, height) = rootLengths
    return [
      Wish(
        form: width - Double(fitting.size.width), relation: .equal, priority: fitting.horizontalPriority.rawValue),
      Wish(
        form: height - Double(fitting.size.height), relation: .equal, priority: fitting.verticalPriority.rawValue),
    ]
  }

  /// Says once what cannot hold. A view that has no size yet contradicts nothing.
  private func report(_ constraint: NSLayoutConstraint) {
    guard !constraint.isReported, root.bounds.width > 0, root.bounds.height > 0 else { return }
    constraint.isReported = true
    root.refuse(.constraintsAgree, "\(constraint) is left out")
  }
}

/// What a view is asked to fit into, and how much that matters.
struct FittingSize {
  let size: CGSize
  let horizontalPriority: UILayoutPriority
  let verticalPriority: UILayoutPriority
}

extension LinearSolver.Relation {
  fileprivate init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it counts in the direction of writing: that of the view that has both items in it.
  fileprivate var isDirected: Bool {
    let origins = [firstOrigin, secondOrigin].compactMap { $0?.attribute }
    return ([firstAttribute, secondAttribute] + origins).contains(where: \.isDirected)
  }
}

extension ConstraintItem {
  /// Whether it moves with what a scroll view shows.
  fileprivate func isScrolled(by scroll: any ConstraintItem) -> Bool {
    guard let scroll = scroll.constrainedView, let view = constrainedView else { return false }
    return view === scroll ? isInsideOfView : view.isDescendant(of: scroll)
  }
}
