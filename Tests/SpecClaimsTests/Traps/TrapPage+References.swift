extension TrapPage {
  /// A generated reference as plain text, with captions and parameters.
  static let reference = TrapPage(
    name: "reference.txt",
    text: """
      Loom Category Reference

      Declared in Loom+Subclasses.h

      These methods should not be called by other classes.

      Weaving

      – weaveCloth:

      Called on a background thread before the cloth is cut.

      - (Cloth *)weaveCloth:(Thread *)thread

      Parameters

      thread

      The thread that should be woven into the cloth.

      isDoneBlock

      A return value of YES means stop weaving.

      Return Value

      The cloth, which should never be folded.

      Discussion

      The default implementation returns no cloth. Use this method to choose the pattern.

      Note: This method should not be called outside of Loom; use -weave instead.

      Declared In

      Loom+Subclasses.h

        isWeaving

      Whether the loom is at work.

      @property (nonatomic, readonly) BOOL isWeaving

      Declared In

      Loom+Subclasses.h
      """,
    readings: """
      5 caller · every method: not to be called by other classes · should
      11 thread · weaveCloth: every call is on a background thread · fact
      11 order · weaveCloth: before the cloth is cut · fact
      23 effect · isDoneBlock: a return value of YES means stop weaving · fact
      31 effect · weaveCloth: the default implementation returns no cloth · fact
      31 effect · weaveCloth: serves to choose the pattern · fact
      33 prohibition · weaveCloth: must not be called outside of Loom · should
      33 caller · weaveCloth: not to be called outside of Loom · should
      41 effect · isWeaving: true exactly while the loom is at work · fact
      """.split(separator: "\n").map(String.init))

  /// A page that has lost its headings: whom it speaks of cannot be known.
  static let lostHeadings = TrapPage(
    name: "lost-headings.txt",
    text: """
      A loom is where cloth is made.

      This method is called on a background thread when using power. Because no other method runs until -init has finished, it should never be necessary to have a lock here.

      Remember that your init method must be capable of running on any queue.

      This method is called on the main thread.

      A cloth is mutable until it has been returned here. From then on it is immutable.

      These methods are called just before the cloth is woven.
      """,
    readings: """
      3 thread · (subject unknown): every call is on a background thread (when using power) · fact
      3 order · every method but -init: never before -init has finished · fact
      3 obligation · (subject unknown): not promised: has to take a lock: a lock · should
      5 thread · init: may be called on any thread · must
      7 thread · (subject unknown): every call is on the main thread · fact
      11 order · (subject unknown): immediately before the cloth is woven · fact
      """.split(separator: "\n").map(String.init))

  /// Apostrophes that were decoded as the wrong encoding.
  static let mojibake = TrapPage(
    name: "mojibake.md",
    text: """
      ## `Loom`

      ### `-weave`

      Itâ€™s called once, right after the loomâ€™s frame has been set up. Donâ€™t keep the thread in this method.
      """,
    readings: """
      5 multiplicity · Loom -weave: called exactly once · fact
      5 order · Loom -weave: immediately after the loom's frame has been set up · fact
      5 prohibition · Loom -weave: must not keep the thread within -weave · must
      """.split(separator: "\n").map(String.init))

  /// Hedges, a quotation, an example, a table and an exception.
  static let tripping = TrapPage(
    name: "tripping.md",
    text: """
      ## `Loom`

      ### `-weave`

      It is not guaranteed to be called on the main thread. It is usually called once.

      > "It is called on a background thread", somebody said.

      ```
      // It is called twice.
      ```

      For example, it is called after `-cut:` when the cloth is long.

      | Hook | Thread | Times |
      |------|--------|-------|
      | `-cut:` | main | once |
      | `-fold` | any | many times |

      Unless the power is off, it is called before the cloth is cut.
      """,
    readings: """
      5 thread · Loom -weave: not promised: every call is on the main thread · fact
      17 thread · Loom -cut: every call is on the main thread · fact
      17 multiplicity · Loom -cut: called exactly once · fact
      18 thread · Loom -fold: may be called on any thread · fact
      18 multiplicity · Loom -fold: may be called many times · fact
      20 order · Loom -weave: before the cloth is cut (Unless the power is off) · fact
      """.split(separator: "\n").map(String.init))
}
