import PortableSource
import Testing

@Suite("Casts to a controller of whatever node") struct ControllerCastTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  @Test(
    "the node's class is left open",
    arguments: ["as? ", "as! ", "as ", "is "], ["ASDKViewController", "ASViewController"])
  func open(cast: String, name: String) {
    #expect(portable("if let a = b \(cast)\(name), c {}") == "if let a = b \(cast)any ASAnyViewController, c {}")
    #expect(portable("(b \(cast)\(name))?.node") == "(b \(cast)any ASAnyViewController)?.node")
  }

  @Test(
    "a class that is said stays, and so does what is no cast",
    arguments: [
      "let a = b as? ASDKViewController<ASTableNode>", "class A: ASDKViewController<ASTableNode> {}",
      "let a = ASDKViewController(node: b)", "let a = b ? ASDKViewController(node: c) : d",
      "extension ASDKViewController { }",
    ])
  func said(text: String) { #expect(portable(text) == text) }
}
