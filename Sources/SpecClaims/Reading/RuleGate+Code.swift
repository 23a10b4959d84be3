/// Words that only a program has.
extension RuleGate {
  /// `context.write`, `onReady()`, `-layout`, `MyType`; not `dir=true`, `--prefix`, `optional`.
  static func isIdentifier(_ text: String) -> Bool {
    if ["return ", "await ", "throw "].contains(where: { text.hasPrefix($0) }) { return true }
    guard !text.contains("="), !text.contains("/"), !text.hasPrefix("--"), !text.contains(" ") || text.contains("(")
    else { return false }
    return text.contains("(") || text.contains("::") || text.hasPrefix("#") || text.hasSuffix(":")
      || text.dropFirst().contains("_") && text.contains(where: \.isLowercase) || isCamelCase(text)
      || text.hasPrefix("-") && text.count > 2
      || text.first?.isUppercase == true && text.contains(where: \.isLowercase)
  }

  /// A capital between small letters, as no word of running text has it; names of products have ("JavaScript").
  static func isCamelCase(_ text: String) -> Bool {
    let letters = text.utf8
    guard letters.count > 3, !products.contains(text.lowercased()) else { return false }
    let humps = zip(letters.dropFirst(), letters.dropFirst(2)).contains { (65...90).contains($0) && $1 >= 97 }
    return humps && zip(letters, letters.dropFirst()).contains { $0 >= 97 && (65...90).contains($1) }
  }

  /// "never call `close` from `open`": what is called by a name in code, is code.
  static func isCallOfName(_ view: ClauseView) -> Bool {
    let called = view.clause.tail.first
    return ["call", "invoke"].contains(view.verb.lemma) && !view.verb.isPassive && view.place != nil
      && called?.kind == .code && called?.text.allSatisfy { $0.isLetter || $0.isNumber } == true
  }

  private static let products: Set<String> = [
    "javascript", "typescript", "github", "gitlab", "postgresql", "mysql", "youtube", "powershell", "webassembly",
    "opengl", "stackoverflow", "coffeescript", "openssl", "macbook", "iphone",
  ]

  /// Things of a program that are called, call, or are owned while it runs.
  static let nouns: Set<String> = [
    "method", "methods", "function", "functions", "callback", "callbacks", "hook", "hooks", "handler", "handlers",
    "listener", "listeners", "observer", "observers", "delegate", "delegates", "thread", "threads", "queue", "lock",
    "locks", "mutex", "call", "calls", "caller", "callers", "subclass", "subclasses", "override", "initializer",
    "constructor", "destructor", "superclass", "super", "reference", "references", "pointer", "object", "objects",
    "instance", "instances", "view", "controller", "node", "component", "coroutine", "coroutines", "dispatcher",
    "executor", "scheduler", "protocol", "interface", "interfaces", "class", "event", "events", "loop", "subscriber",
    "subscribers", "subscription", "implementation", "implementations", "task", "tasks", "driver", "drivers", "buffer",
    "buffers", "promise", "promises", "exception", "exceptions", "iterator", "iterators", "destructors", "pointers",
    "middleware", "filesystem", "filesystems", "slot", "slots", "actor", "actors", "fiber", "fibers", "ordering",
    "socket", "sockets", "microtask", "microtasks", "transaction", "transactions", "closure", "closures", "semaphore",
    "goroutine", "goroutines", "publisher", "publishers", "memory", "structure", "structures",
    "handle", "handles", "cursor", "cursors", "timer", "timers", "plugin", "plugins",
  ]
}
