import Testing

@testable import SpecClaims

/// Titles, leads and columns that restrict or withdraw what stands below and beside them.
@Suite struct SurroundingWordsTests {
  @Test(
    "what the title of a page or a section makes of it",
    arguments: [
      Expected(
        "# On Windows\n\n`fill()` is called on the main thread.",
        "fill(): every call is on the main thread (On Windows)"),
      Expected("# Roadmap\n\n`fill()` is called on the main thread."),
      Expected("# Debug mode\n\n`fill()` is called once.", "fill(): called exactly once (Debug mode)"),
      Expected(
        "# Pumps\n\n## Windows specifics\n\n`fill()` is called on the main thread.",
        "fill(): every call is on the main thread (Windows specifics)"),
      Expected(
        "# Pumps\n\n## With the old driver\n\n`fill()` is called once.",
        "fill(): called exactly once (With the old driver)"),
      Expected(
        "# Pumps\n\n## `fill()` (Windows only)\n\nIt is called once.", "fill(): called exactly once (Windows only)"),
      Expected("# Pumps\n\n## Myth: `fill()` runs twice\n\n`fill()` is called twice."),
      Expected("# Pumps\n\n## Unsupported behaviour\n\n`fill()` is called once."),
      Expected("# Pumps\n\n## Never\n\n- Call `fill()` on the main thread."),
      Expected("# Pumps\n\n## How to crash\n\n- Call `fill()` before `drain()`."),
      Expected("# History\n\n`fill()` is called once.", "fill(): called exactly once"),
    ]) func titles(_ page: Expected) throws
  {
    #expect(try read(page.sentence + "\n").map(\.canonical) == page.claims)
  }

  @Test(
    "lists of what nobody should do, and of causes",
    arguments: [
      Expected("# Pumps\n\nNever do any of this\n\n- Call `fill()` on the main thread."),
      Expected("# Pumps\n\nIt is an error when\n\n- `fill()` is called on the main thread."),
      Expected("# Pumps\n\nThe linter flags these:\n\n- `fill()` is called on the main thread."),
      Expected("# Pumps\n\nWays to deadlock:\n\n- `fill()` is called on the main thread."),
      Expected("# Pumps\n\nPossible causes:\n\n- `fill()` is called twice."),
      Expected("# Pumps\n\nA pump has to do at least one of:\n\n- call `fill()` before `drain()`"),
      Expected(
        "# Pumps\n\nRemote tanks behave as follows:\n\n- `fill()` is called on the pump thread.",
        "fill(): every call is on the pump thread (for Remote tanks)"),
      Expected(
        "# Pumps\n\nTanks that opt in get these guarantees:\n\n- `fill()` is called on the main thread.",
        "fill(): every call is on the main thread (for Tanks that opt in)"),
      Expected(
        "# Pumps\n\nWhen rinsing is on, the following changes:\n\n- `fill()` is called on the pump thread.",
        "fill(): every call is on the pump thread (When rinsing is on)"),
      Expected("# Pumps\n\nIn the following rinsing example:\n\n- `fill()` is called once."),
    ]) func leads(_ page: Expected) throws
  {
    #expect(try read(page.sentence + "\n").map(\.canonical) == page.claims)
  }

  @Test(
    "columns and cells that say where and whether a row holds",
    arguments: [
      Expected(
        "# Pumps\n\n| Method | Thread | Platform |\n|---|---|---|\n| `fill` | main thread | macOS |",
        "fill: every call is on the main thread (platform macOS)"),
      Expected(
        "# Pumps\n\n| Method | Thread | Mode |\n|---|---|---|\n| `fill` | main thread | inline |",
        "fill: every call is on the main thread (mode inline)"),
      Expected(
        "# Pumps\n\n| Method | Thread | Exceptions |\n|---|---|---|\n| `fill` | main thread | during resizes |",
        "fill: every call is on the main thread (exceptions during resizes)"),
      Expected(
        "# Pumps\n\n| Method | Thread | Applies to |\n|---|---|---|\n| `fill` | main thread | debug builds |",
        "fill: every call is on the main thread (applies to debug builds)"),
      Expected(
        "# Pumps\n\n| Method | Thread | Until |\n|---|---|---|\n| `fill` | main thread | 2.0 |",
        "fill: every call is on the main thread (until 2.0)"),
      Expected(
        "# Pumps\n\n| Method | Thread | Status |\n|---|---|---|\n| `fill` | main thread | proposed |\n| `drain` | main thread | done |",
        "drain: every call is on the main thread"),
      Expected(
        "# Pumps\n\n| Method | Thread | Guaranteed? |\n|---|---|---|\n| `fill` | main thread | no |\n| `drain` | main thread | yes |",
        "drain: every call is on the main thread"),
      Expected("# Pumps\n\n| Method | Thread (typical) |\n|---|---|\n| `fill` | main thread |"),
      Expected("# Pumps\n\n| Method | Thread | Notes |\n|---|---|---|\n| `fill` | main thread | usually |"),
      Expected(
        "# Pumps\n\n| Method | Thread |\n|---|---|\n| `fill` (removed) | main thread |\n| `drain` (Windows) | main thread |",
        "drain: every call is on the main thread (Windows)"),
      Expected(
        "# Pumps\n\n| Method | Thread |\n|---|---|\n| `fill` | main thread or any |\n| `drain` | main thread, worker thread |"
      ),
      Expected(
        "# Pumps\n\n| Method | Desktop | Mobile |\n|---|---|---|\n| `fill` | called on the main thread | called on the pump thread |",
        "fill: every call is on the main thread (on desktop)", "fill: every call is on the pump thread (on mobile)"),
      Expected(
        "# Pumps\n\n| Method | 2.x | 3.0 |\n|---|---|---|\n| `fill` | called once | called on the main thread |",
        "fill: every call is on the main thread"),
      Expected(
        "# Pumps\n\n| Key | Effect |\n|---|---|\n| `inline` | `fill()` is called on the main thread. |",
        "fill(): every call is on the main thread (key `inline`)"),
    ]) func tables(_ page: Expected) throws
  {
    #expect(try read(page.sentence + "\n").map(\.canonical) == page.claims)
  }

