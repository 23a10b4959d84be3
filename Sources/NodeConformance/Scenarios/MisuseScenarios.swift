import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Client code that breaks a rule on purpose, to see that the framework answers as the pages say.
enum MisuseScenarios {
  static let all = [
    writeReturnedSpec, writeInnerSpec, touchViewInInit, replaceView, touchViewOffMain, returnSpecTwice, secondSpec,
  ]

  /// A node keeps the spec it has returned, and writes to it and to a spec inside it.
  private static let writeReturnedSpec = Scenario(
    "write-returned-spec", "a spec is written after it was returned", isMisuse: true
  ) { stage in
    let panel = stage.make { stage.cast.panel([stage.cast.photo()]) }
    _ = panel.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 200, height: 200)))
    panel.lastSpec?.spacing = 40
    panel.lastSpec?.children = []
    stage.settle()
  }

  private static let writeInnerSpec = Scenario(
    "write-inner-spec", "specs deep within another are written after that was returned", isMisuse: true
  ) { stage in
    let node = stage.make { ASDisplayNode() }
    let stack = ASStackLayoutSpec()
    let inset = ASInsetLayoutSpec(insets: .zero, child: stack)
    node.layoutSpecBlock = { _, _ in ASInsetLayoutSpec(insets: .zero, child: ASWrapperLayoutSpec(layoutElement: inset))
    }
    _ = node.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 200, height: 200)))
    stage.write(stack) {
      $0.spacing += 1
    } seen: {
      "\($0.spacing)"
    }
    stage.write(inset) {
      $0.insets.top += 1
    } seen: {
      "\($0.insets)"
    }
    stage.settle()
  }

  private static let touchViewInInit = Scenario(
    "touch-view-in-init", "a controller touches its view in its initialiser", isMisuse: true
  ) { stage in
    let hasty = stage.make { HastyController(photos: stage.cast.panel([stage.cast.photo()])) }
    let window = UIWindow()
    window.makeKeyAndVisible()
    window.rootViewController = hasty
    stage.settle()
    window.rootViewController = nil
    stage.settle()
  }

  /// Nobody may do this in `loadView()`; done later, it shows that the trace would have it.
  private static let replaceView = Scenario(
    "replace-view", "a controller's view is replaced from outside", isMisuse: true
  ) { stage in
    let controller = stage.photoController()
    controller.loadViewIfNeeded()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.settle()
  }

  /// Nobody may do this in `layoutSpecThatFits(_:)`; done by a block, it shows that the trace would have it.
  private static let returnSpecTwice = Scenario(
    "return-spec-twice", "a node returns the spec that it has returned before", isMisuse: true
  ) { stage in
    let node = stage.make { ASDisplayNode() }
    let spec = ASLayoutSpec()
    node.layoutSpecBlock = { _, _ in spec }
    for width in [200.0, 100] {
      _ = node.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: width, height: 200)))
    }
    stage.settle()
  }

  /// A class that has a spec is given a block for another one.
  private static let secondSpec = Scenario(
    "second-spec", "a layout spec block is set on a node whose class has a spec", isMisuse: true
  ) { stage in
    for isLoaded in [false, false, true] {
      let panel = stage.make { stage.cast.panel([stage.cast.photo()]) }
      if isLoaded { _ = panel.view }
      panel.layoutSpecBlock = { _, _ in ASLayoutSpec() }
      stage.settle()
    }
  }

  /// Refused, and so it shows that a trace has what is refused for its thread.
  private static let touchViewOffMain = Scenario(
    "touch-view-off-main", "a node's view is touched on another thread", isMisuse: true
  ) { stage in
    let photo = stage.make { stage.cast.photo() }
    _ = photo.view
    _ = stage.runtime.sync(.background) { photo.view }
    stage.settle()
  }
}

/// Touches its view before there should be one.
final class HastyController: PhotoController {
  override init(photos: ASDisplayNode) {
    super.init(photos: photos)
    _ = view
  }

  required init?(coder: NSCoder) { nil }
}
