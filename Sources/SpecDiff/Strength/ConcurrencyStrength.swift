/// The order of statements on concurrency. Modes are compared only along one of these lines; modes of different lines
/// can all hold.
///
/// | line | stronger → weaker | exclude one another |
/// |---|---|---|
/// | safety | thread-safe → not-required-thread-safe | thread-safe, not-thread-safe |
/// | overlap | exclusive → serial | exclusive or serial, concurrent |
/// | completion | | synchronous, asynchronous |
/// | waiting | blocking → may-block, non-blocking → may-block | blocking, non-blocking |
/// | re-entry | | reentrant, non-reentrant |
enum ConcurrencyStrength {
  /// The line a mode is on; a mode that is on none stands alone.
  static func line(of mode: String) -> String {
    switch mode {
    case "thread-safe", "not-thread-safe", "not-required-thread-safe": "safety"
    case "serial", "exclusive", "concurrent": "overlap"
    case "synchronous", "asynchronous": "completion"
    case "blocking", "may-block", "non-blocking": "waiting"
    case "reentrant", "non-reentrant": "re-entry"
    default: mode
    }
  }

  static func shift(_ old: String, _ new: String) -> Shift {
    if old == new { return .same }
    if isStronger(new, than: old) { return .stronger }
    if isStronger(old, than: new) { return .weaker }
    if old == "not-required-thread-safe" || new == "not-required-thread-safe" { return .mixed }
    return .contrary
  }

  private static func isStronger(_ mode: String, than other: String) -> Bool {
    switch (mode, other) {
    case ("thread-safe", "not-required-thread-safe"), ("exclusive", "serial"), ("blocking", "may-block"),
      ("non-blocking", "may-block"):
      true
    default: false
    }
  }
}
