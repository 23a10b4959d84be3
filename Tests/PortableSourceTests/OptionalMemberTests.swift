import PortableSource
import Testing

@Suite("Methods that may be left out") struct OptionalMemberTests {
  private func portable(_ texts: String...) -> [String] {
    WithoutObjectiveC(texts.map { WithoutObjectiveC.File(path: "A.swift", text: $0) }).files.map(\.text)
  }

  @Test("they have defaults behind their protocol, and no line is moved")
  func defaults() {
    let read = portable(
      """
      @objc protocol P: AnyObject {
        @objc optional func picked(_ x: Int, // the first
                                   by y: [Int])
        func must()
        @objc optional func title() -> String?
        @objc optional func count() -> Int
      }
      let last = 1
      """)[0]
    #expect(read.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
    #expect(!read.contains("optional"))
    #expect(
      read.contains(
        "}; extension P { func picked(_ x: Int, by y: [Int]) {}; func title() -> String? { nil }; "
          + "func count() -> Int { LeftOut.result() }; "
          + "func ifThere_count() -> (Int)? { LeftOut.ifThere { self.count() } } }\nlet last = 1"))
  }

  @Test("the word is taken away before members only")
  func names() {
    let read = portable("@objc protocol P { @objc optional func a(optional: Bool); func set(optional: Bool) }")[0]
    #expect(read.contains("func a(optional: Bool); func set(optional: Bool) }"))
    #expect(!read.contains("@objc optional") && !read.contains("optional func"))
    #expect(read.contains("extension P { func a(optional: Bool) {} }"))
  }

  @Test("those that must be there at the call are called")
  func certain() {
    #expect(portable("a?.numberOfSections!(in: b)!") == ["a?.numberOfSections(in: b)!"])
    #expect(portable("a.made!(b)") == ["a.made!(b)"])
  }

  @Test("a number of the same name holds no closure")
  func numbers() {
    #expect(
      portable("let numberOfSections: Int = 2; a?.numberOfSections!(in: b)")
        == ["let numberOfSections: Int = 2; a?.numberOfSections(in: b)"])
    for type in ["(() -> Void)?", "Done?", "Pump.Done!", "Optional<Done>"] {
      let text = "var scrollViewDone: \(type); a.scrollViewDone?()"
      #expect(portable(text) == [text])
    }
  }

  @Test("those of types have defaults of types")
  func types() {
    let read = portable("@objc protocol P { @objc optional static func f() -> Int? }")[0]
    #expect(read.hasSuffix("}; extension P { static func f() -> Int? { nil } }"))
  }

  @Test("those of a public protocol are public")
  func access() {
    let read = portable("@objc public protocol P { @objc optional func f() }")[0]
    #expect(read.hasSuffix("}; extension P { public func f() {} }"))
  }

  @Test("they are called without a question mark, in other files too; closures keep theirs")
  func calls() {
    let read = portable(
      "@objc protocol P { @objc optional func picked(); @objc optional func done() }",
      "delegate?.picked?(); a.other?(); delegate?.scrollViewDidScroll?(x); let b = c ? (d) : e",
      "var done: (() -> Void)?; self.done?()",
      "func f() { let picked = 1 }")
    #expect(read[1] == "delegate?.picked(); a.other?(); delegate?.scrollViewDidScroll(x); let b = c ? (d) : e")
    #expect(read[2] == "var done: (() -> Void)?; self.done?()")
  }

  @Test("those that answer are asked, with those of the same name; one with a name of the kit's is not")
  func answers() {
    let read = portable(
      """
      @objc protocol P {
        @objc optional func may(_ x: Int, at y: [Int: Int], done: @escaping (Int, Int) -> Void) -> Bool
        @objc optional func may(be x: Int)
        @objc optional func tableView(_ x: Int) -> Bool
      }
      """, "let a = p?.may?(1, at: [:]) { _, _ in } ?? true; p!.may!(2); p?.tableView?(3)")
    #expect(
      read[0].contains(
        "func ifThere_may(_ x: Int, at y: [Int: Int], done: @escaping (Int, Int) -> Void) -> (Bool)? "
          + "{ LeftOut.ifThere { self.may(x, at: y, done: done) } }; func may(be x: Int) {}; "
          + "func ifThere_may(be x: Int) -> (Void)? { LeftOut.ifThere { self.may(be: x) } } }"))
    #expect(read[1] == "let a = p?.ifThere_may(1, at: [:]) { _, _ in } ?? true; p!.may(2); p?.tableView(3)")
  }
}
