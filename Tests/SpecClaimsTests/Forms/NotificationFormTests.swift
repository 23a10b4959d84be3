import Testing

@testable import SpecClaims

@Suite struct NotificationFormTests {
  @Test(arguments: [
    Expected("Override this method to be notified when drawing has ended.", "-refresh: after drawing has ended"),
    Expected("Tells the delegate that the panel is about to close.", "-refresh: before the panel is about to close"),
    Expected("Provides an opportunity to save before the panel is closed.", "-refresh: before the panel is closed"),
    Expected("Allows you to save before the panel is closed.", "-refresh: before the panel is closed"),
    Expected("You can change the event before it is sent.", "-refresh: before it is sent"),
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
