import AsyncDisplayKit
import Foundation

/// Subclasses that override what should be left alone.
enum OverridingDeviations {
  static let all = [
    Deviation(
      "load-view-overridden", "a controller has a loadView of its own, without super",
      breaks: ["ASViewController.loadView/never-override-loadview"],
      // The node is laid out by itself, and in no pass of the controller's.
      also: ["access-node-view/*", "ASViewController.viewWillLayoutSubviews/at-same-time-*"],
      cast: Cast(controller: { OwnLoader(photos: $0) })),
    Deviation(
      "restriction-overridden", "a node restricts its range itself, without super",
      breaks: ["ASDisplayNode.calculateLayoutThatFits/never-override-*"],
      // What it is measured for, and what is told of that, is left out with it.
      also: [
        "ASDisplayNode.calculateLayoutThatFits/called-on-*", "ASDisplayNode.calculatedLayoutDidChange/never-before-*",
        "ASDisplayNode.invalidateCalculatedLayout/makes-*",
      ], cast: Cast(panel: { OwnRestriction(children: $0) })),
    Deviation(
      "restriction-overridden-with-super", "a node restricts its range itself, and calls super",
      breaks: ["ASDisplayNode.calculateLayoutThatFits/never-override-*"],
      cast: Cast(panel: { OwnRestrictionWithSuper(children: $0) })),
    Deviation(
      "load-view-overridden-with-super", "a controller has a loadView of its own, which calls super",
      breaks: ["ASViewController.loadView/never-override-loadview"],
      cast: Cast(controller: { OwnLoaderWithSuper(photos: $0) })),
  ]
}

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

/// Adds nothing to what super does.
final class OwnLoaderWithSuper: PhotoController {
  override func loadView() { super.loadView() }
}

/// Adds nothing to what super does.
final class OwnRestrictionWithSuper: PanelNode {
  override func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    super.calculateLayoutThatFits(constrainedSize, restrictedTo: size, relativeToParentSize: parentSize)
  }
}
