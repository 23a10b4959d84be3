import Testing

@testable import SpecClaims

/// Numbered lists of what happens in a life.
@Suite struct LifecycleStepsTests {
  @Test(arguments: [
    Expected(
      "The life cycle of a panel is as follows:\n\n1. The panel is created.\n2. The panel is painted.",
      "The life cycle of a panel: called in this order: The panel is created, The panel is painted"),
    Expected(
      "Panel lifecycle events:\n\n1. Create the panel.\n2. Paint the panel.",
      "Panel lifecycle events: called in this order: Create the panel, Paint the panel"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The life cycle of a panel is as follows:\n\n- The panel is created.\n- The panel is painted.",
    "The life cycle of a panel is not as follows:\n\n1. The panel is created.\n2. The panel is painted.",
    "Panel lifecycle events:\n\n1. Create the panel.\n2. Paint the panel when both are true:\n   - It is big.\n   - It is new.",
    "Panel lifecycle events:\n\n1. If the panel is new, it is primed.\n2. Paint the panel.",
    "Panel parts:\n\n1. The head of the panel.\n2. The foot of the panel.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
