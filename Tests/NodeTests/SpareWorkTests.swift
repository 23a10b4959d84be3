import AsyncDisplayKit
import Testing

@Suite("What nodes of text, pictures and buttons keep to, and what they leave") struct SpareWorkTests {
  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 10)])
  }

  private final class Pushed: ASControlNode {
    var ends = 0
    override func endTracking(with touch: UITouch?, with event: UIEvent?) { ends += 1 }
  }

  @Test("a finger that leaves a control ends what it began, and does what a control is there for")
  func ends() {
    run { window in
      let control = Pushed()
      var primary = 0
      control.addHandler(forControlEvents: .primaryActionTriggered) { _ in primary += 1 }
      show(control, in: window)
      window.tap(at: CGPoint(x: 5, y: 5))
      #expect(control.ends == 1 && primary == 1)
    }
  }

  @Test("taps on a control itself begin, those of views around it do not")
  func taps() {
    run { window in
      let control = Pushed()
      show(control, in: window)
      let (own, others) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      control.view.addGestureRecognizer(own)
      window.addGestureRecognizer(others)
      #expect(control.gestureRecognizerShouldBegin(own) && !control.gestureRecognizerShouldBegin(others))
    }
  }

  private final class Screen: ASViewController<ASDisplayNode> {
    var taken = 0
    func take() { taken += 1 }
  }

  @Test("an action for anybody reaches the controller of a control without view")
  func controller() {
    run { window in
      let (root, control) = (ASDisplayNode(), ASControlNode())
      control.isLayerBacked = true
      root.addSubnode(control)
      let screen = Screen(node: root)
      window.rootViewController = screen
      control.addTarget(nil, action: Selector(Screen.take), forControlEvents: .touchUpInside)
      control.sendActions(forControlEvents: .touchUpInside, with: nil)
      #expect(screen.taken == 1)
    }
  }

  private final class Button: ASButtonNode {
    var passes = 0
    override func layout() {
      super.layout()
      passes += 1
    }
  }

  @Test("a button that is told the same again is not laid out again")
  func sameTitle() {
    run { window in
      let button = Button()
      button.setAttributedTitle(text("a"), for: .normal)
      show(button, in: window)
      HeadlessRuntime.current.turn()
      let before = button.passes
      button.setAttributedTitle(text("a"), for: .normal)
      HeadlessRuntime.current.turn()
      #expect(button.passes == before)
      button.setAttributedTitle(text("b"), for: .normal)
      HeadlessRuntime.current.turn()
      #expect(button.passes == before + 1)
    }
  }

  @Test("the view of text that is edited has no margins but those that the node is told")
  func editedMargins() {
    HeadlessRuntime().runMain {
      let node = ASEditableTextNode()
      node.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      node.attributedText = text("")
      #expect(node.attributedText == nil && node.isDisplayingPlaceholder())
      #expect(node.textView.textContainerInset == node.textContainerInset)
      #expect(node.textView.textContainer.lineFragmentPadding == 0)
    }
  }

  @Test("text that is edited is no higher than it may be, and what is typed has it measured anew")
  func typed() {
    run { window in
      let (host, node) = (ASDisplayNode(), ASEditableTextNode())
      node.attributedText = text("abcdef")
      #expect(node.calculateSizeThatFits(CGSize(width: 20, height: 15)) == CGSize(width: 20, height: 15))
      host.addSubnode(node)
      host.layoutSpecBlock = { _, _ in
        ASStackLayoutSpec(
          direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .start, children: [node])
      }
      host.frame = window.bounds
      window.addSubview(host.view)
      HeadlessRuntime.current.turn()
      let before = node.frame.width
      node.textView.insertText("g")
      HeadlessRuntime.current.turn()
      #expect(node.frame.width > before)
    }
  }

  @Test("a picture that nobody waits for any more is not changed")
  func cancelled() {
    run { window in
      let node = ASImageNode()
      node.image = square(4)
      var changes = 0
      node.imageModificationBlock = { picture in
        changes += 1
        return picture
      }
      show(node, in: window)
      HeadlessRuntime.current.turn()
      let before = changes
      var asked = 0
      let parameters = node.drawParameters(forAsyncLayer: _ASDisplayLayer())
      let picture = ASImageNode.display(
        withParameters: parameters,
        isCancelled: {
          asked += 1
          return asked > 1
        })
      #expect(picture != nil && before == 1 && changes == before)
    }
  }

  @Test("a film stops where it cannot be seen, and another tint is nothing to a picture that is no template")
  func unseen() {
    run { _ in
      let (node, film) = (ASImageNode(), MovingSquares(3))
      node.isManagedByContainer = true
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.setInterfaceState(.inHierarchy)
      node.animatedImage = film
      HeadlessRuntime.current.turn()
      node.setInterfaceState([.measureLayout, .preload, .display])
      #expect(film.cleared == 1)
    }
  }
}
