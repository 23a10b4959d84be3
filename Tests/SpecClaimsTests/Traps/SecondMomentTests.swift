import Testing

@testable import SpecClaims

/// Moments, scopes and exceptions that belong to another clause, to some calls, or to another sentence.
@Suite struct SecondMomentTests {
  @Test(arguments: [
    Expected(
      "`stop()` is called and, before the process exits, `flush()` is called.", "flush(): before the process exits"),
    Expected("`onPause()` is called, and after that `onStop()` is called."),
    Expected("`remove()` is called, and after `resume()` `probe()` is called."),
    Expected("`onPause()` is called and before `onStop()` the state is saved.", "the state is saved: before onStop()"),
    Expected("`init()` must be called again after `reset()`."),
    Expected("`write()` must be retried after `flush()`."),
    Expected("After `reset()`, `init()` has to be called once more."),
    Expected("It is never called concurrently for the same tank.", "-refresh: serial (for the same tank)"),
    Expected("It is never called concurrently.", "-refresh: serial"),
    Expected("With the exception of `abort()`, no method of this class may be called from a signal handler."),
    Expected("The parser expects `begin()` to be called before `parse()`.", "begin(): before parse()"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test("others than those listed are not all of them")
  func others() throws {
    let page = "# Queues\n\n`open()` is thread-safe.\n\nAll other functions must be called on the main thread.\n"
    #expect(
      try read(page).map(\.canonical) == [
        "open(): thread-safe", "All other functions: every call is on the main thread",
      ])
  }

  @Test("what a host expects of calls is owed to it")
  func expected() throws {
    let claims = try read("### `-refresh`\n\nThe parser expects `begin()` to be called before `parse()`.\n")
    #expect(claims.map(\.modality) == [.must])
  }

  @Test(arguments: [
    Expected(
      "Called exactly once. It is not called if the tank is shut.",
      "-refresh: called exactly once (with the exception told behind it)",
      "-refresh: never called (if the tank is shut)"),
    Expected(
      "Called once. The hook is not called for shut tanks.",
      "-refresh: called exactly once (with the exception told behind it)", "-refresh: never called (for shut tanks)"),
    Expected(
      "Called on the main thread. Shut tanks are the exception: they are left alone.",
      "-refresh: every call is on the main thread (with the exception told behind it)"),
    Expected(
      "Called on the main thread. It is not called if the tank is shut.", "-refresh: every call is on the main thread",
      "-refresh: never called (if the tank is shut)"),
    Expected(
      "Called exactly once for every tank. This does not apply to tanks that are served from the cache, for which the hook is not called at all.",
      "-refresh: called exactly once per tank (with the exception told behind it)"),
  ]) func isFollowed(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
