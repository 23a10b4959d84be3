import AsyncDisplayKit
import Testing

/// What subclasses of the original rely on beside its hooks.
@Suite struct RealSubclassTests {
  @Test func aTextCellIsItsTextWithRoomAroundIt() {
    HeadlessRuntime().runMain {
      let cell = ASTextCellNode(attributes: ["NSFont": UIFont.systemFont(ofSize: 10)], insets: .zero)
      cell.text = "abc"
      #expect(size(of: cell) == CGSize(width: 30, height: 10))
      cell.textInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(size(of: cell) == CGSize(width: 36, height: 14))
      cell.textAttributes = [.font: UIFont.systemFont(ofSize: 20)]
      #expect(size(of: cell) == CGSize(width: 66, height: 24))
    }
  }

  private func size(of node: ASDisplayNode) -> CGSize {
    HeadlessRuntime.current.sync(.layout) {
      node.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 200, height: 200))).size
    } ?? .zero
  }

  /// Sets, while it is measured, what is so already.
  private final class Stubborn: ASDisplayNode {
    let title = ASTextNode()
    let button = ASButtonNode()
    let field = ASEditableTextNode()
    nonisolated(unsafe) var measurements = 0

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      measurements += 1
      title.attributedText = NSAttributedString(string: "title")
      title.truncationMode = .byTruncatingMiddle
      title.maximumNumberOfLines = 2
      title.textContainerInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      button.contentSpacing = 3
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      button.semanticContentAttribute = .forceLeftToRight
      field.textContainerInset = .zero
      field.keyboardType = .emailAddress
      return ASWrapperLayoutSpec(layoutElements: [title, button, field])
    }
  }

  @Test func whatIsSetAgainWhileMeasuringAsksForNoOtherMeasurement() {
    let broken = Broken()
    let node = HeadlessRuntime.make { Stubborn() }
    HeadlessRuntime(violationHandler: { broken.note($0) }).runMain {
      let window = UIWindow()
      window.rootViewController = ASDKViewController(node: node)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
    }
    #expect(broken.count == 0)
    #expect(node.measurements < 5)
  }

  private final class Broken: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0
    func note(_ violation: ASRuleViolation) { lock.withLock { number += 1 } }
    var count: Int { lock.withLock { number } }
  }

  @Test func picturesAreChangedByBlocksOfEitherKind() {
    let node = ASImageNode()
    let green = UIImage(systemName: "star")
    node.imageModificationBlock = { _ in green }
    #expect(changed(by: node) === green)
    node.imageModificationBlock = { image, traits in traits.displayScale == 0 ? green : image }
    #expect(changed(by: node) === green)
    node.imageModificationBlock = ASImageNodeTintColorModificationBlock(.red)
    node.imageModificationBlock = nil
    #expect(changed(by: node) == nil)
  }

  private func changed(by node: ASImageNode) -> UIImage? {
    let block: asimagenode_modification_block_t? = node.imageModificationBlock
    return block?(UIImage())
  }

  @Test func aRoundedBoxStretchesAroundItsMiddle() {
    let box = UIImage.as_resizableRoundedImage(withCornerRadius: 4, cornerColor: nil, fill: .red)
    #expect(box.size == CGSize(width: 9, height: 9))
    #expect(box.capInsets == UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    #expect(box.cgImage?.color(x: 0, y: 0).alpha == 0)
    #expect(box.cgImage?.color(x: 9, y: 9).alpha == 1)
    let filled = UIImage.as_resizableRoundedImage(withCornerRadius: 4, cornerColor: .blue, fill: .red)
    #expect(filled.cgImage?.color(x: 0, y: 0) == UIColor.blue.cgColor)
  }

  @Test func aViewTakesANodeWithViewOrLayer() {
    HeadlessRuntime().runMain {
      let (host, withView, withLayer) = (UIView(), ASDisplayNode(), ASDisplayNode())
      withLayer.isLayerBacked = true
      host.addSubnode(withView)
      host.addSubnode(withLayer)
      #expect(host.subviews.first === withView.view)
      #expect(host.layer.sublayers?.last === withLayer.layer)
      #expect(host.subviews.first?.asyncdisplaykit_node === withView)
    }
  }

  /// What is seen of the node when the controller's view has just been loaded.
  private final class Early: ASDKViewController<ASDisplayNode> {
    var size = CGSize.zero
    override func viewDidLoad() {
      super.viewDidLoad()
      size = node.bounds.size
    }
  }

  @Test func aControllersNodeIsAsLargeAsTheScreenWhenItIsLoaded() {
    HeadlessRuntime().runMain {
      let controller = Early(node: ASDisplayNode())
      controller.loadViewIfNeeded()
      #expect(controller.size == UIScreen.main.bounds.size)
    }
  }

  @Test func theLoaderSaysWhereAPictureCameFrom() {
    final class Listener: ASNetworkImageNodeDelegate {
      var urls: [String] = []
      func imageNode(_ imageNode: ASNetworkImageNode, didLoad image: UIImage, info: ASNetworkImageLoadInfo) {
        urls.append(info.url.absoluteString)
      }
    }
    let listener = Listener()
    run { window in
      guard let url = URL(string: "memory:a") else { return }
      let loader = ASMemoryImageLoader()
      loader[url] = UIImage(systemName: "star")
      let node = ASNetworkImageNode(loader: loader)
      node.delegate = listener
      node.url = url
      window.rootViewController = ASDKViewController(node: node)
      HeadlessRuntime.current.turn()
    }
    #expect(listener.urls == ["memory:a"])
  }

  @Test func looksAreKept() {
    let node = ASDisplayNode()
    node.cornerRoundingType = .clipping
    node.accessibilityTraits = [.button, .selected]
    node.maskedCorners = .layerMaxXMaxYCorner
    #expect(node.cornerRoundingType == .clipping)
    #expect(node.accessibilityTraits == [.button, .selected])
    HeadlessRuntime().runMain { #expect(node.layer.maskedCorners == .layerMaxXMaxYCorner) }
  }

  @Test func whoCentresNeedNotSaySizes() {
    let child = ASDisplayNode()
    let spec = ASCenterLayoutSpec(centeringOptions: .XY, child: child)
    #expect(spec.sizingOptions == [] && spec.centeringOptions == .XY)
    #expect(ASCenterLayoutSpec(sizingOptions: .minimumX, child: child).centeringOptions == [])
    #expect(UIButton(type: .roundedRect).buttonType == .system)
  }
}
