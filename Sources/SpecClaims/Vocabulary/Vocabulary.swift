/// Ties the words of a documentation to the calls, events, states and threads of a trace.
///
/// Claims are read without it; it is needed to bind them. Phrases are compared by ``PhraseKey``, so that articles, auxiliaries and
/// inflection do not matter.
public struct Vocabulary: Sendable {
  public struct TypeEntry: Hashable, Sendable {
    public let name: String
    public let inherits: String?
    /// Other names and common nouns: `ASDKViewController`, "node".
    public let aliases: [String]
    /// Events of this type belong to the whole process, not to an instance.
    public let isProcessWide: Bool
    /// What the events of its instances have, where the trace tells them from those of other types that inherit the same calls.
    public let attributes: [String: Value]
  }

  public struct CallEntry: Hashable, Sendable {
    public let type: String
    /// As it stands in traces: `layoutSpecThatFits(_:)`.
    public let name: String
    public let aliases: [String]
    /// The event that makes the call due; nil: the life of the instance does.
    public let occasion: String?
    /// Anybody may call it; it is not only there to be overridden.
    public let isForCallers: Bool
    /// The call of the same type that takes it back: what must come after it must then wait for it anew.
    public let undoneBy: String?
    /// What is promised to come immediately before or after it does so every time, and not only in the place where it comes.
    public let isEach: Bool
  }

  /// A name for a set of trace events.
  public struct EventEntry: Hashable, Sendable {
    public let name: String
    public let calls: [QualifiedName]
    /// `enter`, `exit`, `super`, `super-exit`, `event`.
    public let phase: String
    public let attributes: [String: Value]
    /// What the event counts for; nil: the instance where that is of the kind the claim speaks of, else what it relates to.
    public let slice: EventSlice?
    /// An order of a call and this is promised of every single time: no call is for two of them, and no two calls are for one.
    public let isEach: Bool
    public let phrases: Set<PhraseKey>
  }

  /// What an event counts for.
  public enum EventSlice: String, Hashable, Sendable {
    /// What it happens to.
    case instance
    /// What that relates to: a child's frame for its parent.
    case related
    /// Everything there is: any layout pass, whosever it is.
    case everyone
  }

  /// A restriction: "when using X" is attributes that the call must have.
  public struct ConditionEntry: Hashable, Sendable {
    public let name: String
    public let attributes: [String: Value]
    public let phrases: Set<PhraseKey>
  }

  /// Something client code does to something.
  public struct ActionEntry: Hashable, Sendable {
    public let name: String
    public let action: Action
    public let calls: [QualifiedName]
    public let phase: String
    public let attributes: [String: Value]
    /// It counts wherever it is done: a method that a rule names says only which classes the rule is for.
    public let isAnywhere: Bool
    public let objects: Set<PhraseKey>
  }

  /// What holds after a call: an attribute of the event that ends it.
  public struct StateEntry: Hashable, Sendable {
    public let name: String
    public let attribute: String
    /// The event that brings the state about; it must not happen outside the call.
    public let by: String?
    /// The event that shows the state, where that is not the end of the call.
    public let at: String?
    /// The methods, or the thing, that a page may promise it of; empty where the end of whatever call it is shows the state.
    public let of: [String]
    public let phrases: Set<PhraseKey>
  }

  public struct QualifiedName: Hashable, Sendable {
    public let type: String
    public let name: String
  }

  public enum Value: Hashable, Sendable { case bool(Bool), int(Int), string(String) }

  /// Events with a part to play in the semantics of the patterns.
  public struct Markers: Hashable, Sendable {
    /// When what an event makes due must have happened.
    public var settled: String?
    /// The call that encloses one pass of simultaneous calls.
    public var pass: String?
    /// A call refused for the thread it came on.
    public var refusedForThread: String?
    /// The attribute that tells a call that somebody has made by hand from one that the framework has made.
    public var byHand: String?
  }

  /// An object that can become immutable.
  public struct ObjectEntry: Hashable, Sendable {
    public let name: String
    public let handedOver: String
    public let write: String
    public let phrases: Set<PhraseKey>
  }

  public let file: String
  public let types: [TypeEntry]
  public let calls: [CallEntry]
  public let events: [EventEntry]
  public let conditions: [ConditionEntry]
  public let actions: [ActionEntry]
  public let states: [StateEntry]
  public let objects: [ObjectEntry]
  public let groups: [GroupEntry]
  public let markers: Markers
  /// Thread names of the documentation → roles of the trace.
  public let threads: [PhraseKey: String]
  /// Phrases as they stand in the file, for suggestions; of an action, its verb with each object.
  let phraseTexts: [WordKind: [String]]
}

extension Vocabulary {
  /// The type's own name for a name or noun the document uses; nil when it is not known.
  public func typeName(for words: String) -> String? {
    let lowered = words.lowercased()
    return types.first { $0.name == words || $0.aliases.contains { $0.lowercased() == lowered } }?.name
  }

  /// The type and all it inherits from, nearest first.
  public func lineage(of type: String) -> [String] {
    var result: [String] = []
    var current: String? = type
    while let name = current, !result.contains(name) {
      result.append(name)
      current = types.first { $0.name == name }?.inherits
    }
    return result
  }

  /// Types that are `type` or inherit from it.
  public func family(of type: String) -> Set<String> {
    Set(types.map(\.name).filter { lineage(of: $0).contains(type) }).union([type])
  }

  public func event(named name: String) -> EventEntry? { events.first { $0.name == name } }

  public func event(for phrase: String) -> EventEntry? {
    let key = PhraseKey(phrase)
    return events.first { $0.phrases.contains(key) }
  }

  public func action(_ action: Action, object: String) -> ActionEntry? {
    let key = PhraseKey(object)
    return actions.first { $0.action == action && $0.objects.contains(key) }
  }

  /// With or without the connective: "when using X" and "using X" are the same condition.
  public func condition(for phrase: String) -> ConditionEntry? {
    let words = phrase.split(separator: " ").drop {
      ["when", "whenever", "if", "while", "only"].contains($0.lowercased())
    }
    let key = PhraseKey(words.joined(separator: " "))
    return conditions.first { $0.phrases.contains(key) }
  }

  public func state(for phrase: String) -> StateEntry? { states(for: phrase).first }

  /// Of different subjects one phrase may mean different states.
  public func states(for phrase: String) -> [StateEntry] {
    let key = PhraseKey(phrase)
    return states.filter { $0.phrases.contains(key) }
  }

  public func object(for phrase: String) -> ObjectEntry? {
    let key = PhraseKey(phrase)
    return objects.first { $0.phrases.contains(key) }
  }

  // MARK: Short names for ids

  func actionName(_ action: Action, object: String) -> String? { self.action(action, object: object)?.name }

  func phraseName(for phrase: String) -> String? {
    event(for: phrase)?.name ?? condition(for: phrase)?.name ?? state(for: phrase)?.name ?? object(for: phrase)?.name
  }
}
