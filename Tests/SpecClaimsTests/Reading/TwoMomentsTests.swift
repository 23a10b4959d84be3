import Testing

@testable import SpecClaims

/// Moments in pairs, in front of their clause, and told with a tense.
@Suite struct TwoMomentsTests {
  @Test(arguments: [
    Expected(
      "Sent when a row has been read by the panel, and is about to be stored.",
      "-refresh: after a row has been read by the panel", "-refresh: before a row is about to be stored"),
    Expected(
      "Sent when the panel has been filled and the loom is ready to start.",
      "-refresh: after the panel has been filled",
      "-refresh: before the loom is about to start"),
    Expected("Called when a row changes and a draw is about to begin.", "-refresh: before a draw is about to begin"),
  ]) func whatIsOverAndWhatIsAboutToBegin(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("As soon as the panel is full, the loom stops.", "the loom stops: immediately after the panel is full"),
    Expected(
      "As soon as the panel is full, `-stop` is called.", "-stop: immediately after the panel is full"),
    Expected("Once the panel is full the loom stops.", "the loom stops: after the panel is full"),
    Expected("By the time the loom stops, the panel has been closed.", "the panel is closed: before the loom stops"),
    Expected("First the panel is closed, then the loom stops.", "the loom stops: after the panel is closed"),
  ]) func aMomentInFront(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "The row always starts after its panel and always stops before its panel.", "The row starts: after its panel",
      "The row stops: before its panel"),
    Expected(
      "A paused loom will resume weaving rows after its `go()` method is called.",
      "A paused loom resumes weaving rows: after go()"),
    Expected(
      "Rows kept by the panel will have already been closed before the methods of this interface are called.",
      "Rows kept by the panel are closed: before the methods of this interface are called"),
    Expected("Filling the row happens before closing the panel.", "Filling the row happens: before closing the panel"),
    Expected(
      "Rows that wait because of a lock are only notified after the lock has been released.",
      "Rows that wait because of a lock: never before the lock has been released"),
  ]) func whatHappensThen(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("The panel will have been closed already.", "-refresh: after The panel has been closed"),
    Expected("By now the panel has been closed.", "-refresh: after the panel has been closed"),
  ]) func whatIsOverByTheTimeOfTheCall(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: StateAtCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "As the panel is full, the loom stops.", "As soon as possible, the loom stops.",
    "By the time the loom stops, the panel had been closed.", "Rows had been closed before the panel was opened.",
    "If the panel will have been closed already, it waits.", "The panel has been closed.",
    "The loom usually resumes weaving after `go()`.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).filter { !$0.contains("non-blocking") } == [])
  }

  @Test func onceEachTimeIsACount() throws {
    #expect(
      try understood("Called once each time the panel is filled.")
        == ["-refresh: called exactly once per time the panel is filled"])
  }
}
