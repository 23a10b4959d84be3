import Testing

@testable import SpecClaims

/// What is denied together: the count and the thread, the call and the moment.
@Suite struct JoinedDenialTests {
  @Test(arguments: [
    "It is never called more than once on the main thread.",
    "Do not call this method more than once on the main thread.",
    "It is never called again on the main thread.", "It is not called twice in the same frame on the main thread.",
    "`-open` and `-close` are never called on the main thread at the same time.",
    "It is not called on the main thread before `-open`.", "It is never called before `-open` on the main thread.",
    "It is never called by `-drain` on the main thread.", "It is never called from a loop on the main thread.",
    "Cannot be called more than once without an intervening call to `-reset`.",
    "It must not be called twice without calling `-reset` in between.",
    "It is never called more than once before `-flush`.", "Do not call this method from `-flush` more than once.",
    "It can only be called again after `-reset` returns.",
    "The callback is not yet called when `-open` returns.", "You must call `-flush` in no other method.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test(arguments: [
    Expected("It is never called on the main thread.", "-refresh: no call is on the main thread"),
    Expected("It is never called more than once.", "-refresh: called at most once"),
    Expected("It is never called before `-open`.", "-refresh: never before -open"),
    Expected("Can be called again only after `-reset`.", "-refresh: never before -reset (when called again)"),
    Expected(
      "It is never called again until `-reset` is called.",
      "-refresh: never before -reset (when called again)"),
    Expected("Do not use this method on the main thread.", "-refresh: no call is on the main thread"),
    Expected("Do not use this method after `-close`.", "-refresh: never after -close"),
    Expected(
      "Do not use this method if the tank leaks.", "-refresh: must not be called (if the tank leaks)"),
    Expected("You can use this method on any thread.", "-refresh: may be called on any thread"),
    Expected("Only use this method on the main thread.", "-refresh: every call is on the main thread"),
    Expected("Do not neglect to call `super`.", "-refresh: super must be called"),
  ]) func isRead(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }
}
