import Testing

@testable import SpecClaims

/// Promises of today or of yesterday, which the same breath takes back.
@Suite struct PassingPromiseTests {
  @Test(arguments: [
    "As of now, `fill()` is called on the main thread; this may change without notice.",
    "At present `fill()` is called on the main thread, but that is subject to change.",
    "`fill()` is called exactly once. This is subject to change.",
    "`fill()` must be called on the main thread; this no longer applies.",
    "`fill()` must be called on the main thread (not any more).",
    "`fill()` is called once; treat this as an accident of the implementation.",
    "`fill()` must be called on the main thread in versions before 3.",
    "`fill()` must be called once in Tank 3 and earlier.",
    "Through version 2, `fill()` is called exactly once.",
    "As late as 4.2, `fill()` must be called before `drain()`.",
    "Up to and including 1.9, `fill()` must be called before `drain()`.",
  ]) func isNoneOfThisPage(_ text: String) throws {
    #expect(try understood(text).isEmpty)
  }

  @Test(arguments: [
    "`fill()` is called on the main thread; the level may change without notice.",
    "`fill()` is called on the main thread. The level is subject to change.",
    "`fill()` is called on the main thread in Tank 3 and later.",
    "`fill()` is called on the main thread (not on any worker).",
  ]) func goesOn(_ text: String) throws {
    #expect(try understood(text).contains { $0.hasPrefix("fill(): every call is on the main thread") })
  }
}
