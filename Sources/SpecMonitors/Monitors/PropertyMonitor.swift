import CallTrace

/// The automaton that decides one property over one trace: a value that is told of every event that concerns it, in
/// order.
///
/// It holds one small state per live slice, frees it when the instance's life ends, and never looks back into the
/// trace.
protocol PropertyMonitor: Sendable {
  /// What an event can be to this property.
  associatedtype Role: RawRepresentable<UInt8>, Sendable
  /// The indices that prove a judgement.
  associatedtype Proof: Hashable, Sendable

  /// The patterns to be told of, in the order in which one event that matches several counts.
  var interests: [Interest<Role>] { get }
  /// The call inside which something must or must not happen; ``open(_:)`` and ``close(_:_:)`` are about it.
  var scope: EventPattern? { get }
  /// What must have been seen before anything is proved, by the numbers given to ``Tally/saw(_:)``.
  var needs: [Need] { get }
  var tally: Tally<Proof> { get }
  /// How many slices and scopes are held at this moment.
  var liveSlices: Int { get }
  /// One example, anywhere, settles the matter: see ``Finding/isExistential``.
  var isExistential: Bool { get }

  mutating func observe(_ moment: Moment, as role: Role)
  /// A scope begins. It is identified by `moment.index` from here on.
  mutating func open(_ moment: Moment)
  /// A scope that was opened at `frame` ends; frames that this monitor did not open are passed too.
  mutating func close(_ frame: EventIndex, _ ending: ScopeEnding)
  /// The instance behind `moment.slice` is gone; `moment` is its last event.
  mutating func endLife(_ moment: Moment)
  mutating func end(_ end: TraceEnd)

  func events(of proof: Proof) -> [EventIndex]
  func explain(_ proof: Proof, in wording: Wording) -> String

  /// ``observe(_:as:)`` by the number of the role, for callers that do not know the type.
  mutating func observe(_ moment: Moment, asRole number: UInt8)
}

/// How the end of a scope was learned of.
enum ScopeEnding: Sendable {
  /// By its exit, the event at this index.
  case exit(EventIndex)
  /// Its exit is missing.
  case abandoned
}

/// A pattern and what an event that matches it is to the property.
struct Interest<Role: Sendable>: Sendable {
  var pattern: EventPattern
  var role: Role
  init(_ pattern: EventPattern, _ role: Role) {
    self.pattern = pattern
    self.role = role
  }
}

/// Something that a property needs to have seen.
struct Need: Hashable, Sendable {
  var sight: UInt8
  var title: String
  /// Whether ``Judgement/misses(_:times:)`` only counts once this was seen.
  var confirmsMisses = false
}

extension PropertyMonitor {
  var scope: EventPattern? { nil }
  var isExistential: Bool { false }

  mutating func open(_ moment: Moment) {}
  mutating func close(_ frame: EventIndex, _ ending: ScopeEnding) {}
  mutating func endLife(_ moment: Moment) {}
  mutating func end(_ end: TraceEnd) {}

  mutating func observe(_ moment: Moment, asRole number: UInt8) {
    guard let role = Role(rawValue: number) else { return }
    observe(moment, as: role)
  }

  /// What there is to say about the property once the trace has ended.
  func finding(in wording: Wording) -> Finding {
    var finding = Finding()
    let blind = needs.filter { !tally.hasSeen($0.sight) }
    let doubts = Set(blind.filter(\.confirmsMisses).map(\.title))
    finding.exercised = tally.exercised
    finding.undecided = tally.undecided
    finding.violations = tally.violations
    finding.isExistential = isExistential
    finding.unseen = Set(blind.map(\.title))
    finding.example = tally.example.map { witness($0, wording) }
    finding.witness = tally.violation.map { witness($0, wording) }
    guard let miss = tally.miss.map({ witness($0, wording) }) else { return finding }
    if doubts.isEmpty {
      finding.violations += tally.misses
      finding.witness = [finding.witness, miss].compactMap(\.self).min {
        $0.events.lexicographicallyPrecedes($1.events)
      }
    } else {
      finding.suspicion = Suspicion(count: tally.misses, witness: miss, unless: doubts)
    }
    return finding
  }

  private func witness(_ proof: Proof, _ wording: Wording) -> Witness {
    Witness(events: events(of: proof).map(Int.init).sorted(), explanation: explain(proof, in: wording))
  }
}
