import Testing

@Suite("Sentence boundaries")
struct SegmentationTests {
  @Test("abbreviations end nothing")
  func abbreviations() throws {
    let document = try document(
      """
      Use a lock, e.g. NSLock, i.e. A lock. See Fig. 3 vs. Fig. 4, views etc. before No. 5 is gone. No. That is etc. The end.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:120
          1:1-1:38 Use a lock, e.g. NSLock, i.e. A lock.
          1:39-1:94 See Fig. 3 vs. Fig. 4, views etc. before No. 5 is gone.
          1:95-1:98 No.
          1:99-1:111 That is etc.
          1:112-1:120 The end.
        """)
  }

  @Test("numbers, versions, files and addresses end nothing")
  func dots() throws {
    let document = try document(
      """
      Since 2.0.1 it takes 0.5 s. Read foo.md or http://a.b/c.d. It is 1. Then 10.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:77
          1:1-1:28 Since 2.0.1 it takes 0.5 s.
          1:29-1:59 Read foo.md or http://a.b/c.d.
          1:60-1:68 It is 1.
          1:69-1:77 Then 10.
        """)
  }

  @Test("code is never looked into")
  func code() throws {
    let document = try document(
      """
      Call `node.layer. View` once. `-layout` is late. `a. B`

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:56
          1:1-1:30 Call `node.layer. View` once.
          1:31-1:49 `-layout` is late.
          1:50-1:56 `a. B`
        """)
  }

  @Test("names that begin in lower case begin sentences")
  func lowercaseNames() throws {
    let document = try document(
      """
      Load it. initWithNode: is first. -layout is next. |type| is set. .frame too. iOS is fine. but this goes on. snake_case begins.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:127
          1:1-1:9 Load it.
          1:10-1:33 initWithNode: is first.
          1:34-1:50 -layout is next.
          1:51-1:65 |type| is set.
          1:66-1:77 .frame too.
          1:78-1:108 iOS is fine. but this goes on.
          1:109-1:127 snake_case begins.
        """)
  }

  @Test("parentheses hold a sentence together, or are one")
  func parentheses() throws {
    let document = try document(
      """
      It loads (see below. Not here) and runs. It ends. (It really does.) So (yes!) it goes on.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:90
          1:1-1:41 It loads (see below. Not here) and runs.
          1:42-1:50 It ends.
          1:51-1:68 (It really does.)
          1:69-1:90 So (yes!) it goes on.
        """)
  }

  @Test("questions, exclamations, ellipses and quotes")
  func terminators() throws {
    let document = try document(
      """
      Is it? Yes! Wait... Then go. He said “Stop.” Now. Wait ... and go… on?! "Go." she said.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:94
          1:1-1:7 Is it?
          1:8-1:12 Yes!
          1:13-1:20 Wait...
          1:21-1:29 Then go.
          1:30-1:49 He said “Stop.”
          1:50-1:54 Now.
          1:55-1:78 Wait ... and go… on?!
          1:79-1:94 "Go." she said.
        """)
  }

  @Test("colons and semicolons end nothing")
  func colons() throws {
    let document = try document(
      """
      Note: It runs; Then it stops: Here.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:36
          1:1-1:36 Note: It runs; Then it stops: Here.
        """)
  }

  @Test("emphasis around and across sentences belongs to them")
  func emphasis() throws {
    let document = try document(
      """
      **One. Two.** *Three* four. ***Five.*** _Six_.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:47
          1:1-1:7 One.
          1:8-1:14 Two.
          1:15-1:28 Three four.
          1:29-1:40 Five.
          1:41-1:47 Six.
        """)
  }

  @Test("a full stop on both sides of the end of emphasis ends one sentence") func doubledStop() throws {
    let document = try document("*Be careful.*.\nIf it leaks, **drain it.**. It is empty then.\n")
    #expect(document.sentences.map(\.text) == ["Be careful..", "If it leaks, drain it..", "It is empty then."])
  }

  @Test("a lone mark does not crash") func lone() throws {
    let document = try document(
      """
      **Bold only**

      *

      **

      `

      \\

      ![](x.png)

      !

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:14
          1:1-1:14 Bold only
        paragraph 5:1-5:3
          5:1-5:3 **
        paragraph 7:1-7:2
          7:1-7:2 `
        paragraph 9:1-9:2
          9:1-9:2 \\
        html 11:1-11:11
        paragraph 13:1-13:2
          13:1-13:2 !
        """)
  }

  @Test("Chinese stops need no space")
  func cjk() throws {
    let document = try document(
      """
      加载一次。然后绘制。Done.

      """)
    #expect(
      document.dump() == """
        paragraph 1:1-1:36
          1:1-1:16 加载一次。
          1:16-1:31 然后绘制。
          1:31-1:36 Done.
        """)
  }
}
