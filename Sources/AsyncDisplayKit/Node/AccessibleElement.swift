import Foundation
import HeadlessUIKit

/// What else somebody who cannot see is told of a node. Kept for whoever asks: nobody is here who would be told.
///
/// A class beside ``ASDisplayNode`` because only what stands in the body of a class can be overridden.
open class AccessibleElement: BackedElement, AssociationOwner {
  /// Made for the first who asks; few nodes have any.
  package var associations: Associations {
    state.with { state in
      if let made = state.associations { return made }
      let made = Associations()
      state.associations = made
      return made
    }
  }

  private var rareAccessibility: RareAccessibility { state[\.properties].rare.accessibility }

  private func set<Value>(_ part: WritableKeyPath<RareAccessibility, Value>, _ value: Value) {
    state.with { $0.properties.rare.accessibility[keyPath: part] = value }
  }

  /// What is told in place of what is in the node.
  open var accessibilityElements: [Any]? {
    get { rareAccessibility.elements }
    set { set(\.elements, newValue) }
  }

  /// What can be done with the node beside touching it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rareAccessibility.actions }
    set { set(\.actions, newValue) }
  }

  /// Whether what is in the node is told as one element, with actions of its own for what can be touched.
  open var isAccessibilityContainer: Bool {
    get { rareAccessibility.isContainer }
    set { set(\.isContainer, newValue) }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { rareAccessibility.groupsChildren }
    set { set(\.groupsChildren, newValue) }
  }

  /// In the window's coordinates, in points; where the node is, if nothing was set. Main only once the node is loaded.
  open var accessibilityFrame: CGRect {
    get {
      if let frame = rareAccessibility.frame { return frame }
      guard ThreadState.isMain, let view = state[\.view] else { return .zero }
      return view.convert(view.bounds, to: nil)
    }
    set { set(\.frame, newValue) }
  }

  /// Where a touch of the node goes; its middle if nothing was set.
  open var accessibilityActivationPoint: CGPoint {
    get { rareAccessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { set(\.activationPoint, newValue) }
  }

  /// The label with attributes; sets the plain one too.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibilityLabel, rareAccessibility.attributedLabel) }
    set {
      set(\.attributedLabel, newValue)
      accessibilityLabel = newValue?.string
    }
  }

  /// The hint with attributes; sets the plain one too.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(accessibilityHint, rareAccessibility.attributedHint) }
    set {
      set(\.attributedHint, newValue)
      accessibilityHint = newValue?.string
    }
  }

  /// The value with attributes; sets the plain one too.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(accessibilityValue, rareAccessibility.attributedValue) }
    set {
      set(\.attributedValue, newValue)
      accessibilityValue = newValue?.string
    }
  }

  /// What was kept stands for the text that it was set with, and for no other.
  private func attributed(_ plain: String?, _ kept: NSAttributedString?) -> NSAttributedString? {
    if let kept, kept.string == plain { return kept }
    return plain.map { NSAttributedString(string: $0) }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { rareAccessibility.navigationStyle }
    set { set(\.navigationStyle, newValue) }
  }

  /// The outline of what is told, in place of ``accessibilityFrame``.
  open var accessibilityPath: UIBezierPath? {
    get { rareAccessibility.path }
    set { set(\.path, newValue) }
  }

  open var accessibilityLanguage: String? {
    get { rareAccessibility.language }
    set { set(\.language, newValue) }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { state[\.accessibility.traits] }
    set { state.with { $0.accessibility.traits = newValue } }
  }

  open var accessibilityElementsHidden: Bool {
    get { state[\.accessibility.hidesElements] }
    set { state.with { $0.accessibility.hidesElements = newValue } }
  }

  open var accessibilityViewIsModal: Bool {
    get { state[\.accessibility.isModal] }
    set { state.with { $0.accessibility.isModal = newValue } }
  }

  /// Whether this is the class `object`; of instances ``isEqual(_:)`` says it.
  public static func isEqual(_ object: Any?) -> Bool { (object as? AnyClass) == self }

  open var accessibilityHint: String? {
    get { state[\.accessibility.hint] }
    set { state.with { $0.accessibility.hint = newValue } }
  }

  open var accessibilityValue: String? {
    get { state[\.accessibility.value] }
    set { state.with { $0.accessibility.value = newValue } }
  }

  open var accessibilityIdentifier: String? {
    get { state[\.accessibility.identifier] }
    set { state.with { $0.accessibility.identifier = newValue } }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { rare() ?? .none }
    set { setRare(newValue) }
  }

  // MARK: What is in it

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// `NSNotFound` if it is not there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: What is done with it, which nothing answers by itself

  @discardableResult open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  @discardableResult open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  @discardableResult open func accessibilityPerformEscape() -> Bool { false }
  @discardableResult open func accessibilityPerformMagicTap() -> Bool { false }
  /// Has an action done that somebody chose in the place of a touch.
  open func performAccessibilityCustomAction(_ action: UIAccessibilityCustomAction) { action.perform() }
  // Nobody goes from element to element here.
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
}
