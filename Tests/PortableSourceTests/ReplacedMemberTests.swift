import PortableSource
import Testing

@Suite("Overrides in extensions of classes that are in no source") struct ReplacedMemberTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  private func words(_ text: String) -> String {
    portable(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("take the place of what the class has")
  func replaced() {
    #expect(
      words("extension UINavigationController { open override var shouldAutorotate: Bool { true } }")
        == "extension UINavigationController { @_dynamicReplacement(for: shouldAutorotate) var replaced_shouldAutorotate: Bool { true } }"
    )
    #expect(
      words("extension UIScrollView { override func touchesBegan(_ t: Set<UITouch>, with event: UIEvent?) {} }")
        == "extension UIScrollView { @_dynamicReplacement(for: touchesBegan(_:with:)) func replaced_touchesBegan(_ t: Set<UITouch>, with event: UIEvent?) {} }"
    )
    #expect(
      words("extension UIView { override func f() {} }")
        == "extension UIView { @_dynamicReplacement(for: f()) func replaced_f() {} }")
    #expect(
      portable("extension UIView { override func f(a b: [A: B], c: (D, e: E) -> F) {} }").contains("(for: f(a:c:))"))
  }

  @Test("do what was to be done when a property was set after it was set in the superclass")
  func observed() {
    let text = "extension UIButton {\n override open var isHighlighted: Bool {\n  didSet { alpha = 1 }\n }\n}"
    #expect(
      words(text) == """
        extension UIButton { @_dynamicReplacement(for: isHighlighted) var replaced_isHighlighted: Bool { get { super.isHighlighted } \
        set { let oldValue = super.isHighlighted; super.isHighlighted = newValue; do { alpha = 1 } } } }
        """)
    #expect(portable(text).count { $0 == "\n" } == 4)
  }

  @Test("what is no override, or is inside of another type, stays as it is")
  func others() {
    let text = "extension UIView { func f() {}\n var x: Int { 1 }\n func g() { print(1) } }"
    #expect(portable(text) == text)
  }
}
