import Testing

@testable import SpecClaims

/// What is asked, judged or doubted is not promised.
@Suite struct UnsaidTests {
  @Test(arguments: [
    "Whether it is called at all is up to the tank.",
    "Whether or not `-drain` is called after `-fill` is unknown.",
    "Whether `-drain` is called before `-fill` is unspecified.",
    "That `-drain` is called after `-fill` is an accident.",
    "It is called on main in the common case.",
    "It is called on main — or should be.",
    "It is called on main, or so they say.",
    "It is called once, we hope.",
    "The call of `-drain` must not be preceded by one of `-fill`.",
  ]) func promisesNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected("Whether the tank is open.", "-refresh: true exactly while the tank is open"),
    Expected("It is called shortly before `-drain`.", "-refresh: before -drain"),
    Expected("It is called right before `-drain`.", "-refresh: immediately before -drain"),
    Expected(
      "It is called on main on tanks with two pumps.",
      "-refresh: every call is on the main thread (on tanks with two pumps)"),
    Expected("It must be called on main or it is refused.", "-refresh: every call is on the main thread"),
  ]) func keepsWhatIsSaid(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
