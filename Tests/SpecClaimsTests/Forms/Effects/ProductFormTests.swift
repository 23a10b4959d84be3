import Testing

@testable import SpecClaims

@Suite struct ProductFormTests {
  @Test(arguments: [
    Expected(
      "This method is where you build a plan that will give each row its height.", "plan: gives each row its height")
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ProductForm.self) == expected.claims)
  }

  @Test(arguments: [
    "This is where you build a plan that may give each row its height.",
    "This is where you build the plan.",
    "A plan will give each row its height.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ProductForm.self) == [])
  }
}
