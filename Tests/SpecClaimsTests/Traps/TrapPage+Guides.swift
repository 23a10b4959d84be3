extension TrapPage {
  /// Prohibitions in a list of HTML under a leading sentence.
  static let htmlList = TrapPage(
    name: "html-list.md",
    text: """
      ## `Loom`

      ### `-init`

      Never do any of the following in `-init`:
      <ul>
      <li>create any thread objects</li>
      <li>touch the loom's frame property</li>
      <li>open or add a shuttle</li>
      </ul>

      ### `-weave`

      This method is called on the main thread.
      """,
    readings: """
      7 prohibition · Loom -init: must not create any thread objects within -init · must
      8 prohibition · Loom -init: must not touch the loom's frame property within -init · must
      9 prohibition · Loom -init: must not open a shuttle within -init · must
      9 prohibition · Loom -init: must not add a shuttle within -init · must
      14 thread · Loom -weave: every call is on the main thread · fact
      """.split(separator: "\n").map(String.init))

  /// Methods in a list under a leading sentence, two of them weakened by a starred footnote.
  static let leadingList = TrapPage(
    name: "leading-list.md",
    text: """
      # Threads

      The following loom methods are called on the main thread only:

      - `-weave`
      - `-cut:`*
      - all Thread Change methods, including `-warpDidChange:`*, and `-weftDidChange:`

      _*Some day these will be called elsewhere. It would be wise to treat them as if they were on a background thread._

      The following loom methods can be called on any thread:

      - `-init`
      """,
    readings: """
      5 thread · -weave: every call is on the main thread · fact
      6 thread · -cut: every call is on the main thread (with footnote *) · should
      7 thread · -warpDidChange: and -weftDidChange: every call is on the main thread (with footnote *) · should
      13 thread · -init: may be called on any thread · may
      """.split(separator: "\n").map(String.init))

  /// A line break that swallows the paragraph under it.
  static let lineBreak = TrapPage(
    name: "break.md",
    text: """
      # Looms

      ## `Shuttle`
      <br>
      A `Shuttle` carries the weft. All methods are called on the main thread.

      ### `-init`

      This method is called once.
      """,
    readings: """
      5 thread · every method of Shuttle: every call is on the main thread · fact
      9 multiplicity · Shuttle -init: called exactly once · fact
      """.split(separator: "\n").map(String.init))

  /// One heading for two methods, spoken of in their order.
  static let twoMethods = TrapPage(
    name: "two-methods.md",
    text: """
      ## `Loom`

      ### `-willWeave:` and `-didWeave:`

      These methods are called just before the cloth is woven and just after it is cut from the loom. They may be called multiple times.
      """,
    readings: """
      5 order · Loom -willWeave: immediately before the cloth is woven · fact
      5 order · Loom -didWeave: immediately after it is cut from the loom · fact
      5 multiplicity · Loom -willWeave: and -didWeave: may be called many times · may
      """.split(separator: "\n").map(String.init))
}
