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

/// Somebody whose traits may become others. Here only the style does.
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    listen(to: traits) { [weak self] before in if let self { handler(self, before) } }
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// - Parameter target: not kept.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let tap = TargetAction(target: target, action: action)
    return listen(to: traits) { [weak self] before in
      if let target = tap.target { action.perform(on: target, arguments: [self, before]) }
    }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitListeners.remove(registration, from: self)
  }

  private func listen(
    to traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let listener = TraitListener(of: traits, tell)
    TraitListeners.add(listener, to: self)
    return listener
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}
extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}
