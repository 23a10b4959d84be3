import SpecDocument
import Testing

@testable import SpecClaims

/// Tables whose second column goes on with its header: "Method | Invoked by the host…".
@Suite struct InvokedByTableTests {
  @Test func theCellSaysWhen() throws {
    let page = """
      # Tank

      Method | Invoked by the host…
      ------ | --------------------
      fill() | Once, when the tank is first made
      drain() | After the tank is closed
      level() | A number
      """
    #expect(
      try read(page).map(\.canonical)
        == ["fill(): called exactly once (when the tank is first made)", "drain(): after the tank is closed"])
  }
}
