/// The table: for each plain wording what must stand around it, and the ways to say it in more words.
extension PlainWording {
  static let rules =
    group(
      "before X", .deniedCall,
      [
        "without first calling|invoking X", "without calling|invoking X first",
        "without having first? called|invoked X",
        "without a|any preceding|prior|previous|earlier call to X",
      ])
    + group(
      "concurrently", .called,
      [
        "from|by|on two|several|multiple|different threads at once",
        "from|by|on two|several|multiple|different threads at the same time",
        "from|by|on two|several|multiple|different threads simultaneously|concurrently",
        "from|by|on more than one thread at once", "from|by|on more than one thread at a|the same? time",
      ])
    + group(
      "X is never called concurrently", .opening,
      [
        "there is|will never be? more than one thread inside|in|calling|executing|running X",
        "there is|will never be? more than one thread that calls|executes|runs X",
        "no two threads ever? call|enter|execute|run X at once",
        "at most one thread calls|enters|executes|runs X at a time",
        "no two threads are ever? inside|in X at once", "no two threads are ever? inside|in X at the same time",
        "no two threads ever? call|enter|execute|run X at the same time",
      ])
    + group(
      "X must not be called concurrently", .opening,
      [
        "no two threads may|must|can|should call|enter|execute|run X at once",
        "no two threads may|must|can|should call|enter|execute|run X at the same time",
        "at? most? only? one thread may|can|should call|enter|execute|run X at a time",
        "only one thread at a time may|can be inside|in|within X",
        "you must|should not|never call|invoke X concurrently|simultaneously",
        "no more than one thread can|may|will be active? in|inside|within X at any|a time",
      ])
    + group(
      "must be called after X", .method,
      [
        "requires|expects|assumes that X has already? been called",
        "requires|expects|assumes X to have already? been called",
      ])
    + group(
      "may be called on any thread", .method,
      [
        "is not restricted|limited|confined|bound to the main|ui thread",
        "is called not only on the main|ui thread but also on other|background|worker threads",
        "may|can be called from|on one or more threads",
      ])
    + group(
      "X may be called on any thread", .opening,
      ["it does not matter on|from which thread X is called", "it does not matter which thread calls X"])
    + group("is not thread-safe", .anywhere, ["is anything but thread-safe"])
    + group("before", .earlierThan, ["any earlier than"])
    + group("X must be called before", .opening, ["at least one call to X must precede"])
    + group("must be called after", .method, ["requires a prior|previous|preceding|earlier call to|of"])
    + group("must be called on", .method, ["asserts that it|this is called|run|executed on|from"])
    + group(
      "must be called on", .only,
      ["is? for use on|from|in", "is meant|intended|designed to be called|used|run on|from"])
    + group("must not be called", .thread, ["is not safe to call|use|invoke", "is unsafe to call|use|invoke"])
    + group("must not be called", .function, ["may not be called|invoked"])
    + group(
      "must only be called after", .anywhere,
      ["only ever? makes sense after calling", "makes sense only after calling", "is only valid after calling"])
    + group(
      "must only be called before", .anywhere,
      ["only ever? makes sense before calling", "makes sense only before calling", "is only valid before calling"])
    + group(
      "is thread-safe", .anywhere,
      [
        "can|may be used safely in|from a|any? multi-threaded|multithreaded program|programs|environment|context",
        "can|may be safely used in|from a|any? multi-threaded|multithreaded program|programs|environment|context",
        "can|may be used safely in a|any? multi-threaded|multithreaded application|applications|code",
        "can|may be safely used in a|any? multi-threaded|multithreaded application|applications|code",
      ])
    + group("are called", .anywhere, ["are scheduled to be called|invoked"])
    + group("is called", .anywhere, ["is scheduled to be called|invoked"])
    + group("", .calledSurely, ["at all"])
    + ["on", "from", "before", "after", "until", "while", "if", "when", "unless"].flatMap { moment in
      group("not call this method \(moment)", .anywhere, ["not use this method|function \(moment)"])
        + group("never call this method \(moment)", .anywhere, ["never use this method|function \(moment)"])
    }
    + group("call this method on", .anywhere, ["use this method|function on"])
    + group("call this method from", .anywhere, ["use this method|function from"])
    + group(
      "at most once", .anywhere,
      [
        "a maximum of once", "a maximum of one time", "at a maximum once", "no more than a single time",
        "no more than one time",
      ])
    + group("at least once", .anywhere, ["a minimum of once", "a minimum of one time", "at a minimum once"])
    + group("hardly ever", .anywhere, ["pretty much never", "more or less never"])
    + group("practically", .anywhere, ["pretty much", "more or less"])
    + group(
      "note that", .opening,
      [
        "you should|must be aware that", "you should|must|need know|remember that", "you should|must keep in mind that",
        "you need to know|remember that",
      ])
    + group(
      "is no longer valid", .anywhere,
      [
        "is not valid anymore", "is not valid any more", "is not a valid NP anymore", "is not a valid NP any more",
        "will no longer be valid",
      ])
    + group("is no longer usable", .anywhere, ["will no longer be usable"])
    + group("is no longer accessible", .anywhere, ["will no longer be accessible"])
    + group(
      "must only be called after", .method,
      ["is only possible|allowed|legal after|once", "only possible|allowed|legal after|once"])
    + group("subsequent attempts to", .opening, ["future attempts to"])
    + group(
      "NP must not be called", .opening,
      ["it is an error for NP to be called|invoked", "it is illegal for NP to be called|invoked"])
    + group("it is fine to", .opening, ["its okay|ok|fine|safe to"])
    + group("you must not", .opening, ["one|you must be careful not to"])
    + group("you should not", .opening, ["one|you should be careful not to"])
    + group("has no effect", .anywhere, ["does|do|will|should|must not have any effect|effects"])
    + group("during", .gerund, ["while"])
    + group(
      "never calls X concurrently", .anywhere, ["does not interleave calls to X", "never interleaves calls to X"])
    + group(
      "call X concurrently", .anywhere,
      ["make|perform|issue two? several? multiple? simultaneous|concurrent|parallel|overlapping calls to X"])
    + group("ensures that", .framework, ["makes sure that?", "takes care that", "sees to it that"])
    + group("calls", .framework, ["takes care of calling"])
    + group("it is guaranteed that NP IS", .opening, ["you can rely|count on NP being"])
    + group("it is guaranteed that", .opening, ["you can be sure|certain that", "rest assured that"])
    + group(
      "it is not guaranteed that NP IS", .opening,
      ["you? do|can|should|must not rely|count on NP being"])
    + group("NP may be", .opening, ["be prepared for NP to be"])
    + group("must call", .role, ["is|are responsible for calling|invoking"])
    + group("you must call", .duty, ["it is your responsibility to call|invoke"])
    + group("NP must call", .duty, ["it is the responsibility of NP to call|invoke"])
    + group("as of version", .opening, ["since version|release"])
    + group("return an", .anywhere, ["return with an"])
    + group("returns an", .anywhere, ["returns with an"])
    + group(
      "NP must be done in this method", .opening,
      ["this is where NP must happen|occur|go", "this is where NP must be done"])
    + group(
      "NP should be done in this method", .opening,
      ["this is where NP should happen|occur|go", "this is where NP should be done"])
    + group("X IS called", .opening, ["each|every call to X happens|occurs", "each|every call to X is made"])

  static func group(_ plain: String, _ guards: Guard, _ wordings: [String]) -> [PlainWording] {
    wordings.map { PlainWording($0, plain, guards) }
  }

  /// By the words that they may begin with; hardly a word of a page is one of most of them.
  static let openers = (rules + ofCalls + ofReferences).reduce(into: [String: [PlainWording]]()) { table, rule in
    for word in rule.opening { table[word, default: []].append(rule) }
  }
}
