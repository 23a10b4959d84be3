import AsyncDisplayKit
import Foundation

/// Loads its view without super.
final class OwnLoader: PhotoController {
  override func loadView() { view = node.view }
}

/// Is measured without super.
final class OwnRestriction: PanelNode {
  override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout { ASLayout(layoutElement: self, size: constrainedSize.clamp(CGSize(width: 40, height: 40))) }
}
