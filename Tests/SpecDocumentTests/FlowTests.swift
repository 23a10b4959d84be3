import Testing

@Suite("Markdown flow")
struct FlowTests {
  @Test("front matter is blank and keeps its lines")
  func frontMatter() throws {
    let document = try document(
      """
      ---
      title: Guide
      layout: docs
      ---
      Nodes load late.

      ## `-init`

      It runs anywhere.

      """)
    #expect(
      document.dump() == """
        paragraph 5:1-5:17
          5:1-5:17 Nodes load late.
        ## `-init` 7:1-7:11
        paragraph 9:1-9:18
          9:1-9:18 It runs anywhere.
        """)
  }

  @Test("a thematic break at the top is no front matter")
  func ruleAtTop() throws {
    let document = try document(
      """
      ---

      One. Two.

      """)
    #expect(
      document.dump() == """
        rule 1:1-1:4
        paragraph 3:1-3:10
          3:1-3:5 One.
          3:6-3:10 Two.
        """)
  }

  @Test("headings nest by level, setext and ATX alike")
  func headings() throws {
    let document = try document(
      """
      Before.

      Guide
      =====

      ### Deep `-load` ###

      Under deep.

      ## Less {#less}

      Under less.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:8
          1:1-1:8 Before.
        # Guide 3:1-3:6
        ### Deep `-load` 6:1-6:21 in 1
        paragraph 8:1-8:12
          8:1-8:12 Under deep.
        ## Less 10:1-10:16 in 1
        paragraph 12:1-12:12
          12:1-12:12 Under less.
        """)
  }

  @Test("a wrapped paragraph is one sentence a full stop, whatever the line")
  func wraps() throws {
    let document = try document(
      """
      The node loads
      its view. Then it
      lays out. Done

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-3:15
          1:1-2:10 The node loads its view.
          2:11-3:10 Then it lays out.
          3:11-3:15 Done
        """)
  }

  @Test("lists know their item, their lead and their depth")
  func lists() throws {
    let document = try document(
      """
      Never do this:

      - touch the view
      - add a view:
        1. first
        2. second

        More of it.

      After.

      1. Alone. Twice.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:15
          1:1-1:15 Never do this:
        item depth 1 3:3-3:17
          3:3-3:17 touch the view {list 0 item 1 led by 1:1}
        item depth 1 4:3-4:14
          4:3-4:14 add a view: {list 0 item 2 led by 1:1}
        ordered depth 2 5:6-5:11
          5:6-5:11 first {list 1 item 1 led by 4:3}
        ordered depth 2 6:6-6:12
          6:6-6:12 second {list 1 item 2 led by 4:3}
        item depth 1 8:3-8:14
          8:3-8:14 More of it. {list 0 item 2 led by 1:1}
        paragraph 10:1-10:7
          10:1-10:7 After.
        ordered depth 1 12:4-12:17
          12:4-12:10 Alone. {list 2 item 1 led by 10:1}
          12:11-12:17 Twice. {list 2 item 1 led by 10:1}
        """)
  }

  @Test("a list after a heading has no lead")
  func listWithoutLead() throws {
    let document = try document(
      """
      # Rules

      * Be quick.
      * Be safe.

      """)
    #expect(
      document.dump() == """
        # Rules 1:1-1:8
        item depth 1 3:3-3:12
          3:3-3:12 Be quick. {list 0 item 1}
        item depth 1 4:3-4:11
          4:3-4:11 Be safe. {list 0 item 2}
        """)
  }

  @Test("quotes keep their depth and lose their alerts")
  func quotes() throws {
    let document = try document(
      """
      > [!NOTE]
      > Called once
      and lazily. Twice.
      >> Deeper.

      """)
    #expect(
      document.dump() == """
        quote depth 1 1:3-3:19
          2:3-3:12 Called once and lazily.
          3:13-3:19 Twice.
        quote depth 2 4:4-4:11
          4:4-4:11 Deeper.
        """)
  }

  @Test("lines of documentation tools are no prose")
  func decorations() throws {
    let document = try document(
      """
      :::tip
      Load it early.
      :::

      Load it late.
      {: .callout}

      !!! note
      Load it.

      [!drawn : main thread]

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-3:4
          2:1-2:15 Load it early.
        paragraph 5:1-6:13
          5:1-5:14 Load it late.
        paragraph 8:1-9:9
          9:1-9:9 Load it.
        paragraph 11:1-11:23
          11:1-11:23 [!drawn : main thread]
        """)
  }

  @Test("code is kept apart and named")
  func code() throws {
    let document = try document(
      """
      Like this:

      ```swift title=x
      let a = 1. B
      ```

          indented. Code

      End.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:11
          1:1-1:11 Like this:
        code swift 3:1-5:4
        code 7:5-7:19
        paragraph 9:1-9:5
          9:1-9:5 End.
        """)
  }

  @Test("rules, comments and definitions leave no sentence")
  func noise() throws {
    let document = try document(
      """
      One.

      ***

      <!-- Two. -->

      [ref]: http://x.org/a "Three."

      Four [ref].

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:5
          1:1-1:5 One.
        rule 3:1-3:4
        html 5:1-5:14
        paragraph 9:1-9:12
          9:1-9:12 Four ref.
        """)
  }

  @Test("what is indented under the line of a note is prose, and code elsewhere")
  func notes() throws {
    let document = try document(
      """
      !!! warning
          One.

          Two. Three.

          - Four.

      Five.

          code

      ??? tip "More"

          Six.

      # Head

          code

      !!! example

          code

      """)
    #expect(document.sentences.map(\.text) == ["One.", "Two.", "Three.", "Four.", "Five.", "Six.", "!!! example"])
    #expect(document.codeBlocks.count == 3)
    let range = document.sentences[1].range
    #expect((range.start.line, range.start.column) == (4, 5))
  }
}
