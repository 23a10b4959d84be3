import Testing

@testable import SpecClaims

/// What stands on the page and is not said by it, because of the title, the column, the item or the line through it.
@Suite struct UnsaidTextTests {
  private func canonical(_ markdown: String) throws -> [String] { try read(markdown).map(\.canonical) }

  @Test(
    "titles over what is not so",
    arguments: [
      "Myths about threads", "Common misunderstandings", "Fallacies", "Things people believe", "Fiction",
      "What the pump does not do", "Not in this release", "Not yet implemented", "Out of scope", "Deferred",
      "Cut from 5.0", "Open questions", "What was", "What it was like", "In the old days", "Old behaviour", "Obsolete",
    ]) func dropped(title: String) throws
  { #expect(try canonical("# Pumps\n\n## \(title)\n\n`fill()` must be called after `drain()`.\n") == []) }

  @Test(
    "titles over faults; what must be done stands",
    arguments: [
      "What's wrong with my code?", "What is wrong here?", "Why does it hang?", "Find the mistake", "Where's the bug?",
      "Actual result", "Steps to reproduce", "Reported problems", "Pitfalls", "My app crashes on exit",
    ]) func doubted(title: String) throws
  {
    let page =
      "# Pumps\n\n## \(title)\n\n`fill()` is called after `drain()`. `drain()` must be called on the main thread."
    #expect(try canonical(page) == ["drain(): every call is on the main thread"])
  }

  @Test(
    "a title that asks why something is so has its answer below it",
    arguments: ["Why is it called twice?", "What is it for?"])
  func answers(title: String) throws {
    let page = "# Pumps\n\n## \(title)\n\n`fill()` is called after `drain()`.\n"
    #expect(try canonical(page) == ["fill(): after drain()"])
  }

  @Test(
    "of two columns the one that has been replaced",
    arguments: [
      ("Pump 2", "Pump 3"), ("Before", "After"), ("Was", "Now"), ("v1.x", "v2.x"), ("Documented", "Observed"),
    ]) func columns(this: String, next: String) throws
  {
    let rows = "| Hook | \(this) | \(next) |\n|---|---|---|\n| `fill` | called once | called on the main thread |\n"
    #expect(try canonical("# Pumps\n\n\(rows)") == ["fill: every call is on the main thread"])
  }

  @Test(
    "text that is struck out",
    arguments: [
      "~~`fill()` is called once.~~", "<s>`fill()` is called once.</s>", "<del>`fill()` is called once.</del>",
      "<strike>`fill()` is called once.</strike>", "- ~~`fill()` must be called before `drain()`~~",
      "<p><s>The hook <code>fill()</code> is called once.</s></p>", "~~Never call `fill()` before `drain()`.~~",
    ]) func struckOut(text: String) throws
  { #expect(try canonical("# Pumps\n\n\(text)\n") == []) }

  @Test("what stands beside it is said")
  func besideStruckOut() throws {
    let text = "<del>`fill()` is called once.</del> `fill()` is called on the ~~render~~ <s>pump</s> main thread."
    #expect(try canonical("# Pumps\n\n\(text)\n") == ["fill(): every call is on the main thread"])
  }

  @Test("parts of manual pages are no modes", arguments: ["DESCRIPTION", "NOTES", "RETURN VALUE", "EXAMPLES"])
  func captions(title: String) throws {
    let page = "# weir(3)\n\n## NAME\n\nweir\n\n## \(title)\n\nThe gate is opened before the sluice.\n"
    #expect(try canonical(page) == ["The gate is opened: before the sluice"])
  }

  @Test("“this” behind the name of a parameter is the parameter")
  func parameters() throws {
    let page = "# Pumps\n\n### `fill()`\n\n- lid: Opens the lid first. (This only works on the main thread.)\n"
    #expect(try canonical(page) == [])
    #expect(try canonical(page.replacing("- lid: ", with: "- ")) == ["fill(): every call is on the main thread"])
  }

  @Test("a sentence with its verb in front of its subject takes nothing out of the one before")
  func inverted() throws {
    #expect(
      try understood("`drain()` is never called. Only with the lid open is `fill()` called.") == [
        "drain(): never called"
      ])
    #expect(
      try understood("`drain()` is never called. Only if it is open.") == [
        "drain(): never called (only if it is open)"
      ])
  }

  @Test("of two fields in one line the first is answered by its own word")
  func fields() throws {
    #expect(try understood("Thread-safe: yes Realtime-safe: no") == ["-refresh: thread-safe"])
    #expect(try understood("Thread-safe: no Realtime-safe: yes") == ["-refresh: not-thread-safe"])
  }

  @Test("a callback that is given to a function is not the function")
  func givenCallbacks() throws {
    let page = "# Pumps\n\n### `hook_fill()`\n\nIf the rows are long, callback will be called more than one time.\n"
    #expect(try canonical(page) == ["callback: may be called many times (If the rows are long)"])
  }
}
