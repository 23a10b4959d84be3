import PortableSource
import Testing

@Suite("Senders, protocols of classes, and copies") struct SenderTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
      .split(separator: " ").joined(separator: " ")
  }

  @Test("a method that does nothing with its sender takes any")
  func unused() {
    let read = portable("class A { @objc func tapped(_ sender: UIButton) { go() } }")
    #expect(read == "class A { func tapped(_ sender: Any) { go() } }")
    #expect(portable("class A { @IBAction func f(s: ASButtonNode?) {} }") == "class A { func f(s: Any?) {} }")
  }

  @Test("whoever says more of the sender, or has the method of somebody else, is left alone")
  func used() {
    let bodies = ["sender.tag = 1", "print(\"\\(sender)\")"]
    for body in bodies {
      #expect(portable("class A { @objc func f(_ sender: UIView) { \(body) } }").contains("UIView"))
    }
    let others = [
      "class A { func f(_ sender: UIButton) {} }", "class A { @objc func f(_ g: UITapGestureRecognizer) {} }",
      "class A { @objc func f(_ sender: UIButton, e: UIEvent) {} }",
      "class A { @objc override func f(_ s: UIButton) {} }",
      "class A { @objc func f(_ s: UIButton) {} }; class B: A { override func f(_ s: UIButton) {} }",
    ]
    for other in others { #expect(!portable(other).contains("Any")) }
  }

  @Test("a protocol of Objective-C is one of classes")
  func protocols() {
    #expect(portable("@objc protocol P { func f() }") == " protocol P: AnyObject { func f() }".drop { $0 == " " })
    #expect(portable("@objc protocol P: Q {}").contains("protocol P: AnyObject, Q {}"))
    #expect(portable("@objc protocol P: AnyObject {}").contains("protocol P: AnyObject {}"))
    #expect(portable("protocol P {}") == "protocol P {}")
  }

  @Test("what a node is drawn with is anything")
  func drawing() {
    let head = "override class func draw(_ b: CGRect, withParameters p: "
    #expect(portable(head + "NSObjectProtocol?, isRasterizing: Bool) {}") == head + "Any?, isRasterizing: Bool) {}")
    #expect(portable("func f(p: NSObjectProtocol?) {}") == "func f(p: NSObjectProtocol?) {}")
  }

  @Test("a copy of the look of a bar has a method of its own")
  func copies() {
    #expect(portable("let a = bar.standardAppearance.copy()") == "let a = bar.standardAppearance.copied()")
    #expect(portable("let a = path.copy()") == "let a = path.copy()")
  }
}
