/// What references say in other words: "callable from any thread", "makes sure that E", "main-thread only".
extension PlainWording {
  static let ofReferences =
    group(
      "the superclass implementation", .anywhere,
      ["the super class's implementation", "the super class implementation", "the super implementation"])
    + group("it ensures that", .first, ["makes sure that?", "guarantees that", "ensures that"])
    + group(
      "is not thread-safe", .anywhere,
      [
        "is not safe for use by|from multiple|several|different threads|goroutines|tasks",
        "is not safe for concurrent use by|from multiple|several|different goroutines|tasks",
      ])
    + group("may be called from any thread", .first, ["callable from|on any thread"])
    + group("may be called from any thread", .method, ["is callable from|on any thread"])
    + group("must be called on the main thread", .method, ["is main-thread only", "is main thread only"])
    + group("on any thread if the thread", .kind, ["on any thread which|that"])
    + group("from any thread if the thread", .kind, ["from any thread which|that"])
    + group("may block", .method, ["may|can sleep"])
    + group("must be called", .anywhere, ["must each be called"])
    + group("should be called", .anywhere, ["should each be called"])
    + group("each call to X must be balanced by a call", .first, ["every|each call to X needs|requires a call"])
    + group("must be paired", .anywhere, ["must be called|used in pairs|pair|tandem"])
    + group("recommended to use", .anywhere, ["recommended to make use of"])
    + group("recommended for callers to use", .anywhere, ["recommended for callers to make use of"])
    + group("it must return", .first, ["the return value must be", "the returned value must be"])
    + group("it should return", .first, ["the return value should be", "the returned value should be"])
    + group(
      "you must not throw exceptions from this", .first,
      ["exceptions must not|never propagate out of|from this", "exceptions must not|never escape|leave this"])
    + group(
      "you must not throw exceptions from X", .first,
      ["exceptions must not|never propagate out of|from X", "exceptions must not|never escape|leave X"])
    + group("you must not call", .first, ["nobody should|may|must call", "no one should|may|must call"])
    + group("the behavior is undefined", .first, ["undefined behavior|behaviour"])
}
