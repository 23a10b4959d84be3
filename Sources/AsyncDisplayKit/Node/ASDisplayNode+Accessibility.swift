import Foundation
import HeadlessUIKit

/// What else somebody who cannot see is told of a node. Kept for whoever asks: nobody is here who would be told.
extension ASDisplayNode {
  private var rareAccessibility: RareAccessibility { state[\.properties].rare.accessibility }

  private func set<Value>(_ part: WritableKeyPath<RareAccessibility, Value>, _ value: Value) {
    state.with { $0.properties.rare.accessibility[keyPath: part] = value }
  }

  /// What is told in place of what is in the node.
  public var accessibilityElements: [Any]? {
    get { rareAccessibility.elements }
    set { set(\.elements, newValue) }
  }

  /// What can be done with the node beside touching it.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rareAccessibility.actions }
    set { set(\.actions, newValue) }
  }

  /// Whether what is in the node is told as one element, with actions of its own for what can be touched.
  public var isAccessibilityContainer: Bool {
    get { rareAccessibility.isContainer }
    set { set(\.isContainer, newValue) }
  }

  public var shouldGroupAccessibilityChildren: Bool {
    get { rareAccessibility.groupsChildren }
    set { set(\.groupsChildren, newValue) }
  }

  /// In the window's coordinates, in points; where the node is, if nothing was set. Main only once the node is loaded.
  public var accessibilityFrame: CGRect {
    get {
      if let frame = rareAccessibility.frame { return frame }
      guard ThreadState.isMain, let view = state[\.view] else { return .zero }
      return view.convert(view.bounds, to: nil)
    }
    set { set(\.frame, newValue) }
  }

  /// Where a touch of the node goes; its middle if nothing was set.
  public var accessibilityActivationPoint: CGPoint {
    get { rareAccessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { set(\.activationPoint, newValue) }
  }

  /// The label with attributes; sets the plain one too.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(accessibilityLabel, rareAccessibility.attributedLabel) }
    set {
      set(\.attributedLabel, newValue)
      accessibilityLabel = newValue?.string
    }
  }

  /// The hint with attributes; sets the plain one too.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(accessibilityHint, rareAccessibility.attributedHint) }
    set {
      set(\.attributedHint, newValue)
      accessibilityHint = newValue?.string
    }
  }

  /// The value with attributes; sets the plain one too.
  public var accessibilityAttributedValue: NSAttributedString? {
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

  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { rareAccessibility.navigationStyle }
    set { set(\.navigationStyle, newValue) }
  }

  /// The outline of what is told, in place of ``accessibilityFrame``.
  public var accessibilityPath: UIBezierPath? {
    get { rareAccessibility.path }
    set { set(\.path, newValue) }
  }

  public var accessibilityLanguage: String? {
    get { rareAccessibility.language }
    set { set(\.language, newValue) }
  }
}
