import Testing

@Suite("Pipe tables")
struct TableTests {
  @Test("a pipe table has a header, subjects and columns")
  func pipeTable() throws {
    let document = try document(
      """
      | Method | Thread |
      |:--|--:|
      | `-load` | Main. Once. |
      | `a\\|b` | any |

      """)
    #expect(
      document.dump() == """
        header 1:1-1:20
        row 3:1-3:26
          3:3-3:10 `-load` {cell 0 “Method” of “`-load`”}
          3:13-3:18 Main. {cell 1 “Thread” of “`-load`”}
          3:19-3:24 Once. {cell 1 “Thread” of “`-load`”}
        row 4:1-4:17
          4:3-4:9 `a|b` {cell 0 “Method” of “`a|b`”}
          4:12-4:15 any {cell 1 “Thread” of “`a|b`”}
        """)
  }

  @Test("a table may stand right under its paragraph")
  func underParagraph() throws {
    let document = try document(
      """
      The hooks
      are these:
      Name | When
      --- | ---
      `load` | Before *draw*.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-2:11
          1:1-2:11 The hooks are these:
        header 3:1-3:12
        row 5:1-5:24
          5:1-5:7 `load` {cell 0 “Name” of “`load`”}
          5:10-5:24 Before draw. {cell 1 “When” of “`load`”}
        """)
  }

  @Test("a table in a quote and in a list")
  func contained() throws {
    let document = try document(
      """
      > | A | B |
      > |---|---|
      > | c | d e. |

      - | A | B |
        |---|---|
        | f | |

      """)
    #expect(
      document.dump() == """
        header 1:3-1:12
        row 3:3-3:15
          3:5-3:6 c {cell 0 “A” of “c”}
          3:9-3:13 d e. {cell 1 “B” of “c”}
        header 5:3-5:12
        row 7:3-7:10
          7:5-7:6 f {cell 0 “A” of “f”}
        """)
  }

  @Test("a row of dashes alone makes no table")
  func noTable() throws {
    let document = try document(
      """
      One | two.
      Three |-| four.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-2:16
          1:1-1:11 One | two.
          2:1-2:16 Three |-| four.
        """)
  }
}
