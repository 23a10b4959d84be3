import Testing

@testable import SpecClaims

/// What stands around a sentence and restricts it, or takes it back: the lead of its list, brackets, the sentence behind it, footnotes, the
/// title of its section, the head of its column.
@Suite struct SurroundingsTests {
  @Test(arguments: [
    Expected(
      "If `isOffline` is set:\n\n- It is called on the main thread.",
      "-refresh: every call is on the main thread (If `isOffline` is set)"),
    Expected(
      "On Android:\n\n- It is called after `load()`.", "-refresh: after load() (On Android)"),
    Expected(
      "Usually:\n\n- It is called once."),
    Expected(
      "The following is wrong:\n\n- It is called once."),
    Expected(
      "It is called on the main thread (in debug builds).",
      "-refresh: every call is on the main thread (in debug builds)"),
    Expected(
      "It is called on the main thread (iOS only).", "-refresh: every call is on the main thread (iOS only)"),
    Expected(
      "It is called once (not guaranteed)."),
    Expected(
      "It is called once (or never)."),
    Expected(
      "It is called on the main thread (until 4.0).", "-refresh: every call is on the main thread (until 4.0)"),
    Expected(
      "It is called on the main thread — unless it is shut.",
      "-refresh: every call is on the main thread (unless it is shut)"),
    Expected(
      "It is called on the main thread; usually."),
    Expected(
      "It is called on the main thread. Except on Windows.",
      "-refresh: every call is on the main thread (except on Windows)"),
    Expected(
      "It is called on the main thread. Only on iOS.", "-refresh: every call is on the main thread (only on iOS)"),
    Expected(
      "It is called on the main thread. The only exception is the first row.",
      "-refresh: every call is on the main thread (with the exception told behind it)"),
    Expected(
      "It is called on the main thread. This does not hold for the first row.",
      "-refresh: every call is on the main thread (with the exception told behind it)"),
    Expected(
      "Call `mix()` on the main thread, and the panel will stutter."),
    Expected(
      "Set `forwards` to `false` and it is called once."),
    Expected(
      "It is called on the main thread[^1].\n\n[^1]: Except for old hosts.\n[^2]: Twice for old hosts.",
      "-refresh: every call is on the main thread (with footnote [^1])"),
    Expected(
      "It is called once per row[^2].\n\n[^1]: Except for old hosts.\n[^2]: Twice for old hosts.",
      "-refresh: called exactly once per row (with footnote [^2])"),
    Expected(
      "It is called once¹.\n\n¹ Twice for old hosts.", "-refresh: called exactly once (with footnote ¹)"),
    Expected(
      "An application that uses the old panel should not use this method.",
      "-refresh: must not be overridden (for an application that uses the old panel)"),
    Expected(
      "The context is made first. It does not free the rows - they still need to be closed one by one."),
    Expected(
      "`status` is set to `OK` when the fill was started by the user, or `ERR` when it was started by the host."),
    Expected(
      "The `fill` event is called right after the row is made and can be used to change the row for that panel only.",
      "fill: immediately after the row is made"),
    Expected(
      "The length is that of the data (this does not include the lid)."),
  ]) func count(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("On iOS", "-drain: every call is on the main thread (On iOS)"),
    Expected("macOS", "-drain: every call is on the main thread (on macOS)"),
    Expected("Release builds", "-drain: every call is on the main thread (Release builds)"),
    Expected("Up to 2.9", "-drain: every call is on the main thread (Up to 2.9)"),
    Expected("If you use the old panel", "-drain: every call is on the main thread (If you use the old panel)"),
    Expected("Known issues"), Expected("Future work"), Expected("Removed in 5.0"), Expected("Myths"),
    Expected("Threads", "-drain: every call is on the main thread"),
    Expected("When to drain", "-drain: every call is on the main thread"),
  ]) func titlesCount(_ expected: Expected) throws {
    let page = "# Panel\n\n## \(expected.sentence)\n\n`-drain` is called on the main thread.\n"
    #expect(try read(page).map { $0.canonical.replacing("Panel ", with: "") } == expected.claims)
  }

  /// What is forbidden among mistakes is forbidden all the same.
  @Test func rulesAmongMistakesStand() throws {
    let page = "# Panel\n\n## Common mistakes\n\n`-drain` is called twice. `-drain` must not be called from a hook.\n"
    #expect(try read(page).map(\.modality) == [.must])
  }

  @Test func headsOfColumnsCount() throws {
    let page = """
      # Panel

      | | iOS | Android |
      |---|---|---|
      | `drain()` | not called | called on a background thread |

      | Symptom | Cause |
      |---|---|
      | Silence | `fill()` is called before `open()` |
      """
    #expect(try read(page).map(\.canonical) == ["drain(): every call is on a background thread (Android)"])
  }
}
