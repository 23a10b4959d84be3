import PortableSource
import Testing

@Suite("Nodes around views of somebody's own") struct WrappingTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  @Test("the superclass's initialiser with a block is the one without, and what takes the block")
  func superclass() {
    #expect(
      portable("class A: ASDisplayNode { init(n: Int) { super.init(viewBlock: { UIView() }, didLoad: nil) } }")
        == "class A: ASDisplayNode { init(n: Int) { super.init(); self.wrap(viewBlock: { UIView() }, didLoad: nil) } }")
    let made = "class A: ASDisplayNode {}; let a = A(viewBlock: { UIView() })"
    #expect(portable(made) == made)
  }

  @Test("one of a class of the sources is no convenience, and overrides none")
  func own() {
    let text = portable(
      """
      class A: ASCellNode { override init(viewBlock: @escaping () -> UIView, didLoad: Done?) { super.init(viewBlock: viewBlock, didLoad: didLoad) } }
      class B: A { override init(viewBlock: @escaping () -> UIView, didLoad: Done?) { super.init(viewBlock: viewBlock, didLoad: didLoad) } }
      """)
    #expect(
      text == """
        class A: ASCellNode {          init(viewBlock: @escaping () -> UIView, didLoad: Done?) { super.init(); self.wrap(viewBlock: viewBlock, didLoad: didLoad) } }
        class B: A { override init(viewBlock: @escaping () -> UIView, didLoad: Done?) { super.init(viewBlock: viewBlock, didLoad: didLoad) } }
        """)
  }

  @Test("a block that is for the main actor does not make its initialiser call itself")
  func mainActor() {
    #expect(
      portable(
        "class A: ASDisplayNode { convenience init(made: @MainActor @escaping () -> UIView) { self.init { made() } } }")
        == "class A: ASDisplayNode { convenience init(made:            @escaping () -> UIView) { self.init(viewBlock: { made() }) } }"
    )
  }
}
