import Foundation

/// One of the traits, for somebody who wants to hear of it.
public protocol UITraitDefinition {}
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

/// What ends the wish to hear of traits.
public protocol UITraitChangeRegistration: AnyObject {}
private final class KeptRegistration: UITraitChangeRegistration {}

/// Somebody whose traits may become others. Here they never do, so nobody hears of it.
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { KeptRegistration() }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    KeptRegistration()
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
