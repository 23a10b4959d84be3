import Testing

@testable import SpecClaims

/// Two predicates of one subject, one of them between commas; and predicates under one auxiliary.
@Suite struct SubjectRelativeTests {
  @Test(arguments: [
    Expected(
      "This method, which may be called from any thread, will post the row to a queue.",
      "-refresh: may be called on any thread"),
    Expected(
      "`drain()`, which may be called from any thread, blocks until the tank is empty.",
      "drain(): may be called on any thread", "drain(): blocking"),
    Expected("It will post the row to a queue and then return immediately to the caller.", "-refresh: non-blocking"),
    Expected("It will fill the tank and return at once.", "-refresh: non-blocking"),
    Expected("Enter a loop and block until the tank is full.", "-refresh: blocking"),
    Expected("It is blocking, meaning it is synchronous.", "-refresh: blocking", "-refresh: synchronous"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "This method, which is usually called on main, posts the row to a queue.",
    "It will fill the tank and then return to the caller.",
    "It may fill the tank and return immediately.",
    "You block until the tank is full.",
    "It will fill the tank and return immediately after the pump.",
    "It returns immediately after the tank is full.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test func whatASentenceMeansIsSaidOfItsSubject() throws {
    #expect(
      try understood("The pump must be short. That means that it must not open windows.").last
        == "The pump: must not open windows")
    #expect(
      try understood("This method is called on the main thread. That means that it must not open windows.").last
        == "-refresh: must not open windows within -refresh")
  }

  @Test func aPronounWithoutAHeadingStandsForTheLastSubjectThatAgrees() throws {
    #expect(
      try read(
        "## The pump\n\nThe tank and the valve may be filled and drained from any thread, but this is not synchronized.\n"
      ).map(\.canonical)
        == ["The tank and the valve: may be called on any thread", "The tank and the valve: not-thread-safe"])
    #expect(
      try read("## The pump\n\nA call to the pump is short. It is synchronous.\n").map(\.canonical)
        == ["A call to the pump: synchronous"])
  }
}
