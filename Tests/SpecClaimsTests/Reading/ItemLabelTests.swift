import Testing

@testable import SpecClaims

/// List items that begin with a name and its type.
@Suite struct ItemLabelTests {
  private func claims(_ items: String, under heading: String = "### `pump(level)`") throws -> [String] {
    try read("## Tank\n\n\(heading)\n\n\(items)\n").map(\.canonical)
  }

  @Test(arguments: [
    "- **onFull** `(level: number) => void` - Invoked before the valve closes.",
    "- `onFull` {Function} Called before the valve closes.",
    "- `onFull` (function): Called before the valve closes.",
  ]) func whatIsSaidOfACallIsSaidOfTheName(_ item: String) throws {
    #expect(try claims(item) == ["onFull: before the valve closes"])
  }

  @Test func theNextSentenceOfTheItemGoesOnAboutTheName() throws {
    #expect(
      try claims("- **onFull** `() => void` - Invoked once. May be invoked on any thread.")
        == ["onFull: called exactly once", "onFull: may be called on any thread"])
  }

  @Test func anotherItemDoesNot() throws {
    #expect(
      try claims("- **onFull** `() => void` - Invoked once.\n- It is called on the main thread.").last
        == "pump(level): every call is on the main thread")
  }

  @Test(arguments: [
    "- **reset** `boolean` (optional) - Default: `false` - If `false`, the tank will stop before the valve closes.",
    "- `path` {string} Path the tank should connect to.",
    "- `level` {number} Sets the level that is tolerated before the valve closes.",
    "- `source` Must return a level.",
    "- `level` {number} The level. It must not be used again.",
  ]) func aParameterPromisesNothing(_ item: String) throws {
    #expect(try claims(item) == [])
  }

  @Test func underATypeTheNameIsAMember() throws {
    #expect(
      try read("## `Tank`\n\n- `onFull` {Function} Called once.\n").map(\.canonical)
        == ["Tank onFull: called exactly once"])
  }

  @Test(arguments: [
    "<dl>\n<dt>onFull()</dt>\n<dd>Called once.</dd>\n<dt>onEmpty()</dt>\n<dd>Called at least once.</dd>\n</dl>",
    "<dl><dt><code>onFull()</code></dt><dd>Called once.</dd><dt>onEmpty()</dt><dd>Called at least once.</dd></dl>",
  ]) func aTermIsWhatItsDescriptionSpeaksOf(_ list: String) throws {
    #expect(
      try read("## Tank\n\n\(list)\n").map(\.canonical)
        == ["onFull(): called exactly once", "onEmpty(): called at least once"])
  }
}
