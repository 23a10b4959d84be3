import PortableSource
import Testing

@Suite("Initialisers that say where they begin and end") struct MarkedInitialiserTests {
  private func marked(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)], markingInitialisers: true).files[0].text
  }

  private let mark = "ASDisplayNode.initialiserBegins(A.self); defer { ASDisplayNode.initialiserEnds(A.self) };"

  @Test("every initialiser of a node does, wherever it stands")
  func nodes() {
    #expect(marked("class A: ASCellNode { override init() { super.init() } }").contains("init() { \(mark) super"))
    #expect(marked("class A: ASCellNode { init?(x: () -> Int) throws { f() } }").contains("throws { \(mark) f()"))
    let extended = "class A: ASCellNode {}\nextension A { convenience init<T>(t: T) { self.init() } }"
    #expect(marked(extended).contains("init<T>(t: T) { \(mark) self.init()"))
    let derived = marked("class A: B { init(x: Int) { super.init() } }\nclass B: ASTableNode {}")
    #expect(derived.contains("init(x: Int) { \(mark)"))
  }

  @Test("a class says whether it has one; its lines stay where they are")
  func inherited() {
    let read = marked("class A: ASCellNode {\n  let x = 1\n}\nclass B: A {\n  init(y: Int) {\n    super.init()\n  }\n}")
    #expect(read.contains("class A: ASCellNode { public override class var inheritsInitialisers: Bool { true };"))
    #expect(read.contains("class B: A { public override class var inheritsInitialisers: Bool { false };"))
    #expect(read.split(separator: "\n").count == 8)
  }

  @Test("the first property of a class says that those behind it are made")
  func properties() {
    #expect(
      marked("class A: ASCellNode { let x = UILabel() }").contains(
        "private let propertiesOfA: Void = ASDisplayNode.propertiesBegin(A.self); let x"))
    #expect(!marked("class A: UIView { let x = UILabel() }").contains("propertiesBegin"))
  }

  @Test("nobody else does, and no call of one is one")
  func others() {
    let others = [
      "class A: UIView { init(x: Int) { super.init(frame: .zero) } }", "struct A { init() { f() } }",
      "class A: Unknown { init() { f() } }",
    ]
    for other in others { #expect(marked(other) == other) }
    let calls = marked(
      "class A: ASCellNode { struct B { init() { f() } }; let b = B.init(); func f() { super.init() } }")
    #expect(!calls.contains("initialiserBegins"))
  }
}
