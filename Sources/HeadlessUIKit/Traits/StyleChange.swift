import Foundation

/// Tells those of another style whose it has become. On main only: elsewhere nobody is told.
enum StyleChange {
  private typealias Affected = (one: any UITraitEnvironment, before: UITraitCollection)

  /// - Parameters:
  ///   - view: it and what is in it may have another style then.
  ///   - controller: it and its children too.
  static func perform(under view: UIView?, of controller: UIViewController?, _ change: () -> Void) {
    guard ThreadState.isMain else { return change() }
    var affected: [Affected] = []
    var known: Set<ObjectIdentifier> = []
    func add(_ one: any UITraitEnvironment) {
      if known.insert(ObjectIdentifier(one)).inserted { affected.append((one, one.traitCollection)) }
    }
    func add(_ controller: UIViewController) {
      add(controller as any UITraitEnvironment)
      controller.children.forEach(add)
    }
    func add(_ view: UIView) {
      if let controller = view.controller { add(controller as any UITraitEnvironment) }
      add(view as any UITraitEnvironment)
      view.subviews.forEach(add)
    }
    if let view { add(view) }
    if let controller { add(controller) }
    change()
    (view ?? controller?.viewIfLoaded)?.runtime.hasStyles = true
    controller?.runtime.hasStyles = true
    for (one, before) in affected where one.traitCollection != before {
      (one as? UIView)?.colorsDidChange()
      one.traitCollection.performAsCurrent {
        one.traitCollectionDidChange(before)
        TraitListeners.tell(one, before)
      }
    }
  }
}

/// Who wants to hear of the traits of somebody.
final class TraitListeners {
  private var all: [TraitListener] = []

  static func add(_ listener: TraitListener, to object: AnyObject) {
    guard let owner = object as? any AssociationOwner else { return }
    let listeners: TraitListeners = owner.rare("trait listeners") ?? TraitListeners()
    listeners.all.append(listener)
    owner.setRare(listeners, "trait listeners")
  }

  static func remove(_ registration: any UITraitChangeRegistration, from object: AnyObject) {
    let listeners: TraitListeners? = (object as? any AssociationOwner)?.rare("trait listeners")
    listeners?.all.removeAll { $0 === registration }
  }

  static func tell(_ object: AnyObject, _ before: UITraitCollection) {
    let listeners: TraitListeners? = (object as? any AssociationOwner)?.rare("trait listeners")
    for one in listeners?.all ?? [] where one.hearsOfStyles { one.tell(before) }
  }
}

final class TraitListener: UITraitChangeRegistration {
  /// Nothing else changes here.
  let hearsOfStyles: Bool
  let tell: (UITraitCollection) -> Void

  init(of traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
    hearsOfStyles = traits.contains { $0 == UITraitUserInterfaceStyle.self }
    self.tell = tell
  }
}
