import Testing

@testable import SpecClaims

@Suite struct ThenCalledFormTests {
  @Test(arguments: [
    "`-fill` and then `-drain` are called.", "`-fill` is called, then `-drain`.",
    "First `-fill` is called, then `-drain`.",
    "The `-fill` method is called and then `-drain`.",
  ]) func reads(_ sentence: String) throws {
    #expect(try understood(sentence) == ["-drain: after -fill"])
  }

  @Test(arguments: [
    "First `-fill` is called, then `-drain`, and finally `-close`.", "`-fill` is called, then `-drain`, then `-close`.",
    "The host first calls `-fill`, then `-drain`, and finally `-close`.",
  ]) func readsMore(_ sentence: String) throws {
    #expect(
      try understood(sentence) == [
        "-fill and -drain and -close: called in this order: -fill, -drain, -close"
      ])
  }

  @Test(arguments: [
    "`-fill` and then `-drain` are not called.", "`-fill` or then `-drain` is called.",
    "`-fill` is called, then `-drain` or `-close`.", "`-fill` is called, then the pump.",
    "`-fill` and then `-drain` may be called.", "`-fill` and `-drain` are called.",
    "`-fill` is called, then `-drain` and `-close`.", "The host calls `-fill` and `-drain`.",
    "You call `-fill`, then `-drain`.", "The host calls `-fill`, then fills the tank.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ThenCalledForm.self).isEmpty)
  }

  @Test func eachTimeIsNoCount() throws {
    #expect(
      try understood("Called every time before the tank is filled.") == ["-refresh: before the tank is filled"])
    #expect(try understood("It is called each time.").isEmpty)
  }
}
