import Foundation

/// What an interface has to fit: size classes, scale, style, text size. Immutable.
public final class UITraitCollection: Hashable, Sendable {
  private let values: Values

  struct Values: Hashable, Sendable {
    var idiom = UIUserInterfaceIdiom.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var scale: CGFloat = 0
    var style = UIUserInterfaceStyle.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var forceTouch = UIForceTouchCapability.unknown
    var contrast = UIAccessibilityContrast.unspecified
    var contentSize = UIContentSizeCategory.unspecified
  }

  init(_ values: Values) { self.values = values }

  /// Traits of which none is said.
  public convenience init() { self.init(Values()) }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(Values(idiom: idiom)) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }
  public convenience init(displayScale: CGFloat) { self.init(Values(scale: displayScale)) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(Values(style: userInterfaceStyle)) }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection))
  }
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(Values(forceTouch: forceTouchCapability))
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Values(contentSize: preferredContentSizeCategory))
  }

  /// All that the collections say; the last one that says something counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var all = Values()
    for values in collections.map(\.values) {
      if values.idiom != .unspecified { all.idiom = values.idiom }
      if values.horizontal != .unspecified { all.horizontal = values.horizontal }
      if values.vertical != .unspecified { all.vertical = values.vertical }
      if values.scale != 0 { all.scale = values.scale }
      if values.style != .unspecified { all.style = values.style }
      if values.direction != .unspecified { all.direction = values.direction }
      if values.forceTouch != .unknown { all.forceTouch = values.forceTouch }
      if values.contrast != .unspecified { all.contrast = values.contrast }
      if values.contentSize != .unspecified { all.contentSize = values.contentSize }
    }
    self.init(all)
  }

  /// Those of a phone held upright, with a light interface.
  static let standard = UITraitCollection(
    Values(
      idiom: .phone, horizontal: .compact, vertical: .regular, scale: 2, style: .light, direction: .leftToRight,
      forceTouch: .unavailable, contrast: .normal, contentSize: .large))

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// Pixels per point; 0 if not said.
  public var displayScale: CGFloat { values.scale }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouch }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.contentSize }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle || accessibilityContrast != other?.accessibilityContrast
  }

  public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool { first.values == second.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// Something that has traits.
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  /// The traits are others than before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
