import AsyncDisplayKit
import Foundation
import Testing

@Suite("Nodes of text that is edited") struct EditableNodeTests {
  private func text(_ string: String, _ color: UIColor = .black) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: color])
  }

  @Test("one is as wide as its text, or its placeholder, and no wider than it may be")
  func measuring() {
    HeadlessRuntime().runMain {
      let node = ASEditableTextNode()
      node.attributedPlaceholderText = text("abcde")
      let free = CGSize(width: CGFloat.infinity, height: .infinity)
      #expect(node.calculateSizeThatFits(free) == CGSize(width: 50, height: 10))
      node.attributedText = text("ab")
      node.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(node.measure(CGSize(width: 100, height: 100)) == CGSize(width: 26, height: 14))
      node.textContainerInset.left = 7
      #expect(node.measure(CGSize(width: 100, height: 100)) == CGSize(width: 31, height: 14))
      node.textContainerInset.left = 2
      #expect(node.calculateSizeThatFits(CGSize(width: 16, height: 100)) == CGSize(width: 16, height: 24))
    }
  }

  @Test("the placeholder is seen until there is text")
  func placeholder() {
    HeadlessRuntime().runMain {
      let node = ASEditableTextNode()
      node.attributedPlaceholderText = text("M", .red)
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      func colors() -> Set<CGColor> {
        let picture = node.view.image(scale: 1)?.cgImage
        return Set((0..<10).flatMap { x in (0..<10).compactMap { picture?.color(x: x, y: $0) } })
      }
      #expect(node.isDisplayingPlaceholder() && colors().contains(UIColor.red.cgColor))
      node.textView.attributedText = text("M", .blue)
      #expect(!node.isDisplayingPlaceholder() && node.attributedText == text("M", .blue))
      #expect(colors().contains(UIColor.blue.cgColor) && !colors().contains(UIColor.red.cgColor))
      node.attributedText = text("")
      #expect(node.attributedText == nil && colors().contains(UIColor.red.cgColor))
    }
  }

  @Test("the placeholder is back when all that was typed is deleted")
  func deleting() {
    HeadlessRuntime().runMain {
      let node = ASEditableTextNode()
      node.textView.insertText("a")
      #expect(!node.isDisplayingPlaceholder() && node.attributedText?.string == "a")
      node.textView.deleteBackward()
      #expect(node.isDisplayingPlaceholder() && node.attributedText == nil)
    }
  }

  @Test("the delegate hears which selection became which")
  func selections() {
    final class Listener: ASEditableTextNodeDelegate {
      var heard: [[Int]] = []
      func editableTextNodeDidChangeSelection(
        _ editableTextNode: ASEditableTextNode, fromSelectedRange: NSRange, toSelectedRange: NSRange,
        dueToEditing: Bool
      ) { heard.append([fromSelectedRange.location, toSelectedRange.location]) }
    }
    HeadlessRuntime().runMain {
      let (node, listener) = (ASEditableTextNode(), Listener())
      node.delegate = listener
      for typed in ["ab", "c"] { node.textView.insertText(typed) }
      #expect(listener.heard == [[0, 2], [2, 3]])
    }
  }

  @Test("what is set last is seen, on whichever thread the other was set")
  func order() {
    HeadlessRuntime().runMain {
      let node = ASEditableTextNode()
      _ = node.view
      HeadlessRuntime.current.sync(.background) {
        node.attributedText = text("a")
        node.returnKeyType = .go
      }
      node.attributedText = text("b")
      node.returnKeyType = .done
      HeadlessRuntime.current.turn()
      #expect(node.attributedText == text("b") && node.textView.attributedText == text("b"))
      #expect(node.textView.returnKeyType == .done)
    }
  }

  @Test("a font, a colour or an alignment of the view is that of all of the text")
  func styles() {
    HeadlessRuntime().runMain {
      let view = ASEditableTextNode().textView
      view.text = "ab"
      view.font = .systemFont(ofSize: 20)
      view.textColor = .red
      view.textAlignment = .center
      view.insertText("c")
      var all = NSRange()
      let attributes = view.attributedText.attributes(at: 0, effectiveRange: &all)
      #expect(all.length == 3 && (attributes[.font] as? UIFont)?.pointSize == 20)
      #expect(attributes[.foregroundColor] as? UIColor == .red)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }
  }

  @Test("what the keyboard is to be like is kept for the view, and is the view's once it is there")
  func keyboard() {
    run { _ in
      let (plain, node) = (ASEditableTextNode(), ASEditableTextNode())
      for _ in 0..<2 {
        #expect(plain.autocapitalizationType == .sentences && plain.autocorrectionType == .default)
        #expect(plain.spellCheckingType == .default && plain.keyboardType == .default)
        #expect(plain.keyboardAppearance == .default && plain.returnKeyType == .default)
        #expect(!plain.enablesReturnKeyAutomatically && !plain.isSecureTextEntry)
        #expect(plain.textView.autocapitalizationType == .sentences)
      }
      (node.autocapitalizationType, node.autocorrectionType, node.spellCheckingType) = (.words, .yes, .yes)
      (node.keyboardType, node.keyboardAppearance, node.returnKeyType) = (.twitter, .dark, .go)
      (node.enablesReturnKeyAutomatically, node.isSecureTextEntry) = (true, true)
      let view = node.textView
      #expect(view.autocapitalizationType == .words && view.autocorrectionType == .yes)
      #expect(view.spellCheckingType == .yes && view.keyboardType == .twitter && view.keyboardAppearance == .dark)
      #expect(view.returnKeyType == .go && view.enablesReturnKeyAutomatically && view.isSecureTextEntry)
    }
  }

  @Test("what is typed and how the view scrolls can be said before it is there")
  func beforeLoading() {
    HeadlessRuntime().runMain {
      let node = ASEditableTextNode()
      node.scrollEnabled = false
      node.typingAttributes = [NSAttributedString.Key.foregroundColor.rawValue: UIColor.red]
      #expect(!node.textView.isScrollEnabled)
      node.textView.insertText("a")
      let color = node.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .red)
    }
  }

  @Test("no more lines are measured than are to be displayed")
  func lines() {
    HeadlessRuntime().runMain {
      let node = ASEditableTextNode()
      node.attributedText = text("ab cd ef")
      #expect(node.measure(CGSize(width: 20, height: 100)).height == 30)
      node.maximumLinesToDisplay = 2
      #expect(node.measure(CGSize(width: 20, height: 100)).height == 20)
    }
  }

  @Test("a tap has the text edited")
  func tapping() {
    HeadlessRuntime().runMain {
      let (window, node) = (UIWindow(), ASEditableTextNode())
      window.makeKeyAndVisible()
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      window.addSubview(node.view)
      window.tap(at: CGPoint(x: 50, y: 50))
      #expect(!node.textView.isFirstResponder)
      window.tap(at: CGPoint(x: 50, y: 10))
      #expect(node.textView.isFirstResponder)
    }
  }
}
