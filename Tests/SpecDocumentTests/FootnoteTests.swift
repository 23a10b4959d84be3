import Testing

@Suite("Footnotes")
struct FootnoteTests {
  @Test("a star is a mark only where a starred paragraph explains it")
  func stars() throws {
    let document = try document(
      """
      On main:

      - `-load`
      - `-dealloc`\\*
      - all, with `-fetch:`\\*, and more

      \\* We may change this. Soon.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:9
          1:1-1:9 On main:
        item depth 1 3:3-3:10
          3:3-3:10 `-load` {list 0 item 1 led by 1:1}
        item depth 1 4:3-4:15
          4:3-4:15 `-dealloc`* {list 0 item 2 led by 1:1} marks *
        item depth 1 5:3-5:34
          5:3-5:34 all, with `-fetch:`*, and more {list 0 item 3 led by 1:1} marks *
        paragraph 7:1-7:29
          7:4-7:23 We may change this. {footnote *}
          7:24-7:29 Soon. {footnote *}
        """)
  }

  @Test("without such a paragraph a star is a star")
  func plainStar() throws {
    let document = try document(
      """
      All of `glfw`\\* is safe.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:25
          1:1-1:25 All of `glfw`* is safe.
        """)
  }

  @Test("a star stays a star beside another footnote")
  func otherStar() throws {
    let document = try document(
      """
      All of `glfw`\\* but one† is safe.

      † That one.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:36
          1:1-1:36 All of `glfw`* but one† is safe. marks †
        paragraph 3:1-3:14
          3:5-3:14 That one. {footnote †}
        """)
  }

  @Test("labels and daggers")
  func labels() throws {
    let document = try document(
      """
      It is safe.[^a] It is not†. Fine.

      [^a]: Except at *night*.

      † Or never.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:36
          1:1-1:16 It is safe.[^a] marks [^a]
          1:17-1:30 It is not†. marks †
          1:31-1:36 Fine.
        paragraph 3:1-3:25
          3:7-3:25 Except at night. {footnote [^a]}
        paragraph 5:1-5:14
          5:5-5:14 Or never. {footnote †}
        """)
  }
}
