extension TrapPage {
  /// Lists whose leading sentence forbids, picks one of the items, or is only half a sentence; and cells that name no thread.
  static let lists = TrapPage(
    name: "lists.md",
    text: """
      # `Loom`

      Do not:

      - call `-cut` twice
      - call `-weave` on the main thread
      - forget to call `-close`

      Make sure to:

      - call super in `-cut`

      Common mistakes:

      - call `-cut` on the main thread

      Bad practice:

      - call `-cut` on the main thread

      To avoid knots:

      - call `-close` before `-cut`

      What you must not forget:

      - call `-cut` before `-warp`

      Several of these are called on main:

      - `-cut`

      Each of these methods is called on main:

      - `-knot`
      - `-weft`

      Only one of these is called:

      - `-cut`
      - `-close`

      Not called on the main thread:

      - `-cut`
      - `-close`

      `-weave` (optional)
      : Called once, if implemented.

      | Method | Thread |
      |---|---|
      | `-warp` | unknown |
      | `-weft` | usually main |
      | `-knot` | main |
      """,
    readings: """
      5 multiplicity · Loom -cut: called at most once · must
      6 thread · Loom -weave: no call is on the main thread · must
      7 obligation · Loom -close: has to be called · should
      11 supercall · Loom -cut: super must be called · must
      23 order · Loom -close: before Loom -cut · must
      27 order · Loom -cut: before Loom -warp · must
      35 thread · Loom -knot: every call is on the main thread · fact
      36 thread · Loom -weft: every call is on the main thread · fact
      45 thread · Loom -cut: no call is on the main thread · fact
      46 thread · Loom -close: no call is on the main thread · fact
      48 multiplicity · Loom -weave: called exactly once (if implemented) · fact
      55 thread · Loom -knot: every call is on the main thread · fact
      """.split(separator: "\n").map(String.init))
}
