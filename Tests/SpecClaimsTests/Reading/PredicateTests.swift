import Testing

@testable import SpecClaims

/// What one subject does one after the other; each predicate is read for itself, and a time belongs to its own verb.
@Suite struct PredicateTests {
  @Test(arguments: [
    Expected(
      "This method closes the dial and raises an error if the panel is open.",
      "-refresh: exception when misused: if the panel is open"),
    Expected("It is called before the panel stops, and provides a dial to it.", "-refresh: before the panel stops"),
    Expected("This method does not move the dial and uses the rows.", "-refresh: does not move the dial"),
  ]) func isReadOnItsOwn(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  /// Behind "that" the second verb is one of the relative clause.
  @Test(arguments: [
    Expected(
      "You must provide a panel that turns the dial and closes the rows.",
      "-refresh: has to provide a panel that turns the dial and closes the rows within -refresh")
  ]) func staysInARelativeClause(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The panel emits the `turn` event with the dial provided during setup.",
    "The `turn` event is emitted with the dial provided before the setup of the panel.",
  ]) func aTimeBehindAParticipleIsNotThatOfTheCall(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
