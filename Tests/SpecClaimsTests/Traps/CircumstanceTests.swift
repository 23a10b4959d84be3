import Testing

@testable import SpecClaims

/// Where or when a promise holds, told in front of it or behind it: it becomes the condition, and no part of what is promised.
@Suite struct CircumstanceTests {
  private static let promises = [
    "`open()` is called on the main thread", "hooks are called once", "the callback is called before `start()`",
    "`open()` is thread-safe", "listeners run concurrently", "the `close` hook must not touch the view",
    "`open()` can be called at any time", "`open()` must not block", "hooks are never called concurrently",
    "rows are called in the order of registration", "`open()` must never be called twice",
    "the callback is called after the tank is closed", "`open()` should not be called after `stop()`",
  ]

  @Test(arguments: [
    "in debug builds", "on Linux", "on older hosts", "with `lazy` set", "if `lazy` is set", "unless `lazy` is set",
    "in lazy mode", "as long as the tank is open", "without a host", "in case of an error", "on failure",
    "except on Linux", "only on Linux", "as of version 2", "until version 2", "when used with a pump",
    "for tanks that are lazy", "on platforms that have threads", ", but only in lazy mode",
    ", provided that the tank is open", "(in lazy mode)", "for now",
  ]) func restrictsFromBehind(_ words: String) throws {
    for promise in Self.promises where !Self.isOpen(promise, words) {
      let plain = try Self.told("\(promise).")
      let told = try Self.told("\(promise)\(words.hasPrefix(",") ? "" : " ")\(words).")
      #expect(told.filter { $0.condition == nil }.map(\.canonical) == [], "\(promise) \(words)")
      #expect(Set(told.map(Self.promised)).subtracting(plain.map(Self.promised)) == [], "\(promise) \(words)")
    }
  }

  @Test(arguments: [
    "In debug builds", "On Linux", "On older hosts", "During a drain", "With `lazy` set", "If `lazy` is set",
    "Unless `lazy` is set", "For lazy tanks", "While the tank leaks", "As long as the tank is open", "In tests",
    "When run in lazy mode", "In case of an error", "Since version 2", "Only if the tank is full",
  ]) func restrictsFromInFront(_ words: String) throws {
    for promise in Self.promises {
      let plain = try Self.told("\(promise).")
      let told = try Self.told("\(words), \(promise).")
      #expect(told.filter { $0.condition == nil }.map(\.canonical) == [], "\(words), \(promise)")
      #expect(Set(told.map(Self.promised)).subtracting(plain.map(Self.promised)) == [], "\(words), \(promise)")
    }
  }

  @Test func fromThenOnIsACondition() throws {
    #expect(
      try read("# Tank\n\n## Notes\n\nOnce the tank is full, `open()` can be called at any time.\n").map(\.canonical)
        == ["open(): at any time (Once the tank is full)"])
    #expect(
      try read("# Tank\n\n## Notes\n\nHooks are called on the main thread during a drain.\n").map(\.canonical)
        .contains("Hooks: every call is on the main thread (during a drain)"))
  }

  @Test(arguments: [
    "In theory, A", "A, as far as we know", "The bug was that A", "Soon A", "Until recently, A", "In an ideal world A",
    "A, at least in theory", "It is not the case that A", "Nobody promises that A", "It used to be that A",
    "A (usually)",
  ]) func promisesNothing(_ frame: String) throws {
    for promise in Self.promises {
      #expect(try Self.told("\(frame.replacing("A", with: promise)).").filter(\.polarity).map(\.canonical) == [])
    }
  }

  @Test(arguments: ["Currently ", "Today, ", "At present, "]) func holdsNow(_ words: String) throws {
    #expect(
      try read("# Tank\n\n## Notes\n\n\(words)the rows must be called on the main thread.\n").map(\.canonical)
        == ["the rows: every call is on the main thread"])
  }

  /// Nobody says "must not block when used with a pump" of the blocking alone.
  private static func isOpen(_ promise: String, _ words: String) -> Bool {
    promise.contains("order") && words.hasPrefix("only")
  }

  private static func told(_ sentence: String) throws -> [Claim] {
    let text = sentence.prefix(1).uppercased() + sentence.dropFirst()
    return try read("# Tank\n\n## Notes\n\n\(text)\n").filter { $0.payload.kind != "trigger" }
  }

  private static func promised(_ claim: Claim) -> String {
    "\(claim.subject.written.lowercased()) \(claim.payload) \(claim.polarity)"
  }
}
