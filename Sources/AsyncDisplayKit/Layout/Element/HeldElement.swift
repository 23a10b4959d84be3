/// An element as its layout holds it.
///
/// Layouts come and go by the dozen while a tree is measured. A weak reference would make every retain of its element a slow one from
/// then on, so only the layout that an element keeps of itself has one.
enum HeldElement {
  case strongly(any ASLayoutElement)
  case weakly(WeakElement)

  /// nil if it is gone.
  var element: (any ASLayoutElement)? {
    switch self {
    case .strongly(let element): element
    case .weakly(let box): box.element
    }
  }

  /// Held for as long as the layout is there; weak if it is gone already.
  var strong: HeldElement { element.map(HeldElement.strongly) ?? self }

  var weak: HeldElement {
    guard case .strongly(let element) = self else { return self }
    return .weakly(WeakElement(element))
  }
}

/// The weak reference of a ``HeldElement``.
final class WeakElement {
  private(set) weak var element: (any ASLayoutElement)?

  init(_ element: any ASLayoutElement) { self.element = element }
}
