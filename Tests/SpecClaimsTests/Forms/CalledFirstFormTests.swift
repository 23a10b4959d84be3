import Testing

@testable import SpecClaims

@Suite struct CalledFirstFormTests {
  @Test(arguments: [
    Expected(
      "If the node has children, its `-open` is called first, and then that of the children.",
      "-open: before the children (If the node has children)"),
    Expected(
      "The handlers of the window are invoked last.",
      "The handlers of the window: after the others"),
    Expected(
      "This hook runs first.",
      "-refresh: before the others"),
    Expected(
      "The parent is always initialized first.",
      "The parent is initialized: before the others"),
    Expected("This is the first hook called.", "-refresh: before the others"),
    Expected("This is the last method that is called.", "-refresh: after the others"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: CalledFirstForm.self) == expected.claims)
  }

  @Test(arguments: [
    "It is called on the first run.", "This is the first hook.", "This is usually the first hook called.",
    "This is not the first hook called.", "This is the first row drawn.",
    "It is usually called first.",
    "It is not called first.",
    "It may be called first.",
    "It is called the first time that the panel opens.",
    "It is not clear whether `-open` or `-close` is called first.",
    "The parent is drawn first.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: CalledFirstForm.self).isEmpty)
  }
}
