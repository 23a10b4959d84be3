import SpecDocument
import Testing

@testable import SpecClaims

/// Sentences in the manner of the headers of libraries.
@Suite struct LibraryHeaderTests {
  @Test(arguments: [
    Expected(
      "No class in this package is thread-safe unless marked.",
      "any class in this package: not-thread-safe (unless marked)"),
    Expected("No tank is required to be thread-safe."),
    Expected(
      "It must be thread-safe, as when two pumps run, it may be called from several threads.", "-refresh: thread-safe",
      "-refresh: may be called on any thread (when two pumps run)"),
    Expected("You need to call it only from one thread at a time.", "-refresh: not-thread-safe"),
    Expected("You might call it from one thread at a time."),
    Expected("It must close it the same number of times."),
    Expected("Everyone who works on `RowPump` must follow the rules."),
    Expected(
      "Under such circumstances, this function must not be called.",
      "-refresh: must not be called (Under such circumstances)"),
    Expected("Under the hood, it is called once.", "-refresh: called exactly once"),
    Expected("Under normal circumstances, it is called once."),
    Expected("You might have to keep it or instead always query the pump with `size()`."),
    Expected("In this case, the pump returns immediately with an error code."),
    Expected("The pump returns immediately with a handle.", "The pump: non-blocking"),
    Expected("Called whether or not the tank is full.", "-refresh: called at least once"),
    Expected(
      "Given that `-fill` is called on the render thread, the row is valid.",
      "-fill: every call is on the render thread"),
    Expected(
      "The row must be freed by the caller with `row_free()`.", "the caller: has to free the row with row_free()"),
    Expected(
      "The row must be freed using `row_free()` by the caller.", "the caller: has to free the row using row_free()"),
    Expected(
      "Any work on the tank needs to be executed on the render thread.",
      "Any work on the tank: every call is on the render thread"),
    Expected(
      "Operations on water need to be executed on the render thread.",
      "Operations on water: every call is on the render thread"),
    Expected("It tells the pump that its parts need to be drawn."),
  ]) func inTheSectionOfAMethod(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("A tank must not be used after it is closed.", "A tank: must not be used after it is closed"),
    Expected("Must not be shared between pumps.", "Tank: must not be shared between pumps"),
    Expected("Must be freed with `tank_free()`.", "Tank: has to be freed with `tank_free()`"),
    Expected("The kitchen must not be used after it is closed."),
    Expected("It must not be copied."),
  ]) func inTheSectionOfAType(_ expected: Expected) throws {
    #expect(try read("# `Tank`\n\n\(expected.sentence)\n").map(\.canonical) == expected.claims)
  }
}
