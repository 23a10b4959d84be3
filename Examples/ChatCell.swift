import AsyncDisplayKit

/// A message of a chat: a bubble on the side of whoever wrote it. A tap shows when it was written.
final class MessageNode: ASCellNode {
  private let textNode = ASTextNode()
  private let timeNode = ASTextNode()
  private let bubble = ASDisplayNode()
  private let isMine: Bool
  private var showsTime = false

  init(text: String, time: String, isMine: Bool) {
    self.isMine = isMine
    super.init()
    automaticallyManagesSubnodes = true
    bubble.cornerRadius = 12
    bubble.backgroundColor = isMine ? .systemBlue : .systemGray5
    textNode.attributedText = NSAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: isMine ? UIColor.white : UIColor.black])
    timeNode.attributedText = NSAttributedString(
      string: time,
      attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel])
  }

  override func didLoad() {
    super.didLoad()
    view.addGestureRecognizer(UITapGestureRecognizer())
  }

  func toggleTime() {
    showsTime.toggle()
    setNeedsLayout()
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let inset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    let text = ASBackgroundLayoutSpec(child: ASInsetLayoutSpec(insets: inset, child: textNode), background: bubble)
    text.style.maxWidth = ASDimensionMake(.fraction, 0.8)
    let column = ASStackLayoutSpec.vertical()
    column.spacing = 2
    column.alignItems = isMine ? .end : .start
    column.children = showsTime ? [text, timeNode] : [text]
    return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10), child: column)
  }
}

/// Two messages, the second one with its time shown a moment later.
final class ChatNode: ASDisplayNode {
  let question = MessageNode(text: "Are you coming to the concert tonight?", time: "18:04", isMine: false)
  let answer = MessageNode(text: "Yes! I will be there at eight, keep a seat for me", time: "18:05", isMine: true)

  override init() {
    super.init()
    addSubnode(question)
    addSubnode(answer)
    backgroundColor = .systemBackground
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .stretch, children: [question, answer])
  }
}

final class ChatController: ASDKViewController<ASDisplayNode> {
  private let chat: ChatNode

  override init() {
    chat = ChatNode()
    super.init(node: chat)
    title = "Chat"
  }

  required init?(coder: NSCoder) {
    fatalError("not made from an archive")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    chat.answer.toggleTime()
  }
}
