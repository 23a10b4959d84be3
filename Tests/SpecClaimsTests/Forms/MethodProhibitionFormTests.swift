import Testing

@testable import SpecClaims

@Suite struct MethodProhibitionFormTests {
  @Test(arguments: [
    Expected(
      "This should not be a long-running operation.", "-refresh: must not block long-running operation within -refresh"),
    Expected(
      "If a leak occurs no further calls to any method are allowed.",
      "any method: must not be called (If a leak occurs)"),
    Expected("This method should not throw an exception.", "-refresh: must not throw an exception within -refresh"),
    Expected("It must not be called directly.", "-refresh: must not be called directly"),
    Expected("It cannot add windows.", "-refresh: must not add windows within -refresh"),
    Expected(
      "No reference to the event should be kept.", "-refresh: must not keep reference to the event within -refresh"),
    Expected("No brush may be shared in this hook.", "-refresh: must not share brush within -refresh"),
    Expected("Side effects are not permitted.", "-refresh: must not create side effects within -refresh"),
    Expected(
      "The caller must not access `event` after this method has returned.",
      "`event`: must not be accessed after -refresh has finished"),
    Expected("This API should be avoided.", "-refresh: must not be called"),
    Expected(
      "That means that it cannot call functions that might block.",
      "-refresh: must not call functions that might block within -refresh"),
    Expected(
      "The size must not be trusted to skip checks.", "-refresh: must not trust the size to skip checks"),
    Expected(
      "New slots must not be implemented in a subclass.", "-refresh: must not create new slots in a subclass"),
    Expected("It must not be called from a callback.", "-refresh: must not be called in a callback"),
    Expected("It must not be called from within a callback.", "-refresh: must not be called in a callback"),
    Expected("The brush must not be shared after first use.", "-refresh: must not share the brush after first use"),
    Expected(
      "A brush may not be used after the window has closed.",
      "-refresh: must not use a brush after the window has closed"),
    Expected(
      "Except for reading its size, painters must not change the window.",
      "painters: must not change the window (Except for reading its size)"),
    Expected(
      "A painter must not call any functions associated with the window.",
      "A painter: must not call any functions associated with the window"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It cannot be blue.",
    "It cannot add windows that it might call.",
    "It must either never be called or be called first.",
    "Do not call `-open` on the same window more than once.",
    "The window must not have been used before.",
    "It should not necessarily be called.",
    "The sun cannot rise.",
    "No brush can be shared.",
    "No brush may be visible.",
    "A brush may not be supported after that.",
    "A brush might not be used after the window has closed.",
    "A brush may not be visible after the window has closed.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
