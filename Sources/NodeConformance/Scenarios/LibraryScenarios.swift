import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// The nodes that the framework brings along: subclasses like any other, and what is promised of nodes is promised of them.
enum LibraryScenarios {
  static let all = [shelf, form]

  private static let shelf = Scenario(
    "library-nodes", "the framework's own nodes are made off main, shown, changed, and shown again"
  ) { stage in
    let text = make(stage) { ASTextNode() }
    let other = make(stage) { ASTextNode2() }
    let image = make(stage) { ASImageNode() }
    let network = make(stage) { ASNetworkImageNode() }
    let map = make(stage) { ASMapNode() }
    let video = make(stage) { ASVideoNode() }
    text.attributedText = NSAttributedString(string: "a text of several words")
    other.attributedText = text.attributedText
    image.image = picture(.red)
    network.defaultImage = picture(.blue)
    network.url = URL(string: "https://example.com/picture.png")
    for node in [network, map, video] { node.style.preferredSize = CGSize(width: 40, height: 30) }
    let panel = stage.make { stage.cast.panel([text, other, image, network, map, video]) }
    let window = window()
    for style in [UIUserInterfaceStyle.light, .dark] {
      show(panel, in: window, stage)
      text.attributedText = NSAttributedString(string: "\(style)")
      image.image = picture(.green)
      network.url = nil
      stage.settle()
      var traits = panel.primitiveTraitCollection()
      traits.userInterfaceStyle = style
      panel.propagateTraits(traits)
      stage.settle()
      panel.view.removeFromSuperview()
      stage.settle()
    }
  }

  private static let form = Scenario("library-controls", "a button, a field and content that scrolls are touched") {
    stage in
    let button = make(stage) { ASButtonNode() }
    let control = make(stage) { ASControlNode() }
    let field = make(stage) { ASEditableTextNode() }
    let scroll = make(stage) { ASScrollNode() }
    button.setTitle("Send", with: nil, with: nil, for: .normal)
    field.attributedPlaceholderText = NSAttributedString(string: "name")
    for node in [control, field, scroll] { node.style.preferredSize = CGSize(width: 60, height: 30) }
    scroll.addSubnode(stage.make { stage.cast.photo() })
    // Until somebody listens, controls let touches through.
    for node in [button, control] { node.addTarget(nil, action: "send", forControlEvents: .touchUpInside) }
    _ = button.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100)))
    let panel = stage.make { stage.cast.panel([button, control, field, scroll]) }
    let window = window()
    show(panel, in: window, stage)
    for isEnabled in [true, false] {
      (button.isEnabled, control.isEnabled) = (isEnabled, isEnabled)
      for node in [button, control, field, scroll] { press(node, in: window) }
      stage.settle()
    }
    panel.view.removeFromSuperview()
    stage.settle()
  }

  /// Made on a worker, as what is in a cell is.
  private static func make<Made: ASDisplayNode>(_ stage: Stage, _ body: @escaping () -> Made) -> Made {
    stage.make(on: .background, body) ?? stage.make(body)
  }

  private static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    window.makeKeyAndVisible()
    return window
  }

  private static func show(_ node: ASDisplayNode, in window: UIWindow, _ stage: Stage) {
    node.frame = window.bounds
    window.addSubview(node.view)
    stage.settle()
  }

  private static func press(_ node: ASDisplayNode, in window: UIWindow) {
    let middle = node.view.convert(CGPoint(x: node.bounds.midX, y: node.bounds.midY), to: window)
    guard let finger = window.beginTouch(at: middle) else { return }
    window.moveTouch(finger, to: CGPoint(x: middle.x + 2, y: middle.y))
    window.endTouch(finger)
  }

  private static func picture(_ color: UIColor) -> UIImage {
    UIImage.as_resizableRoundedImage(withCornerRadius: 4, cornerColor: nil, fill: color)
  }
}
