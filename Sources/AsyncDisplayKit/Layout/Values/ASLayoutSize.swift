import Foundation

/// A width and a height that may be relative or left open.
public struct ASLayoutSize: Hashable, Sendable {
  public var width: ASDimension
  public var height: ASDimension

  /// Both are left open.
  public init() { (width, height) = (.auto, .auto) }

  public init(width: ASDimension, height: ASDimension) {
    self.width = width
    self.height = height
  }

  /// Both lengths left open.
  public static let auto = ASLayoutSize(width: .auto, height: .auto)

  /// The size in points: fractions are taken of `parentSize`, open lengths are those of `auto`.
  package func resolved(parentSize: CGSize, auto: CGSize) -> CGSize {
    CGSize(
      width: width.resolved(parentLength: parentSize.width, auto: auto.width),
      height: height.resolved(parentLength: parentSize.height, auto: auto.height))
  }
}

/// A size of which both lengths are left open.
public let ASLayoutSizeAuto = ASLayoutSize.auto

public func ASLayoutSizeMake(_ width: ASDimension, _ height: ASDimension) -> ASLayoutSize {
  ASLayoutSize(width: width, height: height)
}

extension ASLayoutSize: CustomStringConvertible {
  public var description: String { "\(width) x \(height)" }
}
