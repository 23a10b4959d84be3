/// What a claim asserts, by kind.
public enum Payload: Hashable, Sendable {
  case thread(on: ThreadWord)
  case multiplicity(Times, per: String?)
  case order(Relation, Reference)
  /// The methods are called in this order.
  case sequence([MethodReference])
  case concurrency(mode: String)
  /// The subject must not do `action` to `object`, within `scope`.
  case prohibition(action: Action, object: String, scope: Scope)
  case obligation(action: Action, object: String, scope: Scope)
  case supercall(required: Bool, position: String?)
  case misuseResult(misuse: Misuse, result: String)
  /// `object` cannot be changed any more from `moment` on.
  case immutability(object: String, from: Reference)
  /// The event makes the subject happen.
  case trigger(event: String)
  /// The event does not make the subject happen; `universal` false: not every such event does.
  case noTrigger(event: String, universal: Bool)
  /// After the super call in the subject (or after the subject, when `bySuper` is false) the state holds.
  case effect(state: String, bySuper: Bool)
  case caller(String)

  public var kind: String {
    switch self {
    case .thread: "thread"
    case .multiplicity: "multiplicity"
    case .order, .sequence: "order"
    case .concurrency: "concurrency"
    case .prohibition: "prohibition"
    case .obligation: "obligation"
    case .supercall: "supercall"
    case .misuseResult: "misuse-result"
    case .immutability: "immutability"
    case .trigger: "trigger"
    case .noTrigger: "no-trigger"
    case .effect: "effect"
    case .caller: "caller"
    }
  }
}

/// Where a call runs, as a document says it.
public enum ThreadWord: Hashable, Sendable {
  case main, background, any, notMain, same
  /// Another one than that which is spoken of: none but those.
  case another
  case named(String)

  public var label: String {
    switch self {
    case .main: "main"
    case .background: "background"
    case .any: "any"
    case .notMain: "not-main"
    case .same: "same"
    case .another: "another"
    case .named(let name): "named:\(name)"
    }
  }

  /// Where the name puts a call: "on the render thread", "in the parent process"; nil for those that have none.
  var namedPlace: String? {
    guard case .named(let name) = self else { return nil }
    if name.hasSuffix(" context") { return "in \(name)" }
    return isProcess ? "in the \(name)" : "on the \(name) thread"
  }

  /// A process by its name, which is named as a thread is.
  var isProcess: Bool {
    guard case .named(let name) = self else { return false }
    return name.hasSuffix(" process")
  }
}

public enum Times: String, Hashable, Sendable {
  case once, atMostOnce = "at-most-once", multiple, atLeastOnce = "at-least-once", zero
}

/// `subject relation other`, read aloud: "didLoad after the view is loaded".
public enum Relation: String, Hashable, Sendable {
  case before, after, during
  case immediatelyBefore = "immediately-before"
  case immediatelyAfter = "immediately-after"
  case atSameTime = "at-same-time"
  case neverAfter = "never-after"
  case neverBefore = "never-before"
  /// The calls of the subject come in the order that the reference names ("the order in which they were added").
  case inOrder = "sequence"
  /// No moment is excluded; the reference says within what ("any time", "during the run").
  case anyTime = "any-time"
}

public enum Action: String, Hashable, Sendable { case call, override, access, create, block, retain, lock }

/// What a claim refers to beside its subject.
public enum Reference: Hashable, Sendable {
  /// `end`: the moment meant is when the method has finished, not when it starts.
  case method(MethodReference, finished: Bool)
  /// An event in the document's words: "the backing view has been loaded".
  case event(String)
  /// "everything else in its life".
  case everythingElse
  /// The super call within a method.
  case superCall(in: MethodReference)

  public var text: String {
    switch self {
    case .method(let method, let finished): finished ? "\(method) has finished" : "\(method)"
    case .event(let phrase): phrase
    case .everythingElse: "everything else in its life"
    case .superCall(let method): "the call to super in \(method)"
    }
  }

  /// "between two calls", "while the pump runs": no moment from which something holds, but the time in which it does.
  var isSpan: Bool {
    guard case .event(let phrase) = self else { return false }
    return ["between ", "while ", "during "].contains(where: phrase.hasPrefix)
  }
}

/// A method with the type it is looked up on.
public struct MethodReference: Hashable, Sendable, CustomStringConvertible {
  /// From the name itself, a word before it ("a node's `-layout`"), or the heading above; nil when nothing says it.
  public let type: String?
  public let name: MethodName
  public init(type: String?, name: MethodName) {
    self.type = type
    self.name = name
  }
  public var description: String { type.map { "\($0) \(name.written)" } ?? name.written }
}

/// Where a prohibition, an obligation or a permission applies.
public enum Scope: Hashable, Sendable {
  case within([MethodReference])
  /// Everywhere, or in words the grammar did not take apart.
  case anywhere
  case onThread(ThreadWord)
  case after(Reference)
  case before(Reference)
  case words(String)

  public var text: String {
    switch self {
    case .within(let methods): "within " + methods.map(\.name.written).joined(separator: ", ")
    case .anywhere: ""
    case .onThread(let thread): thread.namedPlace ?? "on \(thread.label) thread"
    case .after(let reference): "after \(reference.text)"
    case .before(let reference): "before \(reference.text)"
    case .words(let words): words
    }
  }
}

/// What goes wrong when a prohibition is ignored: the thing done, and where.
public struct Misuse: Hashable, Sendable {
  public let action: Action
  public let object: String
  public let scope: Scope
  public init(action: Action, object: String, scope: Scope) {
    self.action = action
    self.object = object
    self.scope = scope
  }
}
