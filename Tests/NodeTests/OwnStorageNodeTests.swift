import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("A node of text that others keep") struct OwnStorageNodeTests {
  private final class Counter: NSTextStorageDelegate {
    var changes = 0
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { changes += 1 }
  }

  @Test("what is typed is in their storage, and what is in their storage is seen") func shared() {
    HeadlessRuntime().runMain {
      let parts = ASTextKitComponents(attributedSeedString: NSAttributedString(string: "a"), textContainerSize: .zero)
      let hint = ASTextKitComponents(attributedSeedString: nil, textContainerSize: .zero)
      let node = ASEditableTextNode(textKitComponents: parts, placeholderTextKitComponents: hint)
      let counter = Counter()
      node.textView.insertText("b")
      #expect(parts.textStorage.string == "ab" && node.attributedText?.string == "ab")
      parts.textStorage.delegate = counter
      parts.textStorage.append(NSAttributedString(string: "c"))
      #expect(node.textView.text == "abc" && node.attributedText?.string == "abc" && counter.changes == 1)
      node.attributedText = NSAttributedString(string: "d")
      #expect(parts.textStorage.string == "d" && counter.changes == 2)
    }
  }

  @Test("a text that is set before there is a view takes the place of theirs") func setBefore() {
    HeadlessRuntime().runMain {
      let parts = ASTextKitComponents(attributedSeedString: NSAttributedString(string: "a"), textContainerSize: .zero)
      let hint = ASTextKitComponents(attributedSeedString: nil, textContainerSize: .zero)
      let node = ASEditableTextNode(textKitComponents: parts, placeholderTextKitComponents: hint)
      node.attributedText = NSAttributedString(string: "other")
      #expect(node.textView.text == "other" && parts.textStorage.string == "other")
    }
  }
}
