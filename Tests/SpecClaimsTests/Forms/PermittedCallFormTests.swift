import Testing

@testable import SpecClaims

@Suite struct PermittedCallFormTests {
  @Test(arguments: [
    Expected("`-draw` can be called from this hook.", "-draw: may call -draw within -refresh"),
    Expected("This can be called from `-draw`.", "-refresh: may call -refresh within -draw"),
    Expected("It is safe to call `-draw` in this hook.", "-draw: may call -draw within -refresh"),
    Expected("You can safely call `-draw` from `-open`.", "-draw: may call -draw within -open"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: PermittedCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "`-draw` can be called from the main thread.", "`-draw` can only be called from this hook.",
    "`-draw` can usually be called from this hook.", "`-draw` cannot be called from this hook.",
    "The panel may call `-draw` from this hook.", "`-draw` may be called from this hook.",
    "`-draw` might be called from this hook.", "`-draw` must be called from this hook.",
    "`-draw` is called from this hook.", "It is not safe to call `-draw` in this hook.",
    "`-draw` can be called from Java.", "`-draw` may be called again from this hook.",
    "You can call `-draw` from `-open`.", "`-draw` may be called from this hook once.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: PermittedCallForm.self).isEmpty)
  }
}
