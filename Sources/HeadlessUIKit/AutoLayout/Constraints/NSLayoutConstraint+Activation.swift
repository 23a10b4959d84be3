import Foundation

/// What constraints can be about: views and guides.
protocol ConstraintItem: AnyObject {
  /// The view itself, or the one that a guide belongs to.
  var constrainedView: UIView? { get }
  /// Whether it is made of what is inside of the view, and not of the view's own edges.
  var isInsideOfView: Bool { get }
}

extension UIView: ConstraintItem {
  var constrainedView: UIView? { self }
  var isInsideOfView: Bool { false }
}

extension NSLayoutConstraint {
  var items: [any ConstraintItem] {
    [firstItem, secondItem, firstOrigin?.item, secondOrigin?.item].compactMap { $0 as? any ConstraintItem }
  }

  /// Puts the constraint where all items are, or refuses it if there is no such view.
  func activate() {
    guard holder == nil, let first = (firstItem as? any ConstraintItem)?.constrainedView else { return }
    guard first.requireMain(.viewOnMain, "NSLayoutConstraint.isActive") else { return }
    guard let host = commonView else {
      return first.refuse(.constraintsShareTree, "\(self) stays inactive")
    }
    host.hold(self)
  }

  /// The lowest view that has all items in it; nil if there is none, or if an item is gone or in no view.
  private var commonView: UIView? {
    var places = [firstItem] + [firstOrigin, secondOrigin].compactMap(\.self).map(\.item)
    if secondAttribute != .notAnAttribute { places.append(secondItem) }
    let views = places.map { ($0 as? any ConstraintItem)?.constrainedView }
    return views.dropFirst().reduce(views[0]) { common, view in view.flatMap { common?.commonView(with: $0) } }
  }

  func deactivate() { Self.letGo([self], "NSLayoutConstraint.isActive") }

  /// Takes constraints from those who keep them, from each in one go.
  class func letGo(_ constraints: [NSLayoutConstraint], _ name: String) {
    var holders: Set<ObjectIdentifier> = []
    for holder in constraints.compactMap(\.holder) where holders.insert(ObjectIdentifier(holder)).inserted {
      guard holder.requireMain(.viewOnMain, name) else { continue }
      holder.letGo(constraints.filter { $0.holder === holder })
    }
  }

  /// Has the views of its items know that there is one constraint more, or less, that is about them.
  fileprivate func count(by difference: Int) {
    for item in items {
      let state = item.constrainedView?.madeConstraintState
      state?.about[ObjectIdentifier(self)] = difference > 0 ? ConstraintMention(constraint: self) : nil
      if item is UIView { state?.mentions += difference }
      if item is SystemLayoutGuide { state?.guideMentions += difference }
    }
  }

  /// Every view between an item and the holder that the constraint reaches into.
  func crossedViews(below holder: UIView) -> [UIView] {
    items.flatMap { item -> [UIView] in
      var crossed: [UIView] = []
      var next = item.isInsideOfView ? item.constrainedView : item.constrainedView?.superview
      if item.constrainedView === holder { return [] }
      while let view = next, view !== holder {
        crossed.append(view)
        next = view.superview
      }
      return crossed
    }
  }
}

extension UIView {
  /// The lowest view that both are in.
  func commonView(with other: UIView) -> UIView? {
    var next: UIView? = self
    while let view = next {
      if other.isDescendant(of: view) { return view }
      next = view.superview
    }
    return nil
  }

  func hold(_ constraint: NSLayoutConstraint) {
    let state = madeConstraintState
    state.held.append(constraint)
    constraint.holder = self
    constraint.count(by: 1)
    for view in constraint.crossedViews(below: self) { view.madeConstraintState.crossings += 1 }
    constraintsDidChange()
  }

  /// Deactivates constraints that this view keeps.
  func letGo(_ unwanted: [NSLayoutConstraint]) {
    guard !unwanted.isEmpty else { return }
    let gone = Set(unwanted.map(ObjectIdentifier.init))
    constraintState?.held.removeAll { gone.contains(ObjectIdentifier($0)) }
    unwanted.forEach(forget)
    constraintsDidChange()
  }

  private func forget(_ constraint: NSLayoutConstraint) {
    constraint.count(by: -1)
    for view in constraint.crossedViews(below: self) { view.constraintState?.crossings -= 1 }
    constraint.holder = nil
  }

  /// The view is in another one now.
  func joinConstraints() {
    if constraintUpdate != .none { superview?.noteUpdateBelow() }
    if isPlacedByConstraints { superview?.constraintsDidChange() }
  }

  /// Before the view leaves the one that it is in: what holds it to others above it is over.
  func leaveConstraints() {
    guard constraintState?.isMentioned == true else { return }
    var known: Set<ObjectIdentifier> = []
    let outer = constraintsAboutTree.filter { constraint in
      guard let holder = constraint.holder, !holder.isDescendant(of: self) else { return false }
      return known.insert(ObjectIdentifier(constraint)).inserted
    }
    NSLayoutConstraint.letGo(outer, "removeFromSuperview()")
  }

  /// What is about the view or anything in it. To look through what the views above keep would take longer the more there is beside it.
  private var constraintsAboutTree: [NSLayoutConstraint] {
    guard let constraintState, constraintState.isMentioned else { return [] }
    return constraintState.about.values.compactMap(\.constraint) + subviews.flatMap(\.constraintsAboutTree)
  }
}
