import Foundation

/// A controller that covers only the lower part of the window; kept only.
open class UISheetPresentationController: UIPresentationController {
  /// How high a sheet can be.
  public final class Detent: Sendable {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let height: @Sendable (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      height: @escaping @Sendable (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.height) = (identifier, height) }

    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// - Parameters:
    ///   - identifier: one of its own if nil.
    ///   - resolver: how high the sheet is, in points; nil where there is no such height.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      // Asked on main only.
      nonisolated(unsafe) let resolver = resolver
      return Detent(identifier ?? Identifier(UUID().uuidString)) { resolver($0) }
    }

    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }

  open var detents = [Detent.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var preferredCornerRadius: CGFloat?

  open func animateChanges(_ changes: () -> Void) { changes() }
  /// The heights may be others now. Nobody asks for them by themselves: a sheet covers the window.
  open func invalidateDetents() {}
}

/// What a sheet can be as high as.
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// In points.
  var maximumDetentValue: CGFloat { get }
}

/// Is told when the user pulls a sheet to another height. Nobody does: never called.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
