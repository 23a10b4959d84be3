import Foundation
import HeadlessUIKit

/// Changes a picture before it is drawn. Runs where the node is drawn, so it must touch nothing that main may change meanwhile.
public typealias asimagenode_modification_block_t = (_ image: UIImage) -> UIImage?

/// A node of a picture: as large as the picture unless its style says otherwise.
open class ASImageNode: ASControlNode, ASImageModifying {
  struct Content {
    var image: UIImage?
    var placeholderColor: UIColor?
    var isCropEnabled = true
    var cropRect = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    var forcesUpscaling = false
    var forcedSize = CGSize.zero
    var modification: asimagenode_modification_block_t?
  }

  let content = Guarded(Content())

  public override init() {
    super.init()
    contentMode = .scaleAspectFill
    isOpaque = false
    clipsToBounds = true
  }

  public override init(viewBlock: @escaping ASDisplayNodeViewBlock, didLoad: ASDisplayNodeDidLoadBlock? = nil) {
    super.init(viewBlock: viewBlock, didLoad: didLoad)
  }

  public override init(layerBlock: @escaping ASDisplayNodeLayerBlock, didLoad: ASDisplayNodeDidLoadBlock? = nil) {
    super.init(layerBlock: layerBlock, didLoad: didLoad)
  }

  /// A picture of another size has the node laid out again.
  open var image: UIImage? {
    get { content[\.image] }
    set { tellOf(keep(newValue)) }
  }

  /// Takes another picture over without anything done about it.
  func keep(_ image: UIImage?) -> PictureChange {
    content.with { content in
      defer { content.image = image }
      return PictureChange(
        isAnother: content.image !== image, isOfAnotherSize: content.image?.size != image?.size)
    }
  }

  func tellOf(_ change: PictureChange) {
    if change.isOfAnotherSize { setNeedsLayout() }
    if change.isAnother { pictureDidChange() }
  }

  /// Behind the picture.
  open var placeholderColor: UIColor? {
    get { content[\.placeholderColor] }
    set { content.with { $0.placeholderColor = newValue } }
  }

  /// Kept; what stands beyond the node is cut off anyway.
  open var isCropEnabled: Bool {
    get { content[\.isCropEnabled] }
    set { content.with { $0.isCropEnabled = newValue } }
  }

  public func setCropEnabled(_ cropEnabled: Bool, recropImmediately: Bool = false, inBounds bounds: CGRect = .zero) {
    isCropEnabled = cropEnabled
    pictureDidChange()
  }

  /// Which part of the picture is to be seen where it is cropped, from 0 to 1; only its origin counts: the middle by default.
  open var cropRect: CGRect {
    get { content[\.cropRect] }
    set {
      content.with { $0.cropRect = newValue }
      pictureDidChange()
    }
  }

  /// Kept; pictures are drawn at the node's size anyway.
  open var forceUpscaling: Bool {
    get { content[\.forcesUpscaling] }
    set { content.with { $0.forcesUpscaling = newValue } }
  }

  open var forcedSize: CGSize {
    get { content[\.forcedSize] }
    set { content.with { $0.forcedSize = newValue } }
  }

  open var imageModificationBlock: asimagenode_modification_block_t? {
    get { content[\.modification] }
    set {
      content.with { $0.modification = newValue }
      pictureDidChange()
    }
  }

  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    image?.size ?? super.calculateSizeThatFits(constrainedSize)
  }

  // MARK: Drawing

  open override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? {
    ImageDrawing(
      content: content.with { $0 }, bounds: bounds, scale: contentsScaleForDisplay, mode: contentMode, tint: tintColor)
  }

  open override class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? { (parameters as? ImageDrawing)?.picture(isCancelled: isCancelledBlock) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.renderingMode == .alwaysTemplate { pictureDidChange() }
  }

  /// The picture is drawn anew.
  func pictureDidChange() { setNeedsDisplay() }
}

/// How a node's picture differs from the one before.
struct PictureChange {
  let isAnother: Bool
  let isOfAnotherSize: Bool
}

/// A node whose pictures are changed before they are drawn.
public protocol ASImageModifying: ASDisplayNode {
  var imageModificationBlock: asimagenode_modification_block_t? { get set }
}

extension ASImageModifying {
  /// The block as later versions of the original have it: with the traits that the node has when it is drawn.
  @_disfavoredOverload
  public var imageModificationBlock: ((_ image: UIImage, _ traitCollection: ASPrimitiveTraitCollection) -> UIImage?)? {
    get {
      (self.imageModificationBlock as asimagenode_modification_block_t?).map { block in { image, _ in block(image) } }
    }
    set {
      let plain: asimagenode_modification_block_t? = newValue.map { [weak self] block in
        { block($0, self?.primitiveTraitCollection() ?? ASPrimitiveTraitCollection()) }
      }
      self.imageModificationBlock = plain
    }
  }
}

/// A block that makes a picture round, with a border of a width in points.
public func ASImageNodeRoundBorderModificationBlock(
  _ borderWidth: CGFloat, _ borderColor: UIColor?
) -> asimagenode_modification_block_t {
  { image in
    let all = CGRect(origin: .zero, size: image.size)
    UIGraphicsBeginImageContextWithOptions(image.size, false, image.scale)
    defer { UIGraphicsEndImageContext() }
    let outline = UIBezierPath(ovalIn: all)
    outline.addClip()
    image.draw(in: all)
    if borderWidth > 0, let borderColor {
      borderColor.setStroke()
      // Half of the line lies beyond the clip.
      outline.lineWidth = borderWidth * 2
      outline.stroke()
    }
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

/// A block that gives a picture one colour.
public func ASImageNodeTintColorModificationBlock(_ color: UIColor) -> asimagenode_modification_block_t {
  { $0.withTintColor(color) }
}
