import Testing

@testable import SpecClaims

@Suite struct BesideFormTests {
  @Test(arguments: [
    Expected("`-fill` must not be called concurrently with `-close`.", "-fill: exclusive (with `-close`)"),
    Expected("It is never called at the same time as `-open`.", "-refresh: exclusive (with `-open`)"),
    Expected("This cannot be called in parallel with any pump hook.", "-refresh: exclusive (with any pump hook)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: BesideForm.self) == expected.claims)
  }

  @Test(arguments: [
    "`-fill` is called concurrently with `-close`.",
    "It is usually not called at the same time as `-open`.",
    "It may not be called in parallel with `-open`.",
    "It is not called concurrently.",
    "It is not called on main concurrently with `-open`.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: BesideForm.self).isEmpty)
  }
}
