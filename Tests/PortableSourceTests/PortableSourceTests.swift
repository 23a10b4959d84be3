import PortableSource
import Testing

@Suite("Sources written for Objective-C") struct PortableSourceTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  @Test("attributes of Objective-C and the interface builder become blanks as wide as they were")
  func attributes() {
    #expect(portable("@objc func tapped() {}") == "      func tapped() {}")
    #expect(portable("@objc(Photo)\nclass A {}") == "            \nclass A {}")
    #expect(portable("@IBOutlet weak var x: UIView!") == "          weak var x: UIView!")
    #expect(portable("@available(iOS 13, *) func f() {}") == "@available(iOS 13, *) func f() {}")
  }

  @Test("an initialiser by which a registered class is made is one that every subclass has")
  func madeByClass() {
    #expect(portable("override init(reuseIdentifier: String?) {") == "required init(reuseIdentifier: String?) {")
    let mark = "init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {"
    #expect(portable("override \(mark)") == "required \(mark)")
    let other = "override init(title: String?, reuseIdentifier: String?) {"
    #expect(portable(other) == other)
    let row = "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"
    #expect(portable("public override \(row)") == "public required \(row)")
    let cell = "class A: UICollectionViewCell {}; class B: A { override init(frame: CGRect) {} }"
    #expect(portable(cell) == cell.replacing("override", with: "required"))
    let view = "class A: UIView { override init(frame: CGRect) {} }"
    #expect(portable(view) == view)
  }

  @Test("the initialiser without parameters of a collection is an override, and no other is made one")
  func collectionWithoutParameters() {
    let list = "class A: ASCollectionNode { init() { super.init(frame: .zero, collectionViewLayout: flow) } }"
    #expect(portable(list) == list.replacing("init() {", with: "override init() {"))
    let page = "class A: ASPagerNode { init() { self.init(); A.init(); super.init() } }"
    #expect(portable(page) == page)
    let cell = "class A: ASCollectionNode { init(b: Int) { self.init() }; class B { init() {} } }"
    #expect(portable(cell) == cell)
  }

  @Test("comments and strings are left alone, with all that is put into them")
  func strings() {
    let text = ##"""
      // @objc #selector(a)
      /* @objc /* @objc */ @objc */
      let a = "@objc \(f("@objc")) @objc", b = #"@objc " \#(c) @objc"#
      let d = """
        @objc "#selector(x)"
        """
      """##
    #expect(portable(text) == text)
  }

  @Test(
    "a selector becomes one of the method itself",
    arguments: [
      ("#selector(tapped)", #"Selector(A.tapped, "tapped")"#),
      ("#selector(tapped(_:))", #"Selector(A.tapped(_:), "tapped(_:)")"#),
      ("#selector(self.tapped(by:with:))", #"Selector(A.tapped(by:with:), "tapped(by:with:)")"#),
      ("#selector(B.pressed)", #"Selector(B.pressed, "pressed")"#),
      ("#selector( B.pressed(_:) )", #"Selector(B.pressed(_:), "pressed(_:)")"#),
      ("#selector(tapped as (B) -> Void)", #"Selector(A.tapped as (A) -> (B) -> Void, "tapped as (B) -> Void")"#),
      ("#selector(getter: title)", #"Selector("getter: title")"#),
    ])
  func selectors(written: String, read: String) {
    #expect(portable("class A { let s = \(written) }") == "class A { let s = \(read) }")
  }

  @Test("a key path becomes the string that it stands for, without the type at its beginning")
  func keyPaths() {
    #expect(portable("#keyPath(CALayer.opacity)") == #""opacity""#)
    #expect(portable("f(#keyPath(A.B.layer.name), #keyPath(count))") == #"f("layer.name", "count")"#)
    #expect(portable("\\A.name") == "\\A.name")
  }

  @Test("the type around a selector is the innermost one, also in an extension and past a closed one")
  func enclosingType() {
    let text =
      "class A { class B { let s = #selector(x) }; let t = #selector(y) }\nextension C.D { func f() { #selector(z) } }"
    let read = portable(text)
    #expect(read.contains(#"let s = Selector(B.x, "x")"#))
    #expect(read.contains(#"let t = Selector(A.y, "y")"#))
    #expect(read.contains(#"{ Selector(C.D.z, "z") }"#))
  }

  @Test("an override in an extension moves into the class, and every line keeps its number")
  func overrides() {
    let text = """
      extension A: P {
        override func f(_ x: Int) -> Int {
          return x
        }
        func g() {}
      }
      class A: B {
        let x = 1
      }
      let last = 1
      """
    #expect(
      portable(text) == """
        extension A: P {
          \("                                  ")
        \("            ")
        \("   ")
          func g() {}
        }
        class A: B {
          let x = 1

        #sourceLocation(file: "A.swift", line: 2)
        override func f(_ x: Int) -> Int {
            return x
          }
        #sourceLocation(file: "A.swift", line: 9)
        }
        let last = 1
        """)
  }

  @Test("what a subclass overrides moves too, if Objective-C would have let it")
  func overridden() {
    let text = "class A {}\nextension A { @objc func f() {}\n func g() {} }\nclass B: A { override func f() {} }"
    let lines = portable(text).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("func f() {}"))
    #expect(lines.contains { $0.hasPrefix("extension A {   ") })
    let told = "class A {}\nextension A: P { func f() {}\n private func g() {} }\nclass B: A { override func f() {} }"
    #expect(portable(told).contains("\nfunc f() {}"))
    let plain = "class A {}\nextension A { func f() {} }\nclass B: A { override func f() {} }"
    #expect(!portable(plain).contains("\nfunc f() {}"))
  }

  @Test("an override moves into a class within another type, if no other class has its name")
  func nested() {
    let nested = "enum Feed { class Cell: A {} }\nextension Alias.Cell { override func f() {} }"
    #expect(portable(nested).contains("class Cell: A {\n#sourceLocation"))
    let two =
      "enum Feed { class Cell: A {} }\nenum Chat { class Cell: A {} }\nextension Chat.Cell { override func f() {} }"
    #expect(portable(two) == two)
  }

  @Test("modules that are parts of the kit are not imported, and timers with a block run on the runtime's clock")
  func imports() {
    #expect(portable("import UIKit\nimport QuartzCore").trimmingSuffix { $0 == " " } == "import UIKit\n")
    #expect(
      portable("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }")
        == "Timer.scheduledTimerOnMain(withTimeInterval: 1, repeats: true) { _ in }")
  }

  @Test("one attribute is put in the place of another in a way that Foundation survives")
  func attributeValues() {
    #expect(
      portable("text.addAttribute(.font, value: a, range: b)") == "text.putAttribute(.font, value: a, range: b)")
    let own =
      "override func addAttribute(_ n: K, value: Any, range: R) { super.addAttribute(n, value: value, range: range) }"
    #expect(portable(own) == own)
  }

  @Test("a wait for the main queue is one for the main loop, and one for another queue has its place in the order")
  func mainQueue() {
    #expect(portable("DispatchQueue.main.sync { a() }") == "DispatchQueue.main.syncOnMainLoop { a() }")
    #expect(portable("let b = DispatchQueue.main\n  .sync(execute: c)").contains("syncOnMainLoop(execute: c)"))
    #expect(
      portable("DispatchQueue.main.async { queue.sync {} }") == "DispatchQueue.main.async { queue.syncInOrder {} }")
  }

  @Test(
    "what is meant for the main actor is for the main loop",
    arguments: [
      ("@MainActor final class A {}", "           final class A {}"),
      ("f { @MainActor in a() }", "f {               a() }"),
      ("f { @MainActor [weak self] in a() }", "f {            [weak self] in a() }"),
      ("await MainActor.run { a() }", "await MainLoop.run { a() }"),
      ("try await Task.sleep(nanoseconds: 3)", "try await MainLoop.sleep(nanoseconds: 3)"),
      ("Task { a() }", "Task(onMainLoop: nil) { a() }"),
      ("Task<Int, Never> { 1 }", "Task<Int, Never>(onMainLoop: nil) { 1 }"),
      ("Task(priority: .low) { a() }", "Task(onMainLoop: .low) { a() }"),
      ("Task.detached { Task.isCancelled }", "Task.detachedOnWorkers { Task.isCancelled }"),
      ("Task<Int, Never>.detached(priority: .low) { 1 }", "Task<Int, Never>.detachedOnWorkers(priority: .low) { 1 }"),
      ("case .detached: a()", "case .detached: a()"),
      ("var task: Task<Void, Never>?", "var task: Task<Void, Never>?"),
      ("struct Task { var next: Task { a } }", "struct Task { var next: Task { a } }"),
      ("case 1:\n  Task { a() }", "case 1:\n  Task(onMainLoop: nil) { a() }"),
    ])
  func mainActor(written: String, read: String) {
    #expect(portable(written) == read)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ isGone: (Character) -> Bool) -> String {
    String(reversed().drop(while: isGone).reversed())
  }
}
