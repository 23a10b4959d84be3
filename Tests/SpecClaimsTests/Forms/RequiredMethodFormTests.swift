import Testing

@testable import SpecClaims

@Suite struct RequiredMethodFormTests {
  @Test(arguments: [
    Expected("The only method that a painter must implement is `paintAll`.", "paintAll: has to be overridden"),
    Expected("`paintAll` is the only hook you have to override.", "paintAll: has to be overridden"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: RequiredMethodForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The only method that a painter may implement is `paintAll`.",
    "The only method that a painter must call is `paintAll`.",
    "The only method that a painter must implement is not `paintAll`.",
    "The first method that a painter must implement is `paintAll`.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: RequiredMethodForm.self).isEmpty)
  }
}
