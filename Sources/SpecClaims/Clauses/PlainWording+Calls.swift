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
    + group(
      "EACH NP IS called at most once", .counted,
      [
        "no NP is|are|will be? ever? called|invoked|executed|run more than once",
        "no NP is|are|will be? ever? called|invoked|executed|run twice",
      ])
    + group(
      "EACH NP must be called at most once", .counted,
      [
        "no NP may|must|can|should ever? be called|invoked|executed|run more than once",
        "no NP may|must|can|should ever? be called|invoked|executed|run twice",
      ])
    + group(
      "XS must not be called", .behindMoment,
      ["any? subsequent|further|later|additional calls|call to XS are|is not allowed|permitted"])
    + group("only be called", .onlyCase, ["be called|invoked only"])
    + group("only called", .onlyCase, ["called|invoked only"])
    + group("or", .otherMoment, ["or after|once"])
    + group("within X", .anywhere, ["from within|inside? the call to X"])
    + group("you do not need to call X", .first, ["calling|invoking X is unnecessary|superfluous|needless"])
    + group("off the main thread", .anywhere, ["from? outside of? the main|ui thread"])
    + group("belongs to", .home, ["lives in|on", "is said to live in|on"])
    + group("belong to", .home, ["live in|on", "are said to live in|on"])
    + group("", .reworded, ["i.e. ,?"])
    + group("must return immediately", .ending, ["must immediately|promptly return"])
    + group("should return immediately", .ending, ["should immediately|promptly return"])
    + group("and NP IS delayed until", .opening, ["delaying|deferring|postponing NP until"])
    + group("periodically", .called, ["at a? regular|fixed interval|intervals"])
    + group("when X is called", .anywhere, ["at the time X is called", "at the moment X is called"])
}
