extension TrapSentences {
  /// Of whom a sentence is not about, what is excepted, two things said at once, and orders in which nothing happens.
  static let contrasts = [
    Expected("`-weave`, not `-cut`, must be called on the main thread.", "-weave: every call is on the main thread"),
    Expected("`-weave` but not `-cut` is called on the main thread.", "-weave: every call is on the main thread"),
    Expected("`-weave` rather than `-cut` is called on the main thread.", "-weave: every call is on the main thread"),
    Expected("Either `-weave` or `-cut` is called once."),
    Expected(
      "All methods but `-cut` are called on the main thread.",
      "every method of Loom: every call is on the main thread (except `-cut`)"),
    Expected(
      "Apart from `-cut`, all methods are called on the main thread.",
      "every method of Loom: every call is on the main thread (Apart from `-cut`)"),
    Expected(
      "With the exception of `-cut`, all methods are called on the main thread.",
      "every method of Loom: every call is on the main thread (With the exception of `-cut`)"),
    Expected("No method other than `-cut` is called on the main thread."),
    Expected("All other methods than `-cut` are called on the main thread."),
    Expected("The methods besides `-cut` are called on the main thread."),
    Expected(
      "All methods excluding `-cut` are called on the main thread.",
      "every method of Loom: every call is on the main thread (except `-cut`)"),
    Expected(
      "Other than `-cut`, all methods are called on the main thread.",
      "every method of Loom: every call is on the main thread (Other than `-cut`)"),
    Expected("Anything `-cut` calls must be thread-safe.", "Anything `-cut` calls: thread-safe"),
    Expected(
      "It is called immediately after `-cut` on a background thread.",
      "-weave: every call is on a background thread",
      "-weave: immediately after -cut"),
    Expected("It is not called before `-cut` but after it.", "-weave: never before -cut"),
    Expected("It is called either before or after `-cut`, but never during it."),
    Expected("It is called after `-cut` only on Linux."),
    Expected("It is called once at the start and once at the end."),
    Expected("It is called once before and once after `-cut`."),
    Expected("It is called first on the main thread, then on a background thread."),
    Expected("It is called on the main thread or, on Linux, on a background thread."),
    Expected("It must be called on no thread other than main.", "-weave: every call is on the main thread"),
    Expected(
      "It must be called once per loom and never from two threads at once.",
      "-weave: called exactly once per loom"),
    Expected("It may be called on the main thread.", "-weave: may be called on the main thread"),
    Expected("It can only be called on the main thread.", "-weave: every call is on the main thread"),
    Expected(
      "Depending on `isOpen`, it is called on the main thread.",
      "-weave: every call is on the main thread (Depending on `isOpen`)"),
    Expected(
      "If `isOpen` is set, it is called on the main thread.",
      "-weave: every call is on the main thread (If `isOpen` is set)"),
    Expected(
      "It is called on the main thread unless `isOpen` is set, in which case it is called on the cutting queue.",
      "-weave: every call is on the main thread (unless `isOpen` is set)",
      "-weave: every call is on the cutting thread (if `isOpen` is set)"),
    Expected(
      "It is called once unless it fails, in which case it is called again.",
      "-weave: called exactly once (unless it fails)", "-weave: may be called many times (if it fails)"),
    Expected("It is the first hook that is called after `-cut`."),
    Expected("It comes before `-cut` in the alphabet."),
    Expected("It is named after `-cut`."),
    Expected("It is documented before `-cut`."),
    Expected("It is only thread-safe on Linux."),
    Expected("It is called not just once."),
    Expected("It is never called twice in a row."),
    Expected("It is never called twice on the same thread."),
    Expected("It is never called from `-cut`.", "-weave: never called (in `-cut`)"),
    Expected("It is never called automatically.", "-weave: never called (automatically)"),
    Expected("It is not called directly.", "-weave: never called (directly)"),
    Expected("It is not called yet when `-cut` runs.", "-cut: before -weave"),
    Expected(
      "`-weave`, which calls `-cut`, is called on the main thread.",
      "-weave: every call is on the main thread"),
    Expected("`-weave`, called by `-cut`, must not block.", "-weave: must not block within -weave"),
    Expected(
      "`-weave`, if implemented, is called on the main thread.",
      "-weave: every call is on the main thread (if implemented)"),
    Expected("It schedules `-cut` on the main thread."),
    Expected("It is immediately followed by `-cut`.", "-weave: immediately before -cut"),
    Expected("It is followed by `-cut` unless the loom is open.", "-weave: before -cut (unless the loom is open)"),
    Expected(
      "A loom may be changed on any thread until it is shown.",
      "A loom: may be called on any thread (until it is shown)"),
    Expected(
      "It is called if and only if `-cut` has been called.",
      "-weave: never before -cut (if and only if `-cut` has been called)"),
    Expected("It is not called on no thread but main."),
  ]
}
