import Foundation
import HeadlessUIKit

/// Changes a picture before it is drawn. Runs where the node is drawn, so it must touch nothing that main may change meanwhile.
public typealias asimagenode_modification_block_t = (_ image: UIImage) -> UIImage?

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

// As later versions of the original have them: blocks that take traits too.

@_disfavoredOverload
public func ASImageNodeRoundBorderModificationBlock(
  _ borderWidth: CGFloat, _ borderColor: UIColor?
) -> (_ image: UIImage, _ traitCollection: ASPrimitiveTraitCollection) -> UIImage? {
  let block: asimagenode_modification_block_t = ASImageNodeRoundBorderModificationBlock(borderWidth, borderColor)
  return { image, _ in block(image) }
}

@_disfavoredOverload
public func ASImageNodeTintColorModificationBlock(
  _ color: UIColor
) -> (_ image: UIImage, _ traitCollection: ASPrimitiveTraitCollection) -> UIImage? {
  { image, _ in image.withTintColor(color) }
}
