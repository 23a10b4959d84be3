import PortableSource
import Testing

@Suite("Names of attributes") struct AttributeNameTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  @Test(
    "they are strings where a dictionary is one of strings",
    arguments: [
      "let a: [String: Any] = [NSFontAttributeName: f, NSKernAttributeName: 1]",
      "func f() -> [String : Any] { return [NSFontAttributeName: f(x: [1])] }",
      "func f() -> [String: AnyObject] { if a { return [NSFontAttributeName: f] } }",
      "var a: [String: Any]? { [NSFontAttributeName: f] }",
      "f([NSFontAttributeName: f] as [String: Any])",
      "func f(a: [String: Any]) {}; f(a: [NSFontAttributeName: f])",
      "var a: [String: Any] = [:]; a[NSFontAttributeName] = f",
      "t.addAttributes([Blurb.linkName: url(a, b), NSFontAttributeName: f(x, y)], range: r)",
      "func f(a: [String: Any]) { g(a[NSFontAttributeName]) }",
    ])
  func strings(text: String) {
    let read = portable(text)
    #expect(read.contains("NSFontAttributeName.rawValue"))
    #expect(read.contains("NSKernAttributeName.rawValue") == text.contains("NSKern"))
  }

  @Test(
    "and keys everywhere else",
    arguments: [
      "func f(a: [String: Any]) {}; let a: B = [NSFontAttributeName: f]; f(b: [NSFontAttributeName: f])",
      "f(attributes: [NSFontAttributeName: f])", "let a = [NSFontAttributeName: f]",
      "let a: [NSAttributedStringKey: Any] = [NSFontAttributeName: f]",
      "func f() -> [String: Any] { g([NSFontAttributeName: f]) }",
      "f(NSFontAttributeName, value: f)", "a[NSFontAttributeName] = f", "let a = NSFontAttributeName.rawValue",
      "func f() -> A { return [NSFontAttributeName: f] }", "for a in [NSFontAttributeName] {}",
    ])
  func keys(text: String) { #expect(portable(text) == text) }
}
