import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Synchronization

/// A leaf that does its UIKit work in `didLoad()`, as the pages ask.
open class PhotoNode: ASDisplayNode {
  /// What it wants to be, in points.
  let preferred: CGSize

  init(preferred: CGSize = CGSize(width: 60, height: 40)) {
    self.preferred = preferred
    super.init()
    style.preferredSize = preferred
    backgroundColor = UIColor(red: 0.36, green: 0.56, blue: 0.75, alpha: 1)
  }

  open override func didLoad() {
    super.didLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "open"))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)))
    layer.cornerRadius = 4
  }
}

/// A node that stacks its children and remembers the last spec it has returned.
open class PanelNode: ASDisplayNode {
  private(set) var lastSpec: ASStackLayoutSpec?
  var spacing: CGFloat = 4

  init(children: [ASDisplayNode]) {
    super.init()
    backgroundColor = UIColor(white: 0.9, alpha: 1)
    for child in children { addSubnode(child) }
  }

  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let stack = ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start, children: subnodes)
    stack.spacing = spacing
    lastSpec = stack
    return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), child: stack)
  }
}

/// A node that shows as many of its children as it is told, which become its subnodes by being in its layout.
final class AutomaticNode: ASDisplayNode {
  private let children: [ASDisplayNode]
  // Written on main, and read by whichever worker measures the node at that time.
  private let count: Mutex<Int>
  var shown: Int {
    get { count.withLock { $0 } }
    set { count.withLock { $0 = newValue } }
  }

  init(children: [ASDisplayNode]) {
    self.children = children
    count = Mutex(children.count)
    super.init()
    automaticallyManagesSubnodes = true
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .vertical, spacing: 4, justifyContent: .start, alignItems: .start,
      children: Array(children.prefix(shown)))
  }
}

/// A cell with a picture and a caption.
open class PhotoCell: ASCellNode {
  let picture = PhotoNode(preferred: CGSize(width: 100, height: 60))
  let caption = ASDisplayNode()

  override init() {
    super.init()
    caption.style.preferredSize = CGSize(width: 100, height: 12)
    caption.backgroundColor = UIColor(white: 0.6, alpha: 1)
    addSubnode(picture)
    addSubnode(caption)
  }

  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let stack = ASStackLayoutSpec(
      direction: .vertical, spacing: 2, justifyContent: .start, alignItems: .start, children: [picture, caption])
    return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), child: stack)
  }
}

/// A controller that touches its view only once it is loaded.
open class PhotoController: ASViewController<ASDisplayNode> {
  init(photos: ASDisplayNode) { super.init(node: photos) }
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "scroll"))
    node.view.backgroundColor = .white
  }
}
