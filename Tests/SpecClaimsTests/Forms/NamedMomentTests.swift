import Testing

@testable import SpecClaims

/// Moments and ends that have other words.
@Suite struct NamedMomentTests {
  @Test(arguments: [
    Expected(
      "`show` always comes ahead of `hide`.",
      "`show`: before `hide`"),
    Expected(
      "This is the last call an observer gets.",
      "any method: never after -refresh"),
    Expected(
      "The promise resolves when the panel has been painted.",
      "The promise resolves: after the panel has been painted"),
    Expected(
      "Each `show` is followed by exactly one `hide`.",
      "Each `show`: before `hide`"),
    Expected(
      "When this method returns, `hide()` will have been called.",
      "hide(): before -refresh has finished"),
    Expected(
      "Must be set before showing the panel.",
      "-refresh: before showing the panel"),
    Expected(
      "Both `fade()` and `wipe()` are blocking operations.",
      "fade() and wipe(): blocking"),
    Expected(
      "This immediately returns a handle.",
      "-refresh: non-blocking"),
    Expected(
      "The hooks are ordered: onShow -> onFade -> onHide.",
      "onShow and onFade and onHide: called in this order: onShow, onFade, onHide"),
    Expected(
      "If you override `-refresh`, it's your responsibility to call `super.refresh()` to paint the rows.",
      "-refresh: super must be called (If you override `-refresh`)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The promise is that the panel has been painted.",
    "`show` comes ahead of time.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
