import AsyncDisplayKit
import UIKit

/// What a shop knows of a product.
struct Product {
  let name: String
  let price: String
  let rating: Double
  let summary: String
  let photo: URL?
}

/// Five stars, as many of them filled as the rating says.
final class StarsNode: ASImageNode {
  private static let side: CGFloat = 20

  init(rating: Double) {
    super.init()
    let size = CGSize(width: Self.side * 5, height: Self.side)
    image = UIGraphicsImageRenderer(size: size).image { _ in
      for index in 0..<5 {
        let color: UIColor = Double(index) < rating ? .systemYellow : .systemGray4
        color.setFill()
        Self.star(in: CGRect(x: CGFloat(index) * Self.side, y: 0, width: Self.side, height: Self.side)).fill()
      }
    }
  }

  private static func star(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let radius = rect.width / (corner % 2 == 0 ? 2 : 5)
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}

/// A page of a shop: picture, name and price, stars, a text, and a button that is always in reach.
final class ProductNode: ASDisplayNode {
  private let photoNode = ASNetworkImageNode()
  private let nameNode = ASTextNode()
  private let priceNode = ASTextNode()
  private let starsNode: StarsNode
  private let summaryNode = ASTextNode()
  private let buyNode = ASButtonNode()

  init(product: Product) {
    starsNode = StarsNode(rating: product.rating)
    super.init()
    for node in [photoNode, nameNode, priceNode, starsNode, summaryNode, buyNode] { addSubnode(node) }
    backgroundColor = .white
    photoNode.url = product.photo
    photoNode.contentMode = .scaleAspectFill
    photoNode.backgroundColor = UIColor(white: 0.9, alpha: 1)
    nameNode.attributedText = text(product.name, .boldSystemFont(ofSize: 18))
    nameNode.maximumNumberOfLines = 2
    nameNode.truncationMode = .byTruncatingTail
    priceNode.attributedText = text(product.price, .systemFont(ofSize: 18), .systemRed)
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 3
    summaryNode.attributedText = NSAttributedString(
      string: product.summary,
      attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: paragraph])
    buyNode.setTitle("Add to cart", with: .boldSystemFont(ofSize: 14), with: .white, for: .normal)
    buyNode.backgroundColor = .systemGreen
    buyNode.cornerRadius = 6
    buyNode.contentEdgeInsets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
  }

  private func text(_ string: String, _ font: UIFont, _ color: UIColor = .black) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color])
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let photo = ASRatioLayoutSpec(ratio: 0.6, child: photoNode)
    nameNode.style.flexShrink = 1
    let spacer = ASLayoutSpec()
    spacer.style.flexGrow = 1
    let title = ASStackLayoutSpec(
      direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .baselineFirst,
      children: [nameNode, spacer, priceNode])
    starsNode.style.alignSelf = .start
    let details = ASStackLayoutSpec(
      direction: .vertical, spacing: 10, justifyContent: .start, alignItems: .stretch,
      children: [title, starsNode, summaryNode, buyNode])
    let page = ASStackLayoutSpec.vertical()
    page.children = [
      photo, ASInsetLayoutSpec(insets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12), child: details),
    ]
    return page
  }
}

final class ProductController: ASDKViewController<ASDisplayNode> {
  override init() {
    let lamp = Product(
      name: "Desk lamp", price: "49.00", rating: 4,
      summary: "Warm light, a long arm, and a switch that can be found in the dark.",
      photo: URL(string: "https://shop.example/lamp.png"))
    super.init(node: ProductNode(product: lamp))
    navigationItem.title = lamp.name
  }

  required init?(coder: NSCoder) {
    fatalError("not made from an archive")
  }
}
