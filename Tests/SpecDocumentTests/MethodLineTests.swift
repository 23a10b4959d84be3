import Testing

@Suite("Method lines")
struct MethodLineTests {
  @Test("a line with only a selector opens a section under the heading")
  func selectors() throws {
    let document = try document(
      """
      # Reference

      – didLoad

      Called on main.

      - (void)didLoad

      Discussion

      The best time.

      + draw:with:

      Called late.

      ## Other

      Free.

      """)
    #expect(
      document.dump() == """
        # Reference 1:1-1:12
        method – didLoad 3:1-3:12 in 1
        paragraph 5:1-5:16
          5:1-5:16 Called on main.
        caption (void)didLoad 7:3-7:16
        caption discussion 9:1-9:11
        paragraph 11:1-11:15
          11:1-11:15 The best time.
        method draw:with: 13:3-13:13 in 1
        paragraph 15:1-15:13
          15:1-15:13 Called late.
        ## Other 17:1-17:9 in 1
        paragraph 19:1-19:6
          19:1-19:6 Free.
        """)
  }

  @Test("calls and code spans open sections, names in prose do not")
  func calls() throws {
    let document = try document(
      """
      `render()`

      Draws it.

      **didMount()**

      After it.

      `willMount()`, `mount()` and `unmount()`

      In that order.

      func layout(_ size: Size) -> Spec

      Off main.

      Use it like this:

      `render()`

      """)
    #expect(
      document.dump() == """
        method `render()` 1:1-1:11
        paragraph 3:1-3:10
          3:1-3:10 Draws it.
        method didMount() 5:1-5:15
        paragraph 7:1-7:10
          7:1-7:10 After it.
        method `willMount()`, `mount()` and `unmount()` 9:1-9:41
        paragraph 11:1-11:15
          11:1-11:15 In that order.
        method func layout(_ size: Size) -> Spec 13:1-13:34
        paragraph 15:1-15:10
          15:1-15:10 Off main.
        paragraph 17:1-17:18
          17:1-17:18 Use it like this:
        paragraph 19:1-19:11
          19:1-19:11 `render()`
        """)
  }

  @Test("a name under Parameters is a parameter")
  func parameters() throws {
    let document = try document(
      """
      – fit:

      Parameters

      maxSize

      The largest size.

      Return Value

      The size.

      Declared In

      Node.h

      Note: Called once.

      layoutSpec

      A spec.

      """)
    #expect(
      document.dump() == """
        method – fit: 1:1-1:9
        caption parameters 3:1-3:11
        caption maxSize 5:1-5:8
        paragraph 7:1-7:18
          7:1-7:18 The largest size.
        caption return value 9:1-9:13
        paragraph 11:1-11:10
          11:1-11:10 The size.
        caption declared in 13:1-13:12
        caption Node.h 15:1-15:7
        paragraph 17:1-17:19
          17:1-17:19 Note: Called once.
        method layoutSpec 19:1-19:11
        paragraph 21:1-21:8
          21:1-21:8 A spec.
        """)
  }

  @Test("items of a real list open nothing")
  func listItems() throws {
    let document = try document(
      """
      Only on main:

      - `-didLoad`

      Any thread:

      - init:
      - load

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:14
          1:1-1:14 Only on main:
        item depth 1 3:3-3:13
          3:3-3:13 `-didLoad` {list 0 item 1 led by 1:1}
        paragraph 5:1-5:12
          5:1-5:12 Any thread:
        item depth 1 7:3-7:8
          7:3-7:8 init: {list 1 item 1 led by 5:1}
        item depth 1 8:3-8:7
          8:3-8:7 load {list 1 item 2 led by 5:1}
        """)
  }

  @Test("several selectors in a list open nothing")
  func selectorList() throws {
    let document = try document(
      """
      # Hooks

      - init:
      - loadView:

      """)
    #expect(
      document.dump() == """
        # Hooks 1:1-1:8
        item depth 1 3:3-3:8
          3:3-3:8 init: {list 0 item 1}
        item depth 1 4:3-4:12
          4:3-4:12 loadView: {list 0 item 2}
        """)
  }

  @Test("a heading may name two methods")
  func twoMethods() throws {
    let document = try document(
      """
      ### `-viewWillAppear:` / `-viewDidDisappear:`

      Called around it.

      """)
    #expect(
      document.dump() == """
        ### `-viewWillAppear:` / `-viewDidDisappear:` 1:1-1:46
        paragraph 3:1-3:18
          3:1-3:18 Called around it.
        """)
  }

  @Test("commas in parentheses do not part names, and a type of its own declares")
  func severalParameters() throws {
    let document = try document(
      """
      **`fill(row, tank)`**

      One.

      `fill(a, b)` and `drain(a, b)`

      Two.

      **`tank_kind tank_get_kind(const tank *t)`**

      Three.

      `await tank_pour(row)`

      """)
    #expect(
      document.sections.map(\.title).map { $0.map(\.text).joined() } == [
        "", "fill(row, tank)", "fill(a, b) and drain(a, b)", "tank_kind tank_get_kind(const tank *t)",
      ])
  }
}
