import SpecClaims
import SpecDocument

/// What a promise speaks of, without what it says about it. Promises on one topic can be compared.
package struct Topic: Hashable, Sendable {
  package enum Aspect: Hashable, Sendable {
    case thread
    case count(per: Wording?)
    /// Together with the topic's place, a pair in a fixed order.
    case order(with: Term)
    case concurrency(line: String)
    case rule(Wording)
    case supercall
    /// What a misuse leads to; `result` only where it is told in words of the document, which may stand side by side.
    case outcome(of: Wording, result: Wording?)
    case immutability(Wording)
    case reaction(to: Wording)
    case state(Wording)
    case caller(Wording)
  }

  package let place: Term
  package let aspect: Aspect

  var isGeneral: Bool {
    if case .everyMethod = place { return true }
    return false
  }

  /// Topics that may be near one another have the same neighbourhood.
  var neighbourhood: String {
    if case .phrase = place { return "phrase" }
    return place.sortKey
  }

  /// True when the topics differ in words only, see ``Wording/isNear(_:)``.
  func isNear(_ other: Topic) -> Bool {
    guard place.isNear(other.place) else { return false }
    switch (aspect, other.aspect) {
    case (.order(let first), .order(let second)): return first.isNear(second)
    case (.rule(let first), .rule(let second)), (.immutability(let first), .immutability(let second)),
      (.reaction(let first), .reaction(let second)), (.state(let first), .state(let second)),
      (.caller(let first), .caller(let second)):
      return first.isNear(second)
    case (.outcome(let first, let result), .outcome(let second, let other)):
      return first.isNear(second) && (result == other || (result.flatMap { one in other.map(one.isNear) } ?? false))
    default: return aspect == other.aspect
    }
  }
}

/// What a promise says about its topic.
enum Demand: Hashable, Sendable {
  case thread(CallThread)
  case count(Times)
  case order(TimeOrder)
  case concurrency(String)
  case rule(Rule)
  case supercall(Supercall)
  case outcome(String)
  case reaction(Reaction)
  /// True when the call to super brings the state about.
  case state(bySuper: Bool)
  case since(Term)
  case stated

  /// Leaves everything open: how firmly it is said makes no difference.
  var isPermissive: Bool {
    switch self {
    case .thread(.any), .count(.multiple), .reaction(.notAlways): true
    case .rule(let rule): rule.force == .permitted || rule.force == .notNeeded
    default: false
    }
  }
}

/// A promise by its meaning, with every place that makes it.
package struct Promise: Hashable, Sendable {
  package let topic: Topic
  let demand: Demand
  let condition: Wording?
  let modality: Modality
  package let obligor: Obligor
  /// False when a document says that it does not promise this.
  let isPromised: Bool
  /// At least one, in the order of the documents.
  package internal(set) var occurrences: [Occurrence]

  /// How `self` changes into `new`, both on one topic.
  package func shift(to new: Promise) -> Shift {
    guard isPromised == new.isPromised else { return isPromised ? .contrary : .stronger }
    return demandShift(to: new).combined(with: ConditionStrength.shift(condition, new.condition))
      .combined(with: firmness(to: new))
  }

  /// Where an author may choose the thread, a narrower choice is less.
  func demandShift(to new: Promise) -> Shift {
    let shift = DemandStrength.shift(demand, new.demand)
    return isChoiceOfThread && new.isChoiceOfThread ? shift.reversed : shift
  }

  private var isChoiceOfThread: Bool {
    if case .thread = demand { return modality == .may && obligor == .subclass }
    return false
  }

  /// How firmly it is said and who owes it; only for statements that bind somebody.
  func firmness(to new: Promise) -> Shift {
    if demand.isPermissive || new.demand.isPermissive { return .same }
    return ModalityStrength.shift(modality, new.modality).combined(with: ObligorStrength.shift(obligor, new.obligor))
  }

  /// Of "looms", "a loom": what many of a kind do at a time is another question than what one does.
  private var isOfPhrase: Bool {
    if case .phrase = topic.place { return true }
    return false
  }

  /// True when both cannot hold. Under different conditions both can.
  package func excludes(_ other: Promise) -> Bool {
    if let one = condition, let other = other.condition, one != other { return false }
    // "Unless said otherwise" makes room for whatever is said otherwise.
    if condition != other.condition, condition?.isException == true || other.condition?.isException == true {
      return false
    }
    guard isPromised == other.isPromised else { return condition == other.condition && demand == other.demand }
    guard isPromised else { return false }
    // What is possible in general is no objection to what happens under a condition, nor is a duty to cope.
    if demand.isPermissive != other.demand.isPermissive, case .thread = demand {
      let open = demand.isPermissive ? self : other
      if condition != other.condition || open.obligor == .subclass { return false }
    }
    if condition != other.condition, [demand, other.demand].contains(.count(.multiple)) { return false }
    if demand == .concurrency("concurrent") || other.demand == .concurrency("concurrent"),
      isOfPhrase || condition != other.condition
    {
      return false
    }
    return DemandStrength.excludes(demand, other.demand)
  }
}
