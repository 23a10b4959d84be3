import Testing

@testable import SpecClaims

/// Cells that tell of a thing of their own, which is not what their row is named after.
@Suite struct RowOfAnotherThingTests {
  @Test(arguments: ["The row is drawn before `close()` is called.", "Each tank is filled on the main thread."])
  func theyAreNotToldOfTheRow(_ cell: String) throws {
    #expect(try read(table(cell)).isEmpty)
  }

  @Test(arguments: ["The method is called once.", "Called once.", "It is called once."])
  func othersAre(_ cell: String) throws {
    #expect(try read(table(cell)).map(\.canonical) == ["open(): called exactly once"])
  }

  private func table(_ cell: String) -> String {
    "# Loom\n\n| API | Meaning |\n|---|---|\n| `open()` | \(cell) |\n"
  }
}
