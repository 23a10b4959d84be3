import Testing

@testable import SpecClaims

/// A time belongs to the verb next to it.
@Suite struct InnerVerbTests {
  private func orders(_ sentence: String) throws -> [String] {
    try read("## Tank\n\n### `pump()`\n\n\(sentence)\n").filter { $0.payload.kind == "order" }.map(\.canonical)
  }

  @Test(arguments: [
    "This method is called to add a hook that runs before the valve closes.",
    "The tank registers a block to run after the valve was closed.",
    "The level can be seen by opening the valve before the tank is filled.",
    "The tank must be prepared to receive water after the valve was closed.",
  ]) func aTimeOfAVerbFurtherInIsNotRead(_ sentence: String) throws {
    #expect(try orders(sentence) == [])
  }

  @Test func behindACommaTheMainVerbGoesOn() throws {
    #expect(
      try orders("It is called to tell the tank that it has to stop, before the valve closes.")
        == ["pump(): before the valve closes"])
  }
}
