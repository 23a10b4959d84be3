import Testing

@Suite("Raw HTML")
struct HTMLTests {
  @Test("a br line does not hide the paragraph under it")
  func lineBreakLine() throws {
    let document = try document(
      """
      ## Controller
      <br>
      It is **always** on the `main` thread. It must be
      created there.

      Next.

      """)
    #expect(
      document.dump() == """
        ## Controller 1:1-1:14
        paragraph 3:1-4:15
          3:1-3:39 It is always on the `main` thread.
          3:40-4:15 It must be created there.
        paragraph 6:1-6:6
          6:1-6:6 Next.
        """)
  }

  @Test("a br line hides no list either")
  func lineBreakList() throws {
    let document = try document(
      """
      <br>
      Rules:

      - one
      <br>
      - two

      """)
    #expect(
      document.dump() == """
        paragraph 2:1-2:7
          2:1-2:7 Rules:
        item depth 1 4:3-5:5
          4:3-4:6 one {list 0 item 1 led by 2:1}
        item depth 1 6:3-6:6
          6:3-6:6 two {list 0 item 2 led by 2:1}
        """)
  }

  @Test("an HTML list is led by the sentence before it")
  func list() throws {
    let document = try document(
      """
      Never do these in `-init`:
      <ul>
        <li>touch the <b>view</b></li>
        <li>call <code>layer</code>. Ever.
          <ol><li>nested</li></ol></li>
      </ul>

      After.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:27
          1:1-1:27 Never do these in `-init`:
        item depth 1 3:7-3:28
          3:7-3:28 touch the view {list 0 item 1 led by 1:1}
        item depth 1 4:7-4:37
          4:7-4:31 call `layer`. {list 0 item 2 led by 1:1}
          4:32-4:37 Ever. {list 0 item 2 led by 1:1}
        ordered depth 2 5:13-5:19
          5:13-5:19 nested {list 1 item 1 led by 4:32}
        paragraph 8:1-8:7
          8:1-8:7 After.
        """)
  }

  @Test("pre is code, even across blank lines")
  func pre() throws {
    let document = try document(
      """
      Look:
      <div class="code">
      <pre lang="objc">
      - (void)load
      {

        // It is loaded. Really.
        if (a &lt; b) { }
      }
      </pre>
      </div>

      After.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:6
          1:1-1:6 Look:
        html 2:1-2:19
        code objc 3:1-10:7
        html 11:1-11:7
        paragraph 13:1-13:7
          13:1-13:7 After.
        """)
  }

  @Test("switches of a page are no prose")
  func buttons() throws {
    let document = try document(
      """
      <div>
      <span><a data-lang="swift">Swift</a><a class="x">C</a></span>
      </div>

      <div>
      See <a href="b.html">the rest</a>.
      </div>

      """)
    #expect(
      document.dump() == """
        html 1:1-3:7
        paragraph 6:1-6:35
          6:1-6:35 See the rest.
        """)
  }

  @Test("a note keeps its words and its emphasis")
  func note() throws {
    let document = try document(
      """
      <div class = "note">
      <strong>Note:</strong> It is **never** on `main`.
      </div>

      """)
    #expect(
      document.dump() == """
        paragraph 2:1-2:50
          2:1-2:50 Note: It is never on `main`.
        """)
  }

  @Test("a table has headers and rows, across blank lines too")
  func table() throws {
    let document = try document(
      """
      <table>
      <tr><th>Method</th><th>Thread</th></tr>

      <tr><td><code>load</code></td><td>Main. Always.</td></tr>
      </table>

      After.

      """)
    #expect(
      document.dump() == """
        header 2:1-2:40
        row 4:1-4:58
          4:9-4:26 `load` {cell 0 “Method” of “`load`”}
          4:35-4:40 Main. {cell 1 “Thread” of “`load`”}
          4:41-4:48 Always. {cell 1 “Thread” of “`load`”}
        paragraph 7:1-7:7
          7:1-7:7 After.
        """)
  }

  @Test("a cell that spans rows stands empty in those below, so that the others keep their columns")
  func rowSpans() throws {
    let document = try document(
      """
      <table>
      <tr><th>Phase</th><th>Method</th><th>When</th></tr>
      <tr><td rowspan="2">First</td><td><code>load</code></td><td>Once.</td></tr>
      <tr><td><code>draw</code></td><td>Twice.</td></tr>
      <tr><td rowspan="-1">Last</td><td><code>free</code></td><td>Once.</td></tr>
      <tr><td>Never</td><td><code>lose</code></td><td>Often.</td></tr>
      </table>

      """)
    let cells = document.dump().split(separator: "\n").filter { $0.contains("cell 2") || $0.contains("`draw` {") }
    #expect(
      cells.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "3:61-3:66 Once. {cell 2 “When” of “First”}", "4:9-4:26 `draw` {cell 1 “Method” of “”}",
        "4:35-4:41 Twice. {cell 2 “When” of “”}", "5:61-5:66 Once. {cell 2 “When” of “Last”}",
        "6:49-6:55 Often. {cell 2 “When” of “Never”}",
      ])
  }

  @Test("headings and paragraphs of HTML are like any others")
  func headings() throws {
    let document = try document(
      """
      <h2 align="center">Nodes &amp; views</h2>
      <p>They load.
      They <i>draw</i>.</p>
      <hr>
      <blockquote>They end.</blockquote>

      """)
    #expect(
      document.dump() == """
        ## Nodes & views 1:1-1:42
        paragraph 2:4-3:18
          2:4-2:14 They load.
          3:1-3:18 They draw.
        rule 4:1-4:5
        quote depth 1 5:13-5:22
          5:13-5:22 They end.
        """)
  }

  @Test("inline tags are markup, type arguments are words")
  func inlineTags() throws {
    let document = try document(
      """
      Return a List<Node> to <code>add</code> it.<br>An <a href="u">anchor <em>here</em></a>, <a id="z"></a>none. <!-- no --> Done.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:126
          1:1-1:44 Return a List<Node> to `add` it.
          1:48-1:108 An anchor here, none.
          1:121-1:126 Done.
        """)
  }

  @Test("names in angle brackets are words, unless a tag closes them")
  func unknownTags() throws {
    let document = try document(
      """
      Wrap it in <Fragment>text</Fragment>. Use a <node> or an <x-tip>odd</x-tip> <tip>one</tip>.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:92
          1:1-1:38 Wrap it in <Fragment>text</Fragment>.
          1:39-1:92 Use a <node> or an odd one.
        """)
  }

  @Test("an empty anchor belongs to no sentence")
  func anchor() throws {
    let document = try document(
      """
      One. <a id="two"></a>Two. <a id="three"></a>

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:45
          1:1-1:5 One.
          1:22-1:26 Two.
        """)
  }

  @Test("scripts, styles and comments are nothing")
  func nothing() throws {
    let document = try document(
      """
      <script>
      var a = "One.";

      var b;
      </script>

      <div>
      <!-- Two.

      Three. -->
      Four.
      </div>

      """)
    #expect(
      document.dump() == """
        html 1:1-5:10
        html 7:1-7:6
        paragraph 11:1-11:6
          11:1-11:6 Four.
        html 12:1-12:7
        """)
  }

  @Test("unclosed and wrongly nested tags lose no text")
  func broken() throws {
    let document = try document(
      """
      <p>One <b>two.
      <p>Three</b> four.

      </ul>

      Five.

      """)
    #expect(
      document.dump() == """
        paragraph 1:4-1:15
          1:4-1:15 One two.
        paragraph 2:4-2:19
          2:4-2:19 Three four.
        html 4:1-4:6
        paragraph 6:1-6:6
          6:1-6:6 Five.
        """)
  }
}
