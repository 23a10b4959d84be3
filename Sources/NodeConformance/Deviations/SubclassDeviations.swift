import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Subclasses that break a rule of the pages. Each plays in the ordinary scenarios in the place of one that does not.
enum SubclassDeviations {
  static let all = [
    Deviation(
      "uikit-object-in-init", "a node creates a view in its initialiser",
      breaks: ["ASDisplayNode.init/never-create-uikit-object"],
      cast: Cast(photo: { ViewMaker() })),
    Deviation(
      "view-touched-in-init", "a node touches its view in its initialiser",
      breaks: ["ASDisplayNode.init/never-touch-view"],
      also: ["ASDisplayNode.init/*", "ASDisplayNode.*/never-before-init"], cast: Cast(photo: { ViewToucher() })),
    Deviation(
      "recognizer-in-init", "a node creates a gesture recognizer in its initialiser",
      breaks: ["ASDisplayNode.init/never-add-gesture-recognizer"],
      also: ["ASDisplayNode.init/never-create-uikit-object"],
      cast: Cast(photo: { RecognizerMaker() })),
    Deviation(
      "view-touched-while-measured", "a node sets a property of its view in layoutSpecThatFits",
      breaks: ["ASDisplayNode.layoutSpecThatFits/never-touch-view"],
      // A controller has its node measured in loadView.
      also: ["access-node-view/never-before-viewDidLoad"],
      cast: Cast(panel: { MeasuringToucher(children: $0) })),
    Deviation(
      "spec-kept", "a node returns one spec again and again",
      breaks: ["ASDisplayNode.layoutSpecThatFits/never-kept-spec"], cast: Cast(panel: { SpecKeeper(children: $0) })),
    Deviation(
      "node-made-while-measured", "a node creates a node in layoutSpecThatFits",
      breaks: ["ASDisplayNode.layoutSpecThatFits/never-create-node"],
      cast: Cast(panel: { NodeMaker(children: $0) })),
    Deviation(
      "second-spec-set", "a node with a layout spec is given a spec block too",
      breaks: ["ASDisplayNode.layoutSpecThatFits/never-second-spec"], cast: Cast(panel: { SecondSpec(children: $0) })),
    Deviation(
      "layout-in-view-did-load", "a controller sets frames in viewDidLoad and in its appearance hooks",
      breaks: [
        "ASViewController.viewDidLoad/never-layout-code",
        "ASViewController.viewWillAppear+viewDidDisappear/never-layout-code",
      ], cast: Cast(controller: { FrameSetter(photos: $0) })),
    Deviation(
      "measured-by-hand", "a node calls the measuring hooks of its children itself",
      breaks: [
        "ASDisplayNode.calculateLayoutThatFits/caller-*", "ASDisplayNode.calculateSizeThatFits/caller-*",
        "ASDisplayNode.layoutSpecThatFits/caller-*", "ASDisplayNode.*/never-call-*",
        "ASDisplayNode.*/caller-not-call-other-classe",
      ],
      also: ["ASDisplayNode.*/during-calculateLayoutThatFits*"],
      cast: Cast(panel: { HandMeasurer(children: $0) })),
    Deviation(
      "controller-off-main", "a controller is created off main",
      breaks: ["ASViewController/create-asviewcontroller-on-main"],
      also: ["ASViewController.*/thread-main"], cast: Cast(controller: { MadeElsewhere.controller(for: $0) })),
    Deviation(
      "view-touched-in-controller-init", "a controller touches its view in its initialiser",
      breaks: ["ASViewController.init/never-touch-controller-view"],
      cast: Cast(controller: { HastyController(photos: $0) })),
    Deviation(
      "view-replaced-in-load-view", "an override of loadView sets another view",
      breaks: ["ASViewController.loadView/never-replace-controller-view"],
      also: [
        "ASViewController.viewWillLayoutSubviews/at-same-time-layout",
        "ASViewController.viewWillAppear/immediately-before-node-visible",
        "ASViewController.viewDidDisappear/immediately-after-node-left-hierarchy", "access-node-view/*",
        "ASViewController.loadView/never-override-loadview",
      ],
      cast: Cast(controller: { ViewReplacer(photos: $0) })),
    Deviation(
      "layout-not-overridden", "a node says its size, and does not place its subnodes",
      breaks: ["ASDisplayNode.layout/override-layout"], cast: Cast(frame: { SizedNode(children: $0) })),
    Deviation(
      "node-view-before-view-did-load", "a controller touches the node's view before viewDidLoad",
      breaks: ["access-node-view/never-before-viewDidLoad"],
      also: [
        "ASViewController.viewDidLoad/immediately-after-loadView", "ASViewController.loadView/never-override-loadview",
      ],
      cast: Cast(controller: { EarlyToucher(photos: $0) })),
  ]
}

private final class ViewMaker: PhotoNode {
  init() {
    super.init()
    _ = UIView(frame: .zero)
  }
}

private final class ViewToucher: PhotoNode {
  init() {
    super.init()
    view.isHidden = false
  }
}

private final class RecognizerMaker: PhotoNode {
  init() {
    super.init()
    _ = UITapGestureRecognizer(target: self, action: "open")
  }
}

private final class MeasuringToucher: PanelNode {
  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    view.backgroundColor = .white
    return super.layoutSpecThatFits(constrainedSize)
  }
}

private final class HandMeasurer: PanelNode {
  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    for child in subnodes {
      _ = child.calculateLayoutThatFits(constrainedSize)
      _ = child.calculateSizeThatFits(constrainedSize.max)
      _ = child.layoutSpecThatFits(constrainedSize)
    }
    return super.layoutSpecThatFits(constrainedSize)
  }
}

/// Builds its spec once.
private final class SpecKeeper: PanelNode {
  private var kept: ASLayoutSpec?

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let spec = kept ?? super.layoutSpecThatFits(constrainedSize)
    kept = spec
    return spec
  }
}

private final class SecondSpec: PanelNode {
  override init(children: [ASDisplayNode]) {
    super.init(children: children)
    layoutSpecBlock = { _, _ in ASLayoutSpec() }
  }
}

private final class NodeMaker: PanelNode {
  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    _ = PhotoNode()
    return super.layoutSpecThatFits(constrainedSize)
  }
}

private final class FrameSetter: PhotoController {
  override func viewDidLoad() {
    super.viewDidLoad()
    place()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    place()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    place()
  }

  private func place() { for subnode in node.subnodes { subnode.frame.origin.x += 1 } }
}

/// Creates a controller where none should be created.
private enum MadeElsewhere {
  static func controller(for node: ASDisplayNode) -> PhotoController {
    HeadlessRuntime.current.sync(.background) { HeadlessRuntime.make { PhotoController(photos: node) } }
      ?? PhotoController(photos: node)
  }
}

private final class ViewReplacer: PhotoController {
  override func loadView() {
    super.loadView()
    view = UIView(frame: .zero)
  }
}

private final class EarlyToucher: PhotoController {
  override func loadView() {
    _ = node.view
    super.loadView()
  }
}
