import Testing

@Suite("Positions that libcmark gets wrong")
struct PositionTests {
  @Test("after a backslash break")
  func backslashBreak() throws {
    let document = try document(
      """
      One\\
        two `a`. Three\\
      *four*.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-3:8
          1:1-2:11 One two `a`.
          2:12-3:8 Three four.
        """)
  }

  @Test("after a link over two lines")
  func multiLineLink() throws {
    let document = try document(
      """
      See [the
      guide](http://x.org
        "Title") here. Then `b`.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-3:27
          1:1-3:17 See the guide here.
          3:18-3:27 Then `b`.
        """)
  }

  @Test("in lazy and indented continuations")
  func continuations() throws {
    let document = try document(
      """
      > One
      two. `a`
        > three.

      - One
      two. `b`
           three.

      """)
    #expect(
      document.dump() == """
        quote depth 1 1:3-3:11
          1:3-2:5 One two.
          2:6-3:11 `a` three.
        item depth 1 5:3-7:12
          5:3-6:5 One two. {list 0 item 1}
          6:6-7:12 `b` three. {list 0 item 1}
        """)
  }

  @Test("after an autolink and a tag over two lines")
  func autolink() throws {
    let document = try document(
      """
      See <http://x.org/a>. Then <a
      href="u">go</a> there. `c` is last.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-2:36
          1:1-1:22 See http://x.org/a.
          1:23-2:23 Then go there.
          2:24-2:36 `c` is last.
        """)
  }

  @Test("in code over two lines and with its own ticks")
  func codeSpans() throws {
    let document = try document(
      """
      Call `a
        b` now. `` `x` `` is a tick. ` y ` too.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-2:42
          1:1-2:10 Call `a b` now.
          2:11-2:31 ``x`` is a tick.
          2:32-2:42 `y` too.
        """)
  }

  @Test("with entities, escapes and letters of many bytes")
  func entities() throws {
    let document = try document(
      """
      Caf&eacute; &amp; é\\*. “Ünder” &nope; &#x41;.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:52
          1:1-1:24 Café & é*.
          1:25-1:52 “Ünder” &nope; A.
        """)
  }

  @Test("under a reference definition in the same paragraph")
  func definitions() throws {
    let document = try document(
      """
      [a]: http://x.org
      [b]: y.md
      One [a]. Two [c][b].

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-3:21
          3:1-3:9 One a.
          3:10-3:21 Two c.
        """)
  }

  @Test("with tabs")
  func tabs() throws {
    let document = try document(
      """
      -\tOne\ttwo. Three.

      \tmore. Four.

      """)
    #expect(
      document.dump() == """
        item depth 1 1:3-1:18
          1:3-1:11 One two. {list 0 item 1}
          1:12-1:18 Three. {list 0 item 1}
        item depth 1 3:2-3:13
          3:2-3:7 more. {list 0 item 1}
          3:8-3:13 Four. {list 0 item 1}
        """)
  }

  @Test("in a setext heading")
  func setext() throws {
    let document = try document(
      """
      One `a`
      two
      ---
      Three.

      """)
    #expect(
      document.dump() == """
        ## One `a` two 1:1-2:4
        paragraph 4:1-4:7
          4:1-4:7 Three.
        """)
  }
}
