import PortableSource
import Testing

@Suite("The screen of some sources") struct ScreenChoiceTests {
  private func choice(_ text: String) -> String? {
    ScreenChoice.expression(in: [WithoutObjectiveC.File(path: "A.swift", text: text)])
  }

  @Test("it is the last controller that needs no arguments, by whatever name")
  func controllers() {
    #expect(
      choice(
        """
        class Feed: ASDKViewController<ASTableNode> { override init() {} }
        class Detail: ASDKViewController<ASDisplayNode> { init(photo: Photo) {} ; required init?(coder: NSCoder) {} }
        class Cell: ASCellNode {}
        """) == "Feed()")
    #expect(choice("class A: UIViewController {}\nclass B: A {}\nclass C {}") == "B()")
  }

  @Test("without one it is the last node")
  func nodes() {
    #expect(choice("class A: ASDisplayNode { override init() {} }\nclass B: ASCellNode { init(x: Int) {} }") == "A()")
    #expect(choice("class A: B {}\nclass B: ASCellNode { let f = { init(x: 1) } }") == "B()")
  }

  @Test("who stands beside a node is no screen")
  func besideNode() {
    #expect(choice("class A: UIViewController {}\nclass B: ASNodeController<ASDisplayNode> {}") == "A()")
  }

  @Test("a controller of a node that has no initialiser of its own is given one")
  func given() {
    let node = "class N: ASDisplayNode {}\n"
    #expect(choice(node + "class A: ASViewController<N> {}") == "A(node: N())")
    #expect(choice(node + "class A: ASDKViewController<N> { required init?(coder: NSCoder) {} }") == "A(node: N())")
    #expect(choice("class A: ASDKViewController<ASTableNode> {}") == "A(node: ASTableNode())")
    #expect(choice(node + "class A: ASViewController<N> {}\nclass B: A {}") == "B(node: N())")
    #expect(choice(node + "class A: ASViewController<N> { init() {} }\nclass B: A {}") == "B()")
  }

  @Test("what takes arguments is passed over, in a class above too")
  func passedOver() {
    let node = "class N: ASDisplayNode { init(x: Int) {} }\nclass M: ASDisplayNode {}\n"
    #expect(choice(node + "class A: ASViewController<N> {}") == "M()")
    #expect(choice(node + "class A: ASViewController<Unknown> {}") == "M()")
    #expect(choice(node + "class A: UIViewController { init(x: Int) {} }\nclass B: A {}") == "M()")
  }

  @Test("private, nested and generic classes cannot be named from outside")
  func hidden() {
    #expect(
      choice("private class A: ASDisplayNode {}\nclass B<T>: ASDisplayNode {}\nenum C { class D: ASCellNode {} }")
        == nil)
  }

  @Test("an initialiser whose arguments can all be left out needs none")
  func defaults() {
    let made = "class A: ASDisplayNode { init(x: Int = 1, y: [Int] = [1, 2], z: (Int, Int)? = nil) {} }"
    #expect(choice(made) == "A()")
    #expect(choice("class A: ASDisplayNode { init(x: Int = 1, y: Int) {} }") == nil)
    #expect(choice("class A: ASDisplayNode { init(x: Bool = a == b, y: Int) {} }") == nil)
    #expect(choice("class A: ASDisplayNode { init(x: Map<Int, Int> = Map<Int, Int>(), _ y: Int = 1) {} }") == "A()")
  }
}
