import Testing

@testable import SpecClaims

@Suite struct NotificationFormTests {
  @Test(arguments: [
    Expected("Override this method to be notified when drawing has ended.", "-refresh: after drawing has ended"),
    Expected("Tells the delegate that the panel is about to close.", "-refresh: before the panel is about to close"),
    Expected("Provides an opportunity to save before the panel is closed.", "-refresh: before the panel is closed"),
    Expected("Allows you to save before the panel is closed.", "-refresh: before the panel is closed"),
    Expected("You can change the event before it is sent.", "-refresh: before it is sent"),
    Expected("`onFull()` is invoked to notify that the row will be added.", "onFull(): before the row will be added"),
    Expected("`onFull()` is called to tell that the row has been added.", "onFull(): after the row has been added"),
    Expected("`onFull()` may be called to tell that the row has been added."),
    Expected("`onFull()` is called to tell that they have been added."),
    Expected("`onFull()` is called to tell whether the row has been added."),
    Expected(
      "`RowPlugin` defines the API for plugins that wish to change rows after they have been measured but before they are drawn.",
      "`RowPlugin`: after they have been measured", "`RowPlugin`: before they are drawn"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Override this method to be notified when the size changes.",
    "Tells you whether the panel is open.",
    "It defines the API for plugins that may wish to draw.",
    "You define the API for plugins that wish to change rows before they are drawn.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
