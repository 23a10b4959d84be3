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
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(toggleTime)))
  }

  @objc func toggleTime() {
    showsTime.toggle()
    transitionLayout(withAnimation: true, shouldMeasureAsync: true, measurementCompletion: nil)
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

  /// The time fades in where it belongs, while the bubble keeps its place.
  override func animateLayoutTransition(_ context: ASContextTransitioning) {
    let coming = context.insertedSubnodes()
    for node in coming {
      node.frame = context.finalFrame(for: node)
      node.alpha = 0
    }
    UIView.animate(
      withDuration: 0.2,
      animations: {
        for node in coming { node.alpha = 1 }
        for node in context.removedSubnodes() { node.alpha = 0 }
        for node in [self.bubble, self.textNode] { node.frame = context.finalFrame(for: node) }
      },
      completion: { context.completeTransition($0) })
  }
}

/// A chat of two people. The last message shows its time as soon as the chat is there.
final class ChatController: ASDKViewController<ASTableNode> {
  private let messages = [
    ("Are you coming to the concert tonight?", "18:04", false),
    ("Yes! I will be there at eight, keep a seat for me", "18:05", true),
  ]

  override init() {
    super.init(node: ASTableNode())
    title = "Chat"
    node.dataSource = self
  }

  required init?(coder: NSCoder) {
    fatalError("not made from an archive")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    node.waitUntilAllUpdatesAreProcessed()
    let last = node.nodeForRow(at: IndexPath(row: messages.count - 1, section: 0)) as? MessageNode
    last?.toggleTime()
  }
}

extension ChatController: ASTableDataSource {
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
    let (text, time, isMine) = messages[indexPath.row]
    return { MessageNode(text: text, time: time, isMine: isMine) }
  }
}
