import Testing

@testable import SpecClaims

/// The many ways in which something is forbidden or asked for.
@Suite struct ForbiddenActsTests {
  @Test(arguments: [
    Expected("Under no circumstances should this hook be called directly.", "-refresh: must not be called directly"),
    Expected("On no account may a plugin call this hook.", "-refresh: must not be called by a plugin"),
    Expected("At no time may the row be released.", "-refresh: must not release the row"),
    Expected("Never should the row be released.", "-refresh: must not release the row"),
    Expected(
      "Hosts should refrain from calling this hook in tight loops.",
      "-refresh: must not be called in tight loops by hosts"),
    Expected("Hosts must refrain from opening windows.", "Hosts: must not open windows"),
    Expected("Users are discouraged from overriding this hook.", "-refresh: must not be overridden"),
    Expected("This hook is prohibited from calling `-open`.", "-refresh: must not call `-open` within -refresh"),
    Expected("This hook is not allowed to call `-open`.", "-refresh: must not call `-open` within -refresh"),
    Expected("Overriding this hook is discouraged.", "-refresh: must not be overridden"),
    Expected(
      "Directly calling `-open` from a window is not allowed.",
      "-refresh: must not call `-open` from a window directly"),
    Expected("Do not call `-open` from two different threads.", "-open: not-thread-safe"),
    Expected("Calling this hook from a window is a programming error.", "-refresh: must not be called from a window"),
    Expected("It is best to avoid calling this hook redundantly.", "-refresh: must not be called redundantly"),
    Expected("Nonetheless, you should not call this hook recursively.", "-refresh: must not be called recursively"),
    Expected(
      "All row hooks must run fast, without locking, cannot throw errors, attempt to change the row, or be slow.",
      "All row hooks: has to run fast, without locking", "All row hooks: must not throw errors",
      "All row hooks: must not change the row"),
    Expected("We strongly recommend against calling this hook.", "-refresh: must not be called"),
    Expected("The host must not, under any circumstances, close the window.", "The host: must not close the window"),
    Expected("The window, however, must not be closed.", "-refresh: must not close the window"),
    Expected(
      "To start the pump you must not close the tank.",
      "-refresh: must not close the tank within -refresh (To start the pump)"),
    Expected(
      "To avoid a leak you must not close the tank.", "-refresh: must not close the tank within -refresh"),
    Expected(
      "The caller must not free it.",
      "The caller: must not free it"),
    Expected("The window must not be closed by the caller.", "the caller: must not close the window"),
    Expected(
      "The implementation must not keep the window after this method returns.",
      "-refresh: must not keep the window after -refresh has finished"),
  ]) func areForbidden(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("Ensure you call `-open` before you return.", "-open: before you return"),
    Expected("It is suggested that you at least use `Row`.", "-refresh: has to use `Row` within -refresh"),
    Expected(
      "A host who wishes to open the row must use the pump function.",
      "A host who wishes to open the row: has to use the pump function"),
    Expected("The module must `export` (or `open`) the row.", "The module: has to export the row"),
    Expected("It becomes the duty of the host to manually close the row.", "the host: has to close the row"),
    Expected(
      "The host must use the key in the `row` structure.", "The host: has to use the key in the `row` structure"),
    Expected(
      "To avoid a leak, the caller must close the window.",
      "the caller: has to close the window"),
    Expected("The caller is in charge of closing the window.", "The caller: has to close the window"),
    Expected(
      "The caller must close the window.",
      "The caller: has to close the window"),
    Expected(
      "A class that overrides this method must also override `-open`.",
      "-open: has to be overridden (for a class that overrides this method)"),
  ]) func areAskedFor(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Under no circumstances was this hook called directly.",
    "Under no circumstances will the row be blue.",
    "Never might the row be released.",
    "All row hooks run fast and cannot throw errors.",
    "A host who wishes must be lucky.",
    "The window must either be running or stopped.",
    "To paint a window, the caller needs to open it.",
    "Hosts refrain from opening windows.",
    "Users are usually discouraged from overriding this hook.",
    "Users are not discouraged from overriding this hook.",
    "Overriding this hook is not discouraged.",
    "Calling this hook from a window is a common mistake.",
    "The night is in charge of closing the window.",
  ]) func areNot(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
