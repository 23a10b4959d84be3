/// Ways to tell of calls, their number and their overlap, in more words than it takes.
extension PlainWording {
  static let ofCalls =
    group(
      "it is called exactly once", .opening,
      ["you will? get|receive|see exactly|only one call|callback", "you will? get|receive|see one and only one call"])
    + group("NP may be", .opening, ["you? should|must? be prepared for NP being"])
    + group("X must be called on the main thread", .opening, ["you must be on the main|ui thread to call|use X"])
    + group(
      "X is never called concurrently", .opening,
      [
        "calls to X are never made in parallel", "calls to X are never made concurrently",
        "calls to X never overlap",
      ])
    + group(
      "is never called concurrently", .method,
      [
        "calls never overlap", "is never running twice at the same time", "never runs twice at the same time",
        "is never running twice at once", "never runs twice at once",
      ])
    + group("this method tells the host that", .opening, ["this callback|method|hook|function lets you know that"])
    + group("can start only after", .framework, ["can|may only start|begin if|when|once"])
    + group("it tells the host that", .opening, ["it lets you know that"])
    + group("in the reverse order in which", .anywhere, ["in the reverse of the order in which"])
}
