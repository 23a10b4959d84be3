import Testing

@testable import SpecClaims

/// Rules that stand beside something else: behind a remark, in a relative clause, with a place between their words.
@Suite struct RulesInPassingTests {
  @Test(arguments: [
    Expected(
      "Callers must have set the row before calling this method.", "the row is set: before -refresh"),
    Expected(
      "To keep it quick, you should always check the level of the row.",
      "-refresh: has to check the level of the row within -refresh (To keep it quick)"),
    Expected(
      "This is useful for latent pumps, which should update their output valve.",
      "latent pumps: has to update their output valve"),
    Expected(
      "Subclasses must handle the valve errors, for example how to close it.",
      "-refresh: has to handle the valve errors within -refresh"),
    Expected(
      "This marks the tank as live, however pumps must not rely on prompt closing.",
      "pumps: must not rely on prompt closing"),
    Expected(
      "The `Session` may not be invoked from a callback.", "-refresh: must not call the `Session` in a callback"),
    Expected(
      "The host is never responsible for freeing the returned row.",
      "The host: not promised: has to free the returned row"),
    Expected(
      "You are responsible for overriding `-onFill`, which is where the rows are drawn.",
      "-refresh: has to override `-onFill`"),
    Expected(
      "You must never share the same tank in multiple threads.",
      "the same tank: must not be accessed in multiple threads"),
    Expected(
      "The callback function must return `OK` on success, or `STOP` to stop the tank.",
      "-refresh: has to return `OK` on success, or `STOP` to stop the tank within -refresh"),
    Expected("Old pumps, such as the big ones, must close the tank.", "Old pumps: has to close the tank"),
    Expected("Perform old tasks that must be done before the first draw.", "old tasks are done: before the first draw"),
    Expected(
      "Another row will be held until the drain is complete.", "Another row: never before the drain is complete"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Callers should have set the row before calling this method.",
    "Callers must have set the row before the end.",
    "To keep it quick, you should check the level of the row.",
    "This is useful for latent pumps, which may update their output valve.",
    "Perform the old tasks that must be done before the first draw.",
    "Perform old tasks that may be done before the first draw.", "The `Session` may not be invoked.",
    "The host may not be responsible for freeing the returned row.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test func atThisPointIsInTheMethodOfTheSection() throws {
    #expect(
      try understood("Pumps should at this point free all of their rows.", under: "`stopDraining`") == [
        "Pumps: has to free all of their rows at this point"
      ])
    #expect(
      try understood("Pumps should not drop their rows at this point.", under: "`stopDraining`") == [
        "Pumps: must not drop their rows at this point"
      ])
    #expect(try understood("It is an error to drop the rows at this point.", under: "`stopDraining`").isEmpty)
  }
}
