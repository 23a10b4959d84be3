import Testing

@testable import SpecClaims

/// Names beside the one that a section is about: in its heading, and at the head of the sentence before a pronoun.
@Suite struct OtherNameTests {
  @Test(arguments: [
    "`-fill` (replaces `-pour`)", "`-fill` (see `-pour`)", "`-fill`, formerly `-pour`",
    "`-fill` (deprecated, use `-pour`)",
  ]) func asidesOfAHeadingNameNoSubject(_ heading: String) throws {
    #expect(try understood("It is called once.", under: heading) == ["-fill: called exactly once"])
  }

  @Test(arguments: [
    "From `-pour` to `-fill`", "Filling (deprecated, use `-pour`)", "`-fill` instead of `-pour`",
    "Calling `-fill` from `-pour`", "`-fill` vs. `-pour`",
  ])
  func aHeadingThatRelatesTwoIsAboutNeither(_ heading: String) throws {
    let claims = try understood("It is called once.", under: heading)
    #expect(claims.allSatisfy { !$0.contains("-fill") && !$0.contains("-pour") })
  }

  @Test(arguments: ["`-fill` and `-pour`", "`-fill`, `-pour`", "`-fill` / `-pour`", "The `-fill` and `-pour` methods"])
  func aHeadingThatJoinsTwoIsAboutBoth(_ heading: String) throws {
    #expect(try understood("They are called once.", under: heading) == ["-fill and -pour: called exactly once"])
  }

  @Test(arguments: [
    Expected("`-fill` warms the tank. It is called once.", "-fill: called exactly once"),
    Expected(
      "`-fill` used to be called on main. It is now called on a worker.", "-fill: every call is on a background thread"),
    Expected("This is like `-fill`. It is called once.", "-refresh: called exactly once"),
    Expected("The tank is warm when `-fill` returns. It is called once.", "-refresh: called exactly once"),
  ]) func itGoesOnWithWhomTheSentenceBeforeBegan(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
