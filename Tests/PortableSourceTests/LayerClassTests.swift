import PortableSource
import Testing

@Suite("Layers of views") struct LayerClassTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
      .split(separator: " ").joined(separator: " ")
  }

  @Test(
    "a view that names the class of its layer says how one is made",
    arguments: [
      "{ TankLayer.self }", "{ return TankLayer.self }", "{ get { TankLayer.self } }",
      "{ get { return TankLayer.self } }",
    ])
  func named(body: String) {
    let view = "class A: UIView { override class var layerClass: AnyClass \(body)"
    #expect(portable(view + " }") == view + "; override class func makeOwnLayer() -> CALayer? { TankLayer() } }")
  }

  @Test("a class within another is named with it")
  func nested() {
    let read = portable("class A: UIView { override static var layerClass: AnyClass { Tank.Wave.self } }")
    #expect(read.contains("CALayer? { Tank.Wave() }"))
  }

  @Test(
    "what is chosen by more than a name is left alone, and what is no override",
    arguments: [
      "class A: UIView { override class var layerClass: AnyClass { isNew ? B.self : C.self } }",
      "class A { class var layerClass: AnyClass { B.self } }", "let a = A.layerClass",
    ])
  func others(text: String) { #expect(portable(text) == text) }
}
