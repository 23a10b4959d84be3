import Testing

@testable import SpecClaims

/// Who has to call the inherited method, where, and when not.
@Suite struct InheritedCallTests {
  @Test(arguments: [
    Expected("`super` must be called.", "-refresh: super must be called"),
    Expected("Ensure that super is always called.", "-refresh: super must be called"),
    Expected("`super.refresh()` must be called.", "-refresh: super must be called"),
    Expected("Subclasses are responsible for calling super.", "-refresh: super must be called"),
    Expected("Your override is responsible for calling super.", "-refresh: super must be called"),
    Expected("It is the responsibility of the subclass to call super.", "-refresh: super must be called"),
    Expected("The subclass is in charge of calling `super`.", "-refresh: super must be called"),
    Expected("Calling `super` is mandatory.", "-refresh: super must be called"),
    Expected(
      "The call to `super.refresh()` sets the row.",
      "-refresh: the call to super makes it so: set the row"),
    Expected("Subclasses are not expected to call super.", "-refresh: super need not be called"),
    Expected(
      "Subclasses must call super if, and only if, they draw.",
      "-refresh: super must be called (if and only if they draw)"),
    Expected(
      "Refrain from calling super unless necessary.", "-refresh: must not call super within -refresh (unless necessary)"
    ),
    Expected("Don't call super or `-draw`.", "-refresh: must not call super or `-draw` within -refresh"),
    Expected("Call super at the end.", "-refresh: super must be called last"),
    Expected("Call super at the beginning of your implementation.", "-refresh: super must be called first"),
    Expected("Call super at the end of the animation.", "-refresh: super must be called"),
    Expected("Call super; otherwise `-draw` is called twice.", "-refresh: super must be called"),
    Expected("Plugins are forbidden from calling `-draw`.", "-draw: must not be called by plugins"),
    Expected("Subclasses are forbidden to call super.", "-refresh: must not call super within -refresh"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Subclasses that forget to call super will crash.", "Subclasses that call super twice will crash.",
    "Invoke `super.draw()`.", "`super.draw()` must be called.", "Invoke `[super draw]` at the end.",
    "Subclasses are responsible for most calls of super.", "Subclasses are responsible for calling `super.draw()`.",
    "Subclasses are responsible for never calling super.", "It is not forbidden to call super.",
    "Otherwise, `-draw` is called once.", "Make sure that super may be called.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