  @Test(
    "pages on one function, and captions that generators write",
    arguments: [
      Expected(
        "# PUMP_FillAll\n\nFills all tanks.\n\n## Remarks\n\nThis function must be called before the pump is started.\n\n## Thread Safety\n\nIt is safe to call this function from any thread.",
        "PUMP_FillAll: before the pump is started", "PUMP_FillAll: may be called on any thread"),
      Expected(
        "# PUMP_FillAll\n\n## Rinsing\n\nThis function must be called once.", "(subject unknown): called exactly once"),
      Expected(
        "# Pumps\n\n## `fill()`\n\nFills it.\n\n## -remarks\n\nIt is called once.", "fill(): called exactly once"),
    ]) func page(_ page: Expected) throws
  {
    #expect(try read(page.sentence + "\n").map(\.canonical) == page.claims)
  }

  @Test(
    "what is a method's is not the method",
    arguments: [
      Expected("# Pumps\n\n## `fill`\n\n`fill`'s delegate is called on the main thread.")
    ]) func owned(_ page: Expected) throws
  {
    #expect(try read(page.sentence + "\n").map(\.canonical) == page.claims)
  }

  @Test(
    "quotes, boxes, tables and examples that somebody leads in",
    arguments: [
      Expected("# Pumps\n\nAs a reader wrote:\n\n> `fill()` is called on the main thread."),
      Expected("# Pumps\n\nThe documentation of the old pump:\n\n> `fill()` is called once."),
      Expected("# Pumps\n\nNote:\n\n> `fill()` is called once.", "fill(): called exactly once"),
      Expected("# Pumps\n\n## `fill()`\n\n!!! note \"Android\"\n    It is called on the main thread."),
      Expected("# Pumps\n\n## `fill()`\n\n!!! example\n    It is called once."),
      Expected("# Pumps\n\n## `fill()`\n\n!!! note\n    It is called once.", "fill(): called exactly once"),
      Expected(
        "# Pumps\n\nThe following table is out of date.\n\n| Method | Thread |\n|---|---|\n| `fill` | main thread |"),
      Expected(
        "# Pumps\n\nFor remote tanks:\n\n| Method | Thread |\n|---|---|\n| `fill` | main thread |",
        "fill: every call is on the main thread (For remote tanks)"),
      Expected(
        "# Pumps\n\nThe threads are:\n\n| Method | Thread |\n|---|---|\n| `fill` | main thread |",
        "fill: every call is on the main thread"),
      Expected("# Pumps\n\nIn this example, the pump has two tanks. `fill()` is called once."),
      Expected("# Pumps\n\n`fill()` is called once on server start.", "fill(): called exactly once (on server start)"),
      Expected(
        "# Pumps\n\nYou may define any of the following methods:\n\n| Method | Thread |\n|---|---|\n| `fill` | main thread |",
        "fill: every call is on the main thread"),
      Expected("# Pumps\n\nTypical threads:\n\n| Method | Thread |\n|---|---|\n| `fill` | main thread |"),
      Expected(
        "# Pumps\n\n[Android] `fill()` is called on the main thread.",
        "fill(): every call is on the main thread (on Android)"),
      Expected("# Pumps\n\n[experimental] `fill()` is called on the main thread."),
      Expected(
        "# Pumps\n\n## `fill()`\n\n`[pump-thread]` Called before the first row.", "fill(): before the first row"),
    ]) func around(_ page: Expected) throws
  {
    #expect(try read(page.sentence + "\n").map(\.canonical) == page.claims)
  }

}
