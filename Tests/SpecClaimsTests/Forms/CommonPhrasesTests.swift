import Testing

@testable import SpecClaims

/// Turns of phrase that references of many kinds share.
@Suite struct CommonPhrasesTests {
  @Test(arguments: [
    Expected("This call blocks the calling thread until the tank is full.", "-refresh: blocking"),
    Expected("It is safe to call this method concurrently with `drain()`.", "-refresh: thread-safe"),
    Expected("Access to the table is serialized.", "Access to the table: serial"),
    Expected("Multiple goroutines may read the table simultaneously.", "the table: concurrent"),
    Expected("It is undefined behavior to call this function after E.", "-refresh: never after E"),
    Expected("It is a programming error to call this function twice.", "-refresh: called at most once"),
    Expected(
      "Returns an error if called more than once.", "-refresh: error when misused: if called more than once"),
    Expected("Failing to call `done()` will leak the handle.", "-refresh: leak when misused: Failing to call `done()`"),
    Expected("Overriding implementations do not need to call super.", "-refresh: super need not be called"),
    Expected("The tank is filled, so there is no need to call super.", "-refresh: super need not be called"),
    Expected(
      "After `build()` has been called, the options can no longer be modified.",
      "options: cannot be changed after build()"),
    Expected(
      "`onClose()` is called exactly once, after which no more rows are drawn.", "onClose(): called exactly once"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is not safe to say whether it is called concurrently.",
    "It is safe to call the painter concurrently with `drain()`.",
    "Access to the table that is serialized is slow.",
    "Multiple tanks may be read simultaneously.",
    "It is undefined how it is drawn.",
    "It is a programming language.",
    "Returns an error if the disk cannot be read.",
    "Returns a row if called more than once.",
    "There is no need to panic.",
    "There may be no need to call super.",
    "The panel is no longer usable.",
    "Using the handle after it has been closed results in a row.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
