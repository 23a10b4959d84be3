import Foundation

/// What somebody who cannot see is told of an object. Kept for whoever asks: nobody is here who would be told. Main only.
///
/// Everywhere else all objects have it. It stands in the body of a class because nothing else can be overridden.
open class AccessibleObject: KeyValueListener, AssociationOwner {
  private let coreMark = CoreMark.swiftObject
  package private(set) lazy var associations = Associations()

  public override init() { super.init() }

  /// What the object says of itself where nobody has said anything; nil for nothing.
  var spokenText: String? { nil }
  /// Whether the object is told of where nobody has said so.
  var isSpoken: Bool { false }
  /// What the object is where nobody has said so.
  var spokenTraits: UIAccessibilityTraits { .none }
  /// In the window's coordinates.
  var spokenFrame: CGRect { .zero }

  open var isAccessibilityElement: Bool {
    get { rare() ?? isSpoken }
    set { setRare(newValue) }
  }

  open var accessibilityLabel: String? {
    get { rare() ?? spokenText }
    set { setRare(newValue) }
  }

  open var accessibilityHint: String? {
    get { rare() }
    set { setRare(newValue) }
  }

  open var accessibilityValue: String? {
    get { rare() }
    set { setRare(newValue) }
  }

  /// The label with attributes; sets the plain one too.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { with($0, rare("attributed label")) } }
    set { (accessibilityLabel, accessibilityLabelStyle) = (newValue?.string, newValue) }
  }

  /// The hint with attributes; sets the plain one too.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { with($0, rare("attributed hint")) } }
    set {
      accessibilityHint = newValue?.string
      setRare(newValue, "attributed hint")
    }
  }

  /// The value with attributes; sets the plain one too.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { with($0, rare("attributed value")) } }
    set {
      accessibilityValue = newValue?.string
      setRare(newValue, "attributed value")
    }
  }

  private var accessibilityLabelStyle: NSAttributedString? {
    get { rare("attributed label") }
    set { setRare(newValue, "attributed label") }
  }

  /// What was kept stands for the text that it was set with, and for no other.
  private func with(_ plain: String, _ kept: NSAttributedString?) -> NSAttributedString {
    if let kept, kept.string == plain { return kept }
    return NSAttributedString(string: plain)
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { rare() ?? spokenTraits }
    set { setRare(newValue) }
  }

  open var accessibilityIdentifier: String? {
    get { rare() }
    set { setRare(newValue) }
  }

  open var accessibilityLanguage: String? {
    get { rare() }
    set { setRare(newValue) }
  }

  /// In the window's coordinates, in points; where the object is, if nothing was set.
  open var accessibilityFrame: CGRect {
    get { rare() ?? spokenFrame }
    set { setRare(newValue) }
  }

  /// The outline of what is told, in place of ``accessibilityFrame``.
  open var accessibilityPath: UIBezierPath? {
    get { rare() }
    set { setRare(newValue) }
  }

  /// Where a touch of the object goes; its middle if nothing was set.
  open var accessibilityActivationPoint: CGPoint {
    get { rare() ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { setRare(newValue) }
  }

  open var accessibilityIgnoresInvertColors: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  open var accessibilityElementsHidden: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  open var accessibilityViewIsModal: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { rare() ?? .automatic }
    set { setRare(newValue) }
  }

  open var accessibilityRespondsToUserInteraction: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }

  /// What somebody may call the object by.
  open var accessibilityUserInputLabels: [String]! {
    get { rare() ?? [] }
    set { setRare(newValue) }
  }

  // MARK: What is in it

  /// What is told in place of what is in the object.
  open var accessibilityElements: [Any]? {
    get { rare() }
    set { setRare(newValue) }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { rare() ?? .none }
    set { setRare(newValue) }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// `NSNotFound` if it is not there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: What is done with it, which nothing answers by itself

  /// What can be done with the object beside touching it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rare() }
    set { setRare(newValue) }
  }

  @discardableResult open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  @discardableResult open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  @discardableResult open func accessibilityPerformEscape() -> Bool { false }
  @discardableResult open func accessibilityPerformMagicTap() -> Bool { false }
  // Nobody goes from element to element here.
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
}
