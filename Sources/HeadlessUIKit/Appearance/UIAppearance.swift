import Foundation

/// What views of a kind can be in, as far as their looks depend on that.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// Says how all views of a kind look. Main only.
public protocol UIAppearance: AnyObject {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance {
  /// What stands for all views of this class: what is set on it is set on each of them when it comes into a window, unless the view has
  /// something there that was set on itself. Which properties count is in ``AppearanceProperty``.
  ///
  /// Off main it is refused: what is set on it is for nobody. It is a view of the class, made by `init(coder:)`: there is no other way to make one of a subclass.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The same for views that are in others, or in controllers: in one of the first class, that in one of the second, and so on.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    let runtime = HeadlessRuntime.current
    if ThreadState.isMain, let known = runtime.appearances.proxy(of: self, in: containerTypes) as? Self { return known }
    let proxy = stand(in: runtime)
    guard proxy.requireMain(.viewOnMain, "appearance()") else { return proxy }
    let fresh = stand(in: runtime)
    runtime.appearances.add(
      AppearanceProxy(view: proxy, fresh: fresh, containers: containerTypes, suits: { $0 is Self }))
    return proxy
  }

  private static func stand(in runtime: HeadlessRuntime) -> Self {
    made(by: runtime, isObserved: false) {
      guard let view = Self(coder: NSCoder()) else {
        preconditionFailure("\(self).appearance() needs init(coder:) to make a view")
      }
      return view
    }
  }

  /// Takes over what is said of all views of its kind.
  func adoptAppearance() { runtime.appearances.apply(to: self) }
}
