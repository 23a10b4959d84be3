/// The table.
extension PlainWording {
  private static let simultaneous = "simultaneous|concurrent|parallel|overlapping"
  private static let several = "two|several|multiple|different|concurrent"

  static let rules = [
    PlainWording("without first calling|invoking X", "before X", .deniedCall),
    PlainWording("without calling|invoking X first", "before X", .deniedCall),
    PlainWording("without having called|invoked X", "before X", .deniedCall),
    PlainWording("without having first called|invoked X", "before X", .deniedCall),
    PlainWording("from|by|on \(several) threads at once", "concurrently", .called),
    PlainWording("from|by|on \(several) threads at the same time", "concurrently", .called),
    PlainWording("from|by|on \(several) threads simultaneously|concurrently", "concurrently", .called),
    PlainWording("from|by|on more than one thread at once", "concurrently", .called),
    PlainWording("from|by|on more than one thread at a|the time", "concurrently", .called),
    PlainWording("from|by|on more than one thread at the same time", "concurrently", .called),
    PlainWording("there is never more than one thread inside|in|calling|executing|running X", never, .opening),
    PlainWording("there will never be more than one thread inside|in|calling|executing|running X", never, .opening),
    PlainWording("there is never more than one thread that calls|executes|runs X", never, .opening),
    PlainWording("no two threads ever call|enter|execute|run X at the same time", never, .opening),
    PlainWording("no two threads call|enter|execute|run X at the same time", never, .opening),
    PlainWording("no two threads call|enter|execute|run X at once", never, .opening),
    PlainWording("no two threads may|must|can|should call|enter|execute|run X at the same time", must, .opening),
    PlainWording("no two threads may|must|can|should call|enter|execute|run X at once", must, .opening),
    PlainWording("at most one thread calls|enters|executes|runs X at a time", never, .opening),
    PlainWording("at most one thread may|can|should call|enter|execute|run X at a time", must, .opening),
    PlainWording("only one thread may|can|should call|enter|execute|run X at a time", must, .opening),
    PlainWording("requires a prior|previous|preceding|earlier call to|of", "must be called after", .method),
    PlainWording("requires|expects|assumes that X has been called", "must be called after X", .method),
    PlainWording("requires|expects|assumes that X has already been called", "must be called after X", .method),
    PlainWording("requires|expects|assumes X to have been called", "must be called after X", .method),
    PlainWording("requires|expects|assumes X to have already been called", "must be called after X", .method),
    PlainWording("does|do|will|should|must not have any effect|effects", "has no effect", .anywhere),
    PlainWording("while", "during", .gerund),
    PlainWording("may not be called|invoked", "must not be called", .function),
    PlainWording("does not interleave calls to X", "never calls X concurrently", .anywhere),
    PlainWording("never interleaves calls to X", "never calls X concurrently", .anywhere),
    PlainWording("is for use on|from|in", "must be called on", .only),
    PlainWording("for use on|from|in", "must be called on", .only),
    PlainWording("is meant|intended|designed to be called|used|run on|from", "must be called on", .only),
    PlainWording("is not safe to call|use|invoke", "must not be called", .thread),
    PlainWording("not safe to call|use|invoke", "must not be called", .thread),
    PlainWording("is unsafe to call|use|invoke", "must not be called", .thread),
    PlainWording("makes sure that", "ensures that", .framework),
    PlainWording("takes care that", "ensures that", .framework),
    PlainWording("sees to it that", "ensures that", .framework),
    PlainWording("makes sure", "ensures that", .framework),
    PlainWording("takes care of calling", "calls", .framework),
    PlainWording("you can rely|count on NP being", "it is guaranteed that NP IS", .opening),
    PlainWording("you can be sure|certain that", "it is guaranteed that", .opening),
    PlainWording("rest assured that", "it is guaranteed that", .opening),
    PlainWording("do not rely|count on NP being", unsure, .opening),
    PlainWording("don't rely|count on NP being", unsure, .opening),
    PlainWording("you cannot|can't rely|count on NP being", unsure, .opening),
    PlainWording("you should|must not rely|count on NP being", unsure, .opening),
    PlainWording("be prepared for NP to be", "NP may be", .opening),
    PlainWording("is|are responsible for calling|invoking", "must call", .role),
    PlainWording("it is your responsibility to call|invoke", "you must call", .duty),
    PlainWording("it is the responsibility of NP to call|invoke", "NP must call", .duty),
    PlainWording("each|every call to X happens|occurs", "X IS called", .opening),
    PlainWording("each|every call to X is made", "X IS called", .opening),
    PlainWording("make|perform|issue \(several) \(simultaneous) calls to X", "call X concurrently", .anywhere),
    PlainWording("make|perform|issue \(simultaneous) calls to X", "call X concurrently", .anywhere),
    PlainWording("no more than one thread can|may|will be in|inside|within X at any|a time", must, .opening),
    PlainWording("no more than one thread can|may|will be active in|inside|within X at any|a time", must, .opening),
    PlainWording("asserts that it|this is called|run|executed on|from", "must be called on", .method),
  ]

  private static let never = "X is never called concurrently"
  private static let unsure = "it is not guaranteed that NP IS"
  private static let must = "X must not be called concurrently"

  static let keys = rules.reduce(into: Set<String>()) { $0.formUnion($1.words[0]) }
}
