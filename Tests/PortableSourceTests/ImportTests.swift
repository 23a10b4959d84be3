import Foundation
import PortableSource
import Testing

@Suite("Imports and initialisers of sources") struct SourceImportTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  @Test(
    "of modules that are whole here everything is imported; parts of the kit are not, whatever stands before the word")
  func partsOfModules() {
    let words: [(String, String)] = [
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      ("import class UIKit.UIView", "import UIKit"),
      ("import enum Other.Result", "import enum Other.Result"),
      ("import Other.Sub", "import Other.Sub"),
      ("import os.log", ""), ("@preconcurrency import AVFoundation", ""), ("public import os", ""),
      ("@preconcurrency import AsyncDisplayKit", "@preconcurrency import AsyncDisplayKit"),
    ]
    for (written, read) in words {
      #expect(portable(written).split(separator: " ").joined(separator: " ") == read)
    }
  }

  @Test("an initialiser of a node that leaves the superclass's to Swift calls it")
  func superCalls() {
    let node = "class A: ASCellNode { let x: Int; init(x: Int) { self.x = x } }\nclass B: A { init(y: Int) { f(y) } }"
    let read = portable(node)
    #expect(read.contains("{ self.x = x ;super.init() }") && read.contains("{ f(y) ;super.init() }"))
    let others = [
      "class A: ASCellNode { init(x: Int) { super.init() } }",
      "class A: ASCellNode { convenience init(x: Int) { self.init() } }",
      "class A: ASTableNode { init(x: Int) { f() } }", "class A: UIView { init(x: Int) { f() } }",
      "struct A { init() { f() } }",
      "class A: ASCellNode { func f() { B.init() } }",
    ]
    for other in others { #expect(portable(other) == other) }
  }

  @Test("what is an override in one version of the original only is none here")
  func controllers() {
    let text = "class A: ASViewController<ASTableNode> { override init() { super.init(node: ASTableNode()) } }"
    #expect(portable(text) == text.replacingOccurrences(of: "override", with: "        "))
    let later = text.replacingOccurrences(of: "ASView", with: "ASDKView")
    #expect(portable(later) == later)
  }
}
