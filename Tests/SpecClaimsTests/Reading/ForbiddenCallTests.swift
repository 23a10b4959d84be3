import Testing

@testable import SpecClaims

/// Commands not to call something: what narrows them belongs to the claim, and without it there is none.
@Suite struct ForbiddenCallTests {
  @Test(arguments: [
    Expected("Do not call this from a background thread.", "-refresh: must not be called on background thread"),
    Expected("Never call `-drain` on a worker thread.", "-drain: must not be called on background thread"),
    Expected("It is illegal to call it on the render thread.", "-refresh: must not be called on the render thread"),
    Expected(
      "Do not call `-drain` or `-fill` from a background thread.",
      "-drain and -fill: must not be called on background thread"),
    Expected("Do not use `drain()` on the main thread.", "drain(): no call is on the main thread"),
    Expected("Callers must not call this on the main thread.", "-refresh: no call is on the main thread"),
    Expected("Avoid calling this on the main thread.", "-refresh: no call is on the main thread"),
    Expected(
      "You should avoid calling this method from a worker.",
      "-refresh: must not be called on background thread"),
    Expected("Avoid calling this method before the tank opens.", "-refresh: never before the tank opens"),
    Expected("Avoid calling it more than once.", "-refresh: called at most once"),
    Expected("Avoid calling this method with a lock held.", "-refresh: must not be called with a lock held"),
    Expected("Do not call this in a tight loop.", "-refresh: must not be called in a tight loop"),
    Expected("Do not call `-drain` at startup.", "-drain: must not be called at startup"),
    Expected("Do not call `-drain` on a tank that is shut.", "-drain: must not be called on a tank that is shut"),
    Expected(
      "`-drain` must not be called on a tank that was filled on the main thread.",
      "-drain: must not be called on a tank that was filled on the main thread"),
  ]) func isReadWhole(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Do not call `-drain` every frame.", "Do not call `-drain` and `-fill` on the same thread.",
    "Do not call both `-drain` and `-fill`.", "Do not call `-drain` last.",
    "It isn't called on the main thread only.", "It is not called on main alone.",
    "It is called for every tank but the last.", "It is called for each tank other than the last.",
    "`-drain` must not be called on the tank that was filled more than once.",
    "`-drain` is called on a tank that was filled on the main thread.",
    "`-drain` is called with a tank that was filled once.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test("what is forbidden \"here\" is forbidden nowhere as long as nothing says where that is")
  func nowhere() throws {
    #expect(try read("# Tanks\n\nDo not call `drain()` here.\n").isEmpty)
  }

  @Test("who may not call, but for one, is told whole")
  func caller() throws {
    #expect(
      try understood("This method must not be invoked by anyone but the pump.").contains(
        "-refresh: not to be called by anyone but the pump"))
  }
}
