import Foundation
import HeadlessUIKit

/// Which hooks a node's class overrides. Several decide what is called at all.
extension OverriddenMethod {
  static let layoutSpecThatFits = hook(SpecProbe.self)
  static let calculateSizeThatFits = hook(SizeProbe.self)
  package static let layout = hook(LayoutProbe.self)
  package static let calculateLayout = hook(RangeProbe.self)
  package static let calculateLayoutInParent = hook(ParentProbe.self)
  static let draw = hook(DrawProbe.self)
  static let display = hook(DisplayProbe.self)

  static func touches(_ phase: UITouch.Phase) -> OverriddenMethod {
    switch phase {
    case .began: touchesBegan
    case .moved, .stationary: touchesMoved
    case .ended: touchesEnded
    case .cancelled: touchesCancelled
    }
  }

  private static let touchesBegan = hook(BeganProbe.self)
  private static let touchesMoved = hook(MovedProbe.self)
  private static let touchesEnded = hook(EndedProbe.self)
  private static let touchesCancelled = hook(CancelledProbe.self)

  /// Of controllers.
  package static let loadView = OverriddenMethod(
    of: ASViewController<ASDisplayNode>.self, plain: PlainController.self, probe: LoadProbe.self)

  private static func hook(_ probe: ASDisplayNode.Type) -> OverriddenMethod {
    OverriddenMethod(of: ASDisplayNode.self, plain: PlainProbe.self, probe: probe)
  }
}

private final class PlainProbe: ASDisplayNode {}

private final class PlainController: ASViewController<ASDisplayNode> {}

private final class LoadProbe: ASViewController<ASDisplayNode> {
  override func loadView() {}
}

private final class SpecProbe: ASDisplayNode {
  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec { ASLayoutSpec() }
}

private final class SizeProbe: ASDisplayNode {
  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { constrainedSize }
}

private final class LayoutProbe: ASDisplayNode {
  override func layout() {}
}

private final class RangeProbe: ASDisplayNode {
  override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    ASLayout(layoutElement: self, size: .zero)
  }
}

private final class ParentProbe: ASDisplayNode {
  override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout { ASLayout(layoutElement: self, size: .zero) }
}

private final class DrawProbe: ASDisplayNode {
  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {}
}

private final class DisplayProbe: ASDisplayNode {
  override class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? { nil }
}

private final class BeganProbe: ASDisplayNode {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class MovedProbe: ASDisplayNode {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class EndedProbe: ASDisplayNode {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class CancelledProbe: ASDisplayNode {
  override func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {}
}
