import Testing

@testable import SpecClaims

/// What is said of a pump, a case or a place, and not of the method of the section.
@Suite struct OfSomethingElseTests {
  @Test(arguments: [
    Expected(
      "This pump runs for long, therefore it must not keep the row.",
      "This pump: must not keep the row"),
    Expected(
      "The caller does not own the row, it must not free it.",
      "The caller: must not free it"),
    Expected(
      "You must drain the tank before calling this function.",
      "the tank is drained: before -refresh"),
    Expected(
      "If the tank is full, it is recommended to call `-open`.",
      "-refresh: has to call -open within -refresh (If the tank is full)"),
    Expected(
      "After `-open` has been called, no further fills are allowed.",
      "-refresh: must not create further fills (After `-open` has been called)"),
  ]) func isReadOfThat(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Execute `op` on every tank. It will be executed before the pump stops.",
    "The valve must be put in quiet mode with `hush()`.",
    "A call to `take()` will return 0 in this case, but will not block.",
    "The fill returns 0 in this case, and it will not block.",
    "One effect of calling `-open` is that subsequent calls to `-fill` will throw an error.",
    "Block on water, returning only once all rows are full, the tank is shut, or it is dry.",
    "The callback will be called with no arguments when the tank has been opened, or with an error if that failed.",
    "All rows are delivered immediately.",
    "The row ends with a zero in the low order byte of it.",
    "The order of the tuple corresponds to the order of the input.",
    "The options are set after the path parameter.",
    "Finally, after a long trek, our row is handed over.",
    "A pump is created and kept, which creates a tank first if there is none.",
    "It should be called right after to be able to set rows.",
    "Rows are kept once they are made, whereas water must be refilled.",
    "This is done with the `play()` method on the event loop.",
    "The valve must be set when this is called.",
  ]) func isNotReadOfTheMethod(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
