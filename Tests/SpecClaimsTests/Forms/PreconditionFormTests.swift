import Testing

@testable import SpecClaims

@Suite struct PreconditionFormTests {
  @Test(arguments: [
    Expected("The row must already have been attached.", "-refresh: after the row has been attached"),
    Expected(
      "The row must previously have been attached to this panel.",
      "-refresh: after the row has been attached to this panel"),
    Expected(
      "The row must have been attached, otherwise the behavior is undefined.",
      "-refresh: after the row has been attached",
      "-refresh: undefined when misused: the call before the row has been attached"),
    Expected("`row` must have been made with `makeRow()`.", "-refresh: after `row` has been made with `makeRow()`"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Somebody must have attached the row.", "It must have been attached by mistake.",
    "The row must have been lost by mistake.", "The row should have been attached.",
    "The row must usually have been attached.", "The row must not have been attached.",
    "The panel must have been built with this option.", "Something must have been changed.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: PreconditionForm.self).isEmpty)
  }

  @Test func outsideOfAMethodsSectionNobodyKnowsBeforeWhat() throws {
    #expect(try read("# Panels\n\nThe row must already have been attached.\n").isEmpty)
  }
}
