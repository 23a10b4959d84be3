import PortableSource
import Testing

@Suite("Names of classes") struct ClassNameTests {
  @Test("they are asked for in a way that private classes have a name in")
  func names() {
    let text = "let names = [Tank.self].map(NSStringFromClass) + [NSStringFromClass(type(of: self))]"
    let read = WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
    #expect(read == "let names = [Tank.self].map(nameOfClass) + [nameOfClass(type(of: self))]")
  }
}
