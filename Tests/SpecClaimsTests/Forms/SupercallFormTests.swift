import Testing

@testable import SpecClaims

@Suite struct SupercallFormTests {
  @Test(arguments: [
    Expected("You must call super.", "-refresh: super must be called"),
    Expected("Always call super first.", "-refresh: super must be called first"),
    Expected("You should call `super(frame)` before any other statement.", "-refresh: super must be called first"),
    Expected("It is not necessary to call super.", "-refresh: super need not be called"),
    Expected("You do not have to call super.", "-refresh: super need not be called"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The window calls super.",
    "You may call super.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
