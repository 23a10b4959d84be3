import Testing

@testable import SpecClaims

/// What comes of a wrong use, told by a noun, by the behaviour that is left open, or by a call that comes second.
@Suite struct MisusedThingTests {
  @Test(arguments: [
    Expected(
      "Any use of a panel after it has been closed can result in undefined behavior.",
      "-refresh: undefined when misused: Any use of a panel after it has been closed"),
    Expected(
      "Attempting to siphon a shared panel results in undefined behavior.",
      "-refresh: undefined when misused: Attempting to siphon a shared panel"),
    Expected(
      "If the panel is shared, the behavior of this method is undefined.",
      "-refresh: undefined when misused: If the panel is shared"),
    Expected(
      "If the panel is no open one, the behavior is undefined and probably harmful.",
      "-refresh: undefined when misused: If the panel is no open one"),
    Expected(
      "Attempts to open the panel twice are silently ignored.",
      "-refresh: no-effect when misused: Attempts to open the panel twice"),
    Expected(
      "Keeping the panel in a block is likely to crash the host.",
      "-refresh: crash when misused: Keeping the panel in a block"),
    Expected(
      "If the host calls `-close` from within a block, a deadlock may be the result.",
      "-refresh: deadlock when misused: If the host calls `-close` from within a block"),
    Expected(
      "If `-close` is called twice, the second call has no effect.",
      "-close: no-effect when misused: If `-close` is called twice"),
    Expected(
      "If the panel is already closed calling `-close` again has no effect.",
      "-close: no-effect when misused: calling `-close` again If the panel is already closed"),
    Expected(
      "If `panel` is null then `-close` is a harmless no-op.", "-close: no-effect when misused: If `panel` is null"),
    Expected(
      "After the panel is closed, additional `-draw` must be no-ops.",
      "-draw: no-effect when misused: additional `-draw` After the panel is closed"),
    Expected(
      "Making a panel from a pointer other than one returned by `-draw` is undefined behavior.",
      "-refresh: undefined when misused: Making a panel from a pointer other than one returned by `-draw`"),
    Expected(
      "Keeping or closing the panel in a block is unsupported and its effects are undefined.",
      "-refresh: undefined when misused: Keeping or closing the panel in a block"),
    Expected(
      "A constructor may not switch threads, as this might cause a deadlock.",
      "A constructor: must not switch threads", "A constructor: deadlock when misused: switch threads"),
    Expected(
      "Authors must not close the panel here, because that could lead to a deadlock.",
      "-refresh: must not close the panel within -refresh",
      "-refresh: deadlock when misused: close the panel within -refresh"),
  ]) func whatItLeadsTo(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    "If it is, this method fails.", "When that happens, an error is returned.",
    "If this cannot be done, an exception is thrown.",
    "If the block throws an error, the error is thrown by `-close` too.", "Any changes by other hosts are ignored.",
    "The usual call has no effect.", "If the panel is slow, the usual result is undefined by taste.",
    "Keeping the panel in a block is likely slow.", "If the panel is closed, a deadlock is rare.",
    "If the panel is closed, the colour is undefined and probably grey.",
    "Keeping the panel in a block would probably crash the host.",
    "Keeping the panel in a block is slow and its colour is undefined.", "A constructor may not see all rows.",
  ]) func noWrongUse(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test func otherwiseAnErrorIsOwed() throws {
    #expect(
      try understood("If the panel is open, it must return a row. Otherwise it must return an error.").allSatisfy {
        !$0.contains("misused")
      })
  }

  @Test func saidBefore() throws {
    #expect(
      try understood("References are idempotent, that is, if it is open calling `-close` again will have no effect.")
        == ["References: idempotent"])
  }
}

/// Rules whose purpose, means or moment stands beside them.
@Suite struct RuleWithPurposeTests {
  @Test(arguments: [
    Expected(
      "Do not put the panel into the list, to avoid redundant draws.",
      "-refresh: must not put the panel into the list within -refresh"),
    Expected(
      "Authors should avoid blocking the loop by handing work on to a queue.",
      "-refresh: must not block the loop within -refresh"),
    Expected(
      "Holding the lock while calling a block must be avoided.",
      "-refresh: must not hold the lock while calling a block"),
    Expected(
      "Calling `-close` is required before the panel can be freed.", "-close: before the panel can be freed"),
    Expected(
      "If the panel block successfully draws the row, it should return a row.",
      "the panel block: has to return a row (If the panel block successfully draws the row)"),
    Expected(
      "This means that you may close the window, but that the panel itself must not be changed while it is drawn.",
      "-refresh: may close the window", "-refresh: must not change the panel itself (while it is drawn)"),
    Expected(
      "This should not be called when no window is set.", "-refresh: must not be called (when no window is set)"),
    Expected(
      "No locks may be held when this method is called.",
      "-refresh: must not hold locks within -refresh (when this method is called)"),
    Expected(
      "Subclasses should override this method and prepare whatever they want to draw when the panel opens.",
      "-refresh: has to be overridden"),
    Expected("You must call `-close` and `-draw`.", "-refresh: has to call -close, -draw within -refresh"),
    Expected(
      "Authors should not call `-close` here as doing so may block the host.",
      "-refresh: must not call `-close` within -refresh"),
    Expected(
      "The user of this method must make sure that a row is only dropped once.",
      "The user of this method: has to ensure that a row is only dropped once"),
    Expected("This method must not allocate.", "-refresh: must not allocate within -refresh"),
    Expected(
      "The host should call `-close` on the rows that `-draw` has returned.",
      "The host: has to call `-close` on the rows that `-draw` has returned"),
    Expected(
      "Do not run microtasks while this method is called.",
      "-refresh: must not run microtasks within -refresh (while this method is called)"),
  ]) func isWhole(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    "The hosts should do their best.", "A small delay is to be expected.", "No panel may appear while this is called.",
    "It is not called on no thread but main.", "You must not do this.",
    "The panel is kept so that the host does not receive a row.",
  ]) func asksNothing(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test(arguments: [
    Expected("This method is permitted to call `-close`.", "-close: may call -close within -refresh"),
    Expected("It is allowed to call `-close` here.", "-close: may call -close within -refresh"),
    Expected("This method is not permitted to call `-close`.", "-refresh: must not call `-close` within -refresh"),
    Expected("The host is allowed to call `-close`."),
    Expected("This method is permitted to call `-close` if it is open."),
  ]) func permits(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    Expected("Closing the panel is the responsibility of the caller.", "the caller: has to close the panel"),
    Expected("Closing the panel is the host's job.", "the host: has to close the panel"),
    Expected("Closing the panel is not the responsibility of the caller."),
    Expected("Closing the panel is the responsibility of good luck."),
    Expected("This method ought to call `-close`.", "-refresh: has to call `-close` within -refresh"),
    Expected("This method ought not to block.", "-refresh: must not block within -refresh"),
    Expected("This method usually ought to call `-close`."),
  ]) func isOwed(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    Expected("Subclasses that override this method must chain up.", "-refresh: super must be called"),
    Expected(
      "If you override this method, call through to super.",
      "-refresh: super must be called (If you override this method)"),
    Expected("Be sure to call the base implementation.", "-refresh: super must be called"),
    Expected("Your override must chain to the parent for speed."),
  ]) func callsSuper(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }
}
