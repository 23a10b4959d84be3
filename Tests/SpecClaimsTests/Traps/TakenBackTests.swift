import Testing

@testable import SpecClaims

/// What is taken back, struck out, or said of something that has no name here.
@Suite struct TakenBackTests {
  @Test(arguments: [
    Expected("It is called on the ~~main~~ render thread.", "-refresh: every call is on the render thread"),
    Expected("It is called on a thread that is not the main thread.", "-refresh: no call is on the main thread"),
    Expected("It is called at most once a minute.", "-refresh: called at most once per minute"),
    Expected("It is called no more than once every second.", "-refresh: called at most once per second"),
    Expected("It is called once every 10 seconds.", "-refresh: called exactly once per 10 seconds"),
    Expected("Do not block.", "-refresh: must not block within -refresh"),
    Expected(
      "It is called with the lock held, so don't block.", "-refresh: exclusive (with the lock held)",
      "-refresh: must not block within -refresh"),
    Expected("Rows are drawn in turn and do not block.", "Rows: non-blocking"),
    Expected("Calling super is mandatory.", "-refresh: super must be called"),
    Expected("It may be called on any thread or executor.", "-refresh: may be called on any thread"),
    Expected(
      "It is called before `-draw`. This may differ from the other hooks.", "-refresh: before -draw"),
    Expected(
      "It is called before `-draw`. This is not guaranteed to be fast.", "-refresh: before -draw"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "~~It is called on the main thread.~~",
    "It is called on the main thread. However, this is not always the case.",
    "It is called on the main thread. This is not true if the tank leaks.",
    "It is called on the main thread. This is no longer the case in version 3.",
    "It is called on the main thread. (No longer true since 3.0.)",
    "It is called once, or twice if the tank leaks.",
    "It is called once (twice if the tank leaks).",
    "It is called on main or on a worker if the tank leaks.",
    "It is called before `-draw` (after it if the tank leaks).",
    "It is called on main; on a worker if the tank leaks.",
    "It happens to be called on main.",
    "It can be expected to be called once.",
    "It is called on the main thread, or so we hope.",
    "It is called on the main thread (we think).",
    "It is called on the main thread in most hosts.",
    "On most hosts, it is called on the main thread.",
    "It is called on the main thread. This is not guaranteed, however.",
    "It is called on the main thread. That is not guaranteed.",
    "It is called on the main thread. (This is not guaranteed.)",
    "It is called before `-draw`. Note that this order may change.",
    "It is called on the main thread. This may change.",
    "`-draw`, `-close` etc. are called on the main thread.",
    "`-draw` et al. are called on the main thread.",
    "Rows marked with (M) are called on the main thread.",
    "It is called every time but the first.",
    "It is called at most once at a time.",
    "It is called on main or render, never both.",
    "It is called on main first, then on render.",
    "It is called on the main thread before `-draw` and on the render thread after.",
    "It is called before everything but `-draw`.",
    "It is called immediately before or immediately after `-draw`.",
    "It is called within 10 ms of `-draw`.",
    "It is called on the thread that is the oldest.",
    "It is called on what looks like the main thread.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test("what the author is asked for stays, though a promise before it is taken back")
  func staysARule() throws {
    #expect(
      try understood("Never call it after `-draw`. This is not guaranteed to work.").isEmpty == false)
    #expect(
      try read("# Panel\n\n## `-refresh`\n\nIt is called on main.\n\nThis is not guaranteed.\n").map(\.canonical) == [
        "-refresh: every call is on the main thread"
      ])
  }

  @Test func bracketsMayHoldNothing() throws {
    #expect(
      try understood("It is called once by fill() alone, and fill() is fast.") == ["-refresh: called exactly once"])
  }
}
