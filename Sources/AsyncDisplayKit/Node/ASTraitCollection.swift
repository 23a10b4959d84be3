import Foundation
import HeadlessUIKit

/// What an interface has to fit, as nodes hand it down: a value that is quick to compare.
public struct ASPrimitiveTraitCollection: Hashable, Sendable {
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Pixels per point; 0 if not said.
  public var displayScale: CGFloat = 0
  public var displayGamut = UIDisplayGamut.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var forceTouchCapability = UIForceTouchCapability.unknown
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The size of the controller's view, or of the window, in points.
  public var containerSize = CGSize.zero

  /// Traits of which none is said.
  public init() {}

  public init(_ traits: UITraitCollection, containerSize: CGSize = .zero) {
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    displayScale = traits.displayScale
    userInterfaceIdiom = traits.userInterfaceIdiom
    forceTouchCapability = traits.forceTouchCapability
    layoutDirection = traits.layoutDirection
    userInterfaceStyle = traits.userInterfaceStyle
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    self.containerSize = containerSize
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.horizontalSizeClass == second.horizontalSizeClass && first.verticalSizeClass == second.verticalSizeClass
      && first.displayScale == second.displayScale && first.userInterfaceIdiom == second.userInterfaceIdiom
      && first.layoutDirection == second.layoutDirection && first.userInterfaceStyle == second.userInterfaceStyle
      && first.forceTouchCapability == second.forceTouchCapability && first.containerSize == second.containerSize
      && first.preferredContentSizeCategory == second.preferredContentSizeCategory
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(userInterfaceStyle)
  }
}

public func ASPrimitiveTraitCollectionMakeDefault() -> ASPrimitiveTraitCollection { ASPrimitiveTraitCollection() }

public func ASPrimitiveTraitCollectionFromUITraitCollection(
  _ traits: UITraitCollection
) -> ASPrimitiveTraitCollection { ASPrimitiveTraitCollection(traits) }

/// All but the container's size, which UIKit's traits do not say, and the gamut, which is that of the screen.
public func ASPrimitiveTraitCollectionToUITraitCollection(_ traits: ASPrimitiveTraitCollection) -> UITraitCollection {
  UITraitCollection(traitsFrom: [
    UITraitCollection(horizontalSizeClass: traits.horizontalSizeClass),
    UITraitCollection(verticalSizeClass: traits.verticalSizeClass),
    UITraitCollection(displayScale: traits.displayScale),
    UITraitCollection(userInterfaceIdiom: traits.userInterfaceIdiom),
    UITraitCollection(forceTouchCapability: traits.forceTouchCapability),
    UITraitCollection(layoutDirection: traits.layoutDirection),
    UITraitCollection(userInterfaceStyle: traits.userInterfaceStyle),
    UITraitCollection(preferredContentSizeCategory: traits.preferredContentSizeCategory),
  ])
}

public func ASPrimitiveTraitCollectionIsEqualToASPrimitiveTraitCollection(
  _ lhs: ASPrimitiveTraitCollection, _ rhs: ASPrimitiveTraitCollection
) -> Bool { lhs == rhs }

/// For people who look for a fault.
public func NSStringFromASPrimitiveTraitCollection(_ traits: ASPrimitiveTraitCollection) -> String {
  "\(traits)"
}

/// The traits of a node as an object. Immutable.
public final class ASTraitCollection: NSObject, Sendable {
  public let primitive: ASPrimitiveTraitCollection

  public init(_ primitive: ASPrimitiveTraitCollection) { self.primitive = primitive }
  /// The same under its whole name.
  public convenience init(asPrimitiveTraitCollection traits: ASPrimitiveTraitCollection) { self.init(traits) }

  public convenience init(uiTraitCollection traits: UITraitCollection, containerSize: CGSize) {
    self.init(ASPrimitiveTraitCollection(traits, containerSize: containerSize))
  }

  /// What earlier versions made one of; the rest is not said.
  public convenience init(
    displayScale: CGFloat, userInterfaceIdiom: UIUserInterfaceIdiom, horizontalSizeClass: UIUserInterfaceSizeClass,
    verticalSizeClass: UIUserInterfaceSizeClass, forceTouchCapability: UIForceTouchCapability, containerSize: CGSize
  ) {
    var traits = ASPrimitiveTraitCollection()
    traits.displayScale = displayScale
    traits.userInterfaceIdiom = userInterfaceIdiom
    traits.horizontalSizeClass = horizontalSizeClass
    traits.verticalSizeClass = verticalSizeClass
    traits.forceTouchCapability = forceTouchCapability
    traits.containerSize = containerSize
    self.init(traits)
  }

  public func isEqual(to other: ASTraitCollection) -> Bool { primitive == other.primitive }
  public override func isEqual(_ object: Any?) -> Bool { (object as? ASTraitCollection).map(isEqual(to:)) ?? false }
  public override var hash: Int { primitive.hashValue }

  public var horizontalSizeClass: UIUserInterfaceSizeClass { primitive.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { primitive.verticalSizeClass }
  public var displayScale: CGFloat { primitive.displayScale }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { primitive.userInterfaceIdiom }
  public var forceTouchCapability: UIForceTouchCapability { primitive.forceTouchCapability }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { primitive.layoutDirection }
  public var userInterfaceStyle: UIUserInterfaceStyle { primitive.userInterfaceStyle }
  public var preferredContentSizeCategory: UIContentSizeCategory { primitive.preferredContentSizeCategory }
  public var containerSize: CGSize { primitive.containerSize }
}
