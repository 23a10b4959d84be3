import AsyncDisplayKit

/// What a feed knows of a photo.
struct Photo {
  let author: String
  let caption: String
  let likes: Int
  let url: URL?
}

/// A photo with its author above, and likes and caption below.
final class PhotoCellNode: ASCellNode {
  private let avatarNode = ASNetworkImageNode()
  private let authorNode = ASTextNode()
  private let photoNode = ASNetworkImageNode()
  private let likesNode = ASTextNode()
  private let captionNode = ASTextNode()

  init(photo: Photo) {
    super.init()
    automaticallyManagesSubnodes = true
    avatarNode.style.preferredSize = CGSize(width: 30, height: 30)
    avatarNode.backgroundColor = ASDisplayNodeDefaultPlaceholderColor()
    avatarNode.imageModificationBlock = ASImageNodeRoundBorderModificationBlock(1, .white)
    photoNode.backgroundColor = ASDisplayNodeDefaultPlaceholderColor()
    photoNode.contentMode = .scaleAspectFill
    photoNode.url = photo.url
    authorNode.attributedText = text(photo.author, .boldSystemFont(ofSize: 14))
    likesNode.attributedText = text("\(photo.likes) likes", .systemFont(ofSize: 12), .darkGray)
    captionNode.attributedText = text(photo.caption, .systemFont(ofSize: 12))
    captionNode.maximumNumberOfLines = 3
    captionNode.truncationMode = .byTruncatingTail
  }

  private func text(_ string: String, _ font: UIFont, _ color: UIColor = .black) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color])
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    authorNode.style.flexShrink = 1
    let header = ASStackLayoutSpec(
      direction: .horizontal, spacing: 10, justifyContent: .start, alignItems: .center,
      children: [avatarNode, authorNode])
    let footer = ASStackLayoutSpec(
      direction: .vertical, spacing: 4, justifyContent: .start, alignItems: .start, children: [likesNode, captionNode])
    let margin = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    let cell = ASStackLayoutSpec.vertical()
    cell.children = [
      ASInsetLayoutSpec(insets: margin, child: header), ASRatioLayoutSpec(ratio: 1, child: photoNode),
      ASInsetLayoutSpec(insets: margin, child: footer),
    ]
    return cell
  }
}

final class PhotoFeedController: ASDKViewController<ASTableNode> {
  private let photos = (1...40).map { number in
    Photo(
      author: "Photographer \(number)", caption: String(repeating: "Light on the water. ", count: number % 4 + 1),
      likes: number * 7, url: URL(string: "https://photos.example/\(number).png"))
  }

  override init() {
    super.init(node: ASTableNode())
    title = "Photos"
    node.dataSource = self
  }

  required init?(coder: NSCoder) {
    fatalError("not made from an archive")
  }
}

extension PhotoFeedController: ASTableDataSource {
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { photos.count }

  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
    let photo = photos[indexPath.row]
    return { PhotoCellNode(photo: photo) }
  }
}
