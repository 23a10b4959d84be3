import Testing

@testable import SpecClaims

/// Where a moment or a count begins and ends, and what only looks like one.
@Suite struct MomentBorderTests {
  @Test(arguments: [
    // The moment is that of a verb further in.
    "The owner has to ensure by its own means that it is not called after the last callback.",
    "Such rules don't apply to panels shown before the loop starts.",
    // The moment is that of what comes of it.
    "The handle is sealed, so once it has been used, later calls return at once.",
    // A length of time is no event.
    "You can use `halt` to stop waiting for it after a certain timeout.", "It is called after some time.",
    "It is called after 30 seconds.",
    // Neither the one nor the other.
    "It allows you to put work off until before or after the panel is saved.",
    // Two is no count that a claim has, and a place is none at all.
    "The `-refresh` method is called twice, drawing only one frame.",
    "It is called on every panel in the tree when the theme changes.",
    // The moment, or the condition, is that of what was done to something else.
    "They are called with the rows passed to `addRow()` when they are added.",
    // What something is, nobody has to do.
    "The second method is to use the `rows:` parameter.", "The purpose of this method is to notify all panels.",
    "It is a good place to load data.", "You shouldn't hurry to create all panels in this method.",
    "Reading the rows before the panel runs or in `-open` will keep panels after it from being able to change them.",
    "Calls, such as those to a panel are never made on the main thread.",
    "If `-open` fails, meaning that `-close` is not called, then any rows added will be dropped.",
    // What must not be avoided, is not to be avoided.
    "You should not avoid touching the panel.", "Do not avoid closing the panel.", "You should not avoid `-fill`.",
    "It is not called at most once.",
    // What others are let do, and what an example is for.
    "A panel that lets other threads run code in the event loop.", "A list of rows runs them once per panel.",
    "It only takes one row (ex, `a=1` is not allowed).",
    "If :meth:`fill`/:meth:`drain` is called before the panel calls `take`, it will store the row.",
    // Where or in which other case, and not that.
    "`drain()` must be called from a task other than that of the panel.",
    "Otherwise, the rows are drawn on the main thread.",
    // Of what it depends on, nothing is told.
    "Whether rows are drawn depends on the panel.",
    // Of what it is considered to be, nothing is left.
    "The panel must be considered closed after `-refresh`.",
    // What is left alone is not done in vain.
    "This has no effect on panels as long as they were made by hand.",
  ])
  func nothingIsReadInto(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test(arguments: [
    Expected("It is only called once even if the panel is removed by two owners.", "-refresh: called exactly once"),
    Expected("It is not called until after the panel was opened.", "-refresh: never before the panel was opened"),
    Expected("It is called after the timeout has passed.", "-refresh: after the timeout has passed"),
    Expected(
      "The socket will be closed by the panel after this call and must no longer be used then.",
      "The socket is closed: after -refresh"),
    Expected(
      "This callback won't be triggered for panels lazily made on demand after the start.",
      "-refresh: never called (for panels lazily made on demand after the start)"),
    Expected(
      "It is not advisable to call `-close` in this method.", "-refresh: must not call `-close` within -refresh"),
    Expected("Hooks are called in turn, one at a time.", "Hooks: serial"),
    Expected("It is called once for every panel.", "-refresh: called exactly once per panel"),
    Expected("It is called right after `fillAll` to add rows.", "-refresh: immediately after fillAll"),
    Expected("It is called after the chance to add rows.", "-refresh: after the chance to add rows"),
    Expected("It is called on every frame.", "-refresh: called exactly once per frame"),
    Expected("The callback is to return the key.", "-refresh: has to return the key within -refresh"),
  ])
  func theRestIs(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }
}
