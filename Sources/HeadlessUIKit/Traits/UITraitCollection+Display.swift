import Foundation

public enum UILegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular
  case bold
}

public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base
  case elevated
}

public enum UIDisplayGamut: Int, Hashable, Sendable {
  case unspecified = -1
  case SRGB
  case P3
}

public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
  case unspecified = -1
  case inactive
  case active
}

/// Traits that are the same everywhere here.
extension UITraitCollection {
  public var legibilityWeight: UILegibilityWeight { .regular }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var displayGamut: UIDisplayGamut { .SRGB }
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  public var imageConfiguration: UIImage.Configuration? { nil }

  /// Whether these say all that others say.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Those by which colours are taken that depend on traits: of what is laid out, drawn or told of its traits just now, or what was set last on
  /// this thread; else those of a phone held upright, with a light interface.
  public static var current: UITraitCollection {
    get { HeadlessRuntime.current.traits.innermost ?? .standard }
    set { HeadlessRuntime.current.traits.innermost = newValue }
  }

  /// Runs something with these as the current traits of the thread.
  public func performAsCurrent(_ actions: () -> Void) { HeadlessRuntime.current.traits.with(self, actions) }
}
