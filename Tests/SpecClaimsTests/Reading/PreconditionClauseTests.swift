import Testing

@testable import SpecClaims

/// A call that is forbidden as long as something has not happened is an order.
@Suite struct PreconditionClauseTests {
  @Test(arguments: [
    Expected("Hosts must not call `-close` unless `-open` was previously called.", "-close: never before -open"),
    Expected("`-close` must not be called unless `-open` has been called.", "-close: never before -open"),
    Expected(
      "Do not call `-close` unless the panel has been drawn.", "-close: never before the panel has been drawn"),
    Expected("The host must not call `-close` if `-open` has not been called yet.", "-close: never before -open"),
  ]) func isAnOrder(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "`-close` must not be called unless the panel is open.", "`-close` must not be called if the panel has been drawn.",
    "`-close` must not be called unless `-open` was called or the panel has been drawn.",
    "`-close` must not be called unless you have been told to.", "`-close` must not be called unless it is safe.",
  ]) func staysACondition(_ sentence: String) throws {
    #expect(try read("## Panel\n\n### `-refresh`\n\n\(sentence)\n").allSatisfy { $0.payload.kind != "order" })
  }
}
