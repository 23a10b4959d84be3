extension TrapSentences {
  /// That take back what they have said, or say who it is that says it.
  static let retractions = [
    Expected("Apparently it is called once."),
    Expected("As far as we know, it is called once."),
    Expected("It is called once, I think."),
    Expected("It is called once (probably)."),
    Expected("It is called once (or twice, if the loom is open)."),
    Expected("It is called on the main thread, but this is not guaranteed."),
    Expected("It is called on the main thread; do not rely on it.", "-weave: must not rely on it"),
    Expected("It is called on the main thread, although this may change."),
    Expected("It is called on the main thread, though not always."),
    Expected(
      "It is called on the main thread; it may change the loom.", "-weave: every call is on the main thread"),
    Expected("It is called before `-cut`, so that it may vary the warp.", "-weave: before -cut"),
    Expected("It is called on the main thread, not always."),
    Expected("It is called on the main thread, not on the weaver thread.", "-weave: every call is on the main thread"),
    Expected("It is called on the main thread, with one exception."),
    Expected("It is called on the main thread with a few exceptions."),
    Expected("It is called on the main thread, with no exceptions.", "-weave: every call is on the main thread"),
    Expected("It is called once per knot with an exception.", "-weave: called exactly once per knot"),
    Expected("It is called once (see `-cut` for the exceptions that it throws).", "-weave: called exactly once"),
    Expected("You must call super (probably)."),
    Expected("It is called once (or in a loop)."),
    Expected("\"Only called once\", the weaver says."),
    Expected(
      "It is called on the main thread, with the exception of restarts.",
      "-weave: every call is on the main thread (with the exception of restarts)"),
    Expected("It is called on the main thread by accident."),
    Expected("It is called on the main thread (but see below)."),
    Expected(
      "It is called on the main thread (but must not block).",
      "-weave: every call is on the main thread",
      "-weave: must not block within -weave"),
    Expected("One would expect it to be called before `-cut`."),
    Expected("\"Called once\", says the old guide."),
    Expected("Note that it is not guaranteed that it is called once."),
    Expected("It is called on the main thread (see `-cut` for the exception)."),
    Expected("It is - hopefully - called on the main thread."),
  ]
}
