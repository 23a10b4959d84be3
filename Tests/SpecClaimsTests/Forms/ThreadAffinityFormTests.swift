import Testing

@testable import SpecClaims

@Suite struct ThreadAffinityFormTests {
  @Test(arguments: [
    Expected(
      "Each row belongs to the thread that created it.", "Each row: every call is on the thread that created it"),
    Expected("Rows are pinned to the main thread.", "Rows: every call is on the main thread"),
    Expected("The table is owned by the render thread.", "The table: every call is on the render thread"),
    Expected("A row is bound to the render thread.", "A row: every call is on the render thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Each row belongs to the host.", "Rows are not confined to the main thread.",
    "The table is usually owned by the render thread.", "The table may be owned by the render thread.",
    "The buffer belongs to the thread pool.", "The lock is owned by the render thread.",
    "The table is owned by the current thread.", "In debug builds, the table is owned by the render thread.",
    "No row belongs to the main thread.", "It belongs to the main thread.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ThreadAffinityForm.self).isEmpty)
  }
}
