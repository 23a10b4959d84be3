import Testing

@testable import SpecClaims

@Suite struct SupercallFormTests {
  @Test(arguments: [
    Expected("You must call super.", "-refresh: super must be called"),
    Expected("Always call super first.", "-refresh: super must be called first"),
    Expected("You should call `super(frame)` before any other statement.", "-refresh: super must be called first"),
    Expected("You must call super before doing anything else.", "-refresh: super must be called first"),
    Expected("It is not necessary to call super.", "-refresh: super need not be called"),
    Expected("You do not have to call super.", "-refresh: super need not be called"),
    Expected("Calling super is not required.", "-refresh: super need not be called"),
    Expected(
      "You must override this method without calling super.", "-refresh: has to be overridden",
      "-refresh: super need not be called"),
    Expected(
      "Overrides of this method should end with a call to the inherited method.", "-refresh: super must be called last"),
    Expected("Derived classes should call through to the base class.", "-refresh: super must be called"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The window calls super.",
    "You may call super.",
    "You should usually call super.",
    "You had to call super.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
