/// Decides, promise by promise, what the new pages make of the old ones.
struct Pairing {
  enum Fate {
    case same(Promise, Promise)
    case shifted(Shift, Promise, Promise, notes: [String])
    case removed(Promise)
    case added(Promise)
  }

  private(set) var fates: [Fate] = []
  private let old: Contract
  private let new: Contract
  private var partners: Set<Promise> = []
  /// New promises on every method of a type that take the place of old ones on single methods.
  private var widened: Set<Promise> = []

  init(old: Contract, new: Contract) {
    self.old = old
    self.new = new
    var open: [Promise] = []
    for promise in old.strongest {
      if let (shift, partner) = partner(of: promise) { settle(promise, shift, partner) } else { open.append(promise) }
    }
    var added = Additions(new.strongest.filter { !partners.contains($0) && !isImplied($0) })
    for promise in open { settle(promise, among: &added) }
    fates += added.all.map { .added($0) }
  }

  private mutating func settle(_ promise: Promise, _ shift: Shift, _ partner: Promise) {
    partners.insert(partner)
    fates.append(shift == .same ? .same(promise, partner) : .shifted(shift, promise, partner, notes: []))
  }

  /// The best match on the same topic: what keeps the promise goes before what breaks it.
  private func partner(of promise: Promise) -> (Shift, Promise)? {
    let candidates = new.promises(on: promise.topic).filter { Self.isComparable(promise, $0) }
    let ranked = candidates.map { (promise.shift(to: $0), $0) }
    return ranked.min { rank($0, promise) < rank($1, promise) }
  }

  private func rank(_ match: (Shift, Promise), _ promise: Promise) -> Int {
    let order: [Shift] = [.same, .stronger, .contrary, .weaker, .mixed]
    return (order.firstIndex(of: match.0) ?? 0) * 2 + (match.1.condition == promise.condition ? 0 : 1)
  }

  /// Two promises under different conditions say nothing about one another.
  private static func isComparable(_ old: Promise, _ new: Promise) -> Bool {
    guard let one = old.condition, let other = new.condition else { return true }
    return one.isNear(other)
  }

  /// What an old promise on the topic, or on every method of the type, already says is nothing new.
  private func isImplied(_ promise: Promise) -> Bool {
    (old.promises(on: promise.topic) + old.promises(covering: promise.topic)).contains { known in
      [.same, .stronger].contains(promise.shift(to: known))
    }
  }

  // MARK: Promises without a match on their topic

  private mutating func settle(_ promise: Promise, among added: inout Additions) {
    if let general = general(of: promise) {
      if added.take({ $0 == general }, near: general.topic) != nil { widened.insert(general) }
      let shift: Shift = widened.contains(general) ? .stronger : .same
      fates.append(.shifted(shift, promise, general, notes: ["now said of every method"]))
    } else if let partner = added.take({ isNear(promise, $0) }, near: promise.topic) {
      fates.append(.shifted(promise.shift(to: partner), promise, partner, notes: []))
    } else if let member = member(of: promise) {
      fates.append(.shifted(.weaker, promise, member, notes: ["no longer said of every method"]))
    } else {
      fates.append(.removed(promise))
    }
  }

  private func general(of promise: Promise) -> Promise? {
    new.promises(covering: promise.topic).first { [.same, .stronger].contains(promise.shift(to: $0)) }
  }

  /// One method of which the new pages still say what the old ones said of all.
  private func member(of promise: Promise) -> Promise? {
    guard promise.topic.isGeneral else { return nil }
    return new.promises.first { candidate in
      candidate.topic.aspect == promise.topic.aspect && old.covers(promise.topic.place, candidate.topic.place)
        && promise.shift(to: candidate) == .same
    }
  }

  private func isNear(_ old: Promise, _ new: Promise) -> Bool {
    old.topic.isNear(new.topic) && Self.isComparable(old, new) && old.shift(to: new) != .contrary
  }
}

/// New promises that nothing on the old pages says, found by their neighbourhood.
private struct Additions {
  private var promises: [Promise?]
  private var neighbours: [String: [Int]] = [:]

  init(_ promises: [Promise]) {
    self.promises = promises
    for (index, promise) in promises.enumerated() {
      neighbours[promise.topic.neighbourhood, default: []].append(index)
    }
  }

  var all: [Promise] { promises.compactMap { $0 } }

  /// Removes and returns the first that fits.
  mutating func take(_ fits: (Promise) -> Bool, near topic: Topic) -> Promise? {
    for index in neighbours[topic.neighbourhood] ?? [] {
      if let promise = promises[index], fits(promise) {
        promises[index] = nil
        return promise
      }
    }
    return nil
  }
}
