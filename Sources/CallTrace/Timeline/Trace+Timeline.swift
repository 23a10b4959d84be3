extension Trace {
  /// Reads a trace written as a timeline, the language of tests: one line for each thread, time from left to right.
  ///
  /// ```
  /// # what a node sees when its view is loaded and laid out
  /// main     : viewLoaded!(1) didLoad(1) ................... layout<(1) layout^$(1) layout>(1)
  /// layout 2 : ......................... layoutThatFits(1) .
  /// ```
  ///
  /// **Order.** Tokens happen in the order of the columns in which they begin. Two tokens of different lines must not begin in the
  /// same column. Spaces and `.`, `-`, `·`, `─` between tokens mean nothing. A blank line ends a block; the next block happens
  /// after it.
  ///
  /// **Lines.** `role :` or `role 2 :` with the number of the thread. Without a number, `main` is thread 0 and any other role the
  /// lowest number from 1 up that is free. A line that begins with `#` is a comment.
  ///
  /// **Calls.** `name(7)` is the call on instance 7, entered and left at once. Marks behind the name pick the phases:
  /// `<` enter, `^` super, `$` super-exit, `>` exit, `!` event. Several marks are several events in a row, so `name(7)` is short
  /// for `name<>(7)`, and `name<^$>(7)` is a call that reaches the framework's own implementation.
  ///
  /// - `name(0)`: on no instance.
  /// - `name(7~3)`: the event relates instance 7 to instance 3.
  /// - `name(7:PhotoNode)`: the dynamic type, which then holds for instance 7 until another is given. An instance whose type is
  ///   never given has the type `declaring`.
  /// - `name(7){nodeBlock,by=client,depth=2,title="two words"}`: attributes; a key alone is `true`.
  /// - `Type.name(7)`: the declaring type; without it, the call is declared by `declaring`.
  /// - `name(_:at:)(7)`: a name with argument labels. Any other text can be a name between back ticks.
  ///
  /// **Missing events.** `?3` stands for three events that were recorded and lost. `…` at the end of any line says that the trace
  /// was cut off there.
  public init(
    timeline: String, declaring: String = "Node", source: String = "timeline", isMisuse: Bool = false
  ) throws(TimelineError) {
    self = try TimelineParser.parse(
      timeline, declaring: declaring, into: Trace(source: source, isMisuse: isMisuse))
  }

  /// The trace as a timeline that ``init(timeline:declaring:source:isMisuse:)`` reads back, in blocks of at most `width` columns
  /// (wider only where a single token is).
  public func timeline(declaring: String = "Node", width: Int = 120) -> String {
    TimelinePrinter.text(self, declaring: declaring, width: width)
  }

  /// An excerpt for people: only the events at these indices, without attributes and argument labels, the event at `marked`
  /// followed by `✘`. Lines are as long as each other and at most `width` columns wide.
  ///
  /// ```
  /// main      ··addSubnode(3)··················
  /// layout 2  ·················init(7)··didLoad(7)✘··
  /// ```
  public func timeline(of events: [Int], marking marked: Int? = nil, width: Int = 100) -> String {
    TimelineExcerpt.text(self, indices: events, marked: marked, width: width)
  }
}
