import CallTrace

/// State: at every `point` the attribute has the value; where `inside` is given, it lies between `opening` and `point`.
///
///     fresh ──opening──▶ opened ──inside──▶ brought about      (without `inside` nothing of this is needed)
///     point, attribute wrong       violates, whatever came before
///     point, attribute right       brought about: conforms
///                                  opened: misses (undecided after a gap)
///                                  fresh: undecided
///     point always leads back to fresh
///
/// An attribute that no event of the trace has may not be recorded at all: then a wrong value is a miss, no violation.
struct EffectMonitor: PropertyMonitor {
  // An event that is several of these: a point ends a stretch, an opening begins the next one.
  enum Role: UInt8 { case right, wrong, inside, opening }
  enum Proof: Hashable {
    case right(opening: EventIndex?, inside: EventIndex?, point: EventIndex)
    case wrong(point: EventIndex)
    case notInside(opening: EventIndex, point: EventIndex)
  }

  enum Stretch: SliceState, Hashable {
    case fresh
    case opened(EventIndex)
    case broughtAbout(opening: EventIndex, inside: EventIndex)

    var isFresh: Bool { if case .fresh = self { true } else { false } }

    mutating func opening(_ at: EventIndex) {
      switch self {
      case .fresh, .opened, .broughtAbout: self = .opened(at)
      }
    }

    mutating func inside(_ at: EventIndex) {
      switch self {
      case .opened(let opening): self = .broughtAbout(opening: opening, inside: at)
      case .fresh, .broughtAbout: break
      }
    }

    mutating func point(_ at: EventIndex, _ gaps: GapMemory) -> Judgement<Proof> {
      defer { self = .fresh }
      switch self {
      case .fresh: return .undecided()
      case .opened(let opening):
        return gaps.since(opening) ? .undecided() : .misses(.notInside(opening: opening, point: at))
      case .broughtAbout(let opening, let inside):
        return .conforms(.right(opening: opening, inside: inside, point: at))
      }
    }
  }

  private enum Sight { static let point: UInt8 = 4, attribute: UInt8 = 5 }

  private let point: EventPattern
  private let attribute: String
  private let expected: Bool
  private let inside: EventPattern?
  private let opening: EventPattern?
  private var stretches = SliceTable<Stretch>()
  private(set) var tally = Tally<Proof>()

  init(
    at point: EventPattern, _ attribute: String, _ expectation: AttributeExpectation, inside: EventPattern?,
    opening: EventPattern?, names: TraceNames
  ) {
    self.point = point
    self.attribute = attribute
    expected = expectation == .isTrue
    self.inside = opening == nil ? nil : inside
    self.opening = inside == nil ? nil : opening
    if names.attributeSets.contains(where: { $0[attribute] != nil }) { tally.saw(Sight.attribute) }
  }

  var interests: [Interest<Role>] {
    let around: [(EventPattern?, Role)] = [(inside, .inside), (opening, .opening)]
    return [
      Interest(point.requiring(attribute, expected), .right), Interest(point.requiring(attribute, !expected), .wrong),
    ] + around.compactMap { pattern, role in pattern.map { Interest($0, role) } }
  }

  var needs: [Need] {
    let around: [(EventPattern?, Role)] = [(inside, .inside), (opening, .opening)]
    return [
      Need(sight: Sight.point, title: point.title),
      Need(sight: Sight.attribute, title: "the attribute \(attribute)", confirmsMisses: true),
    ]
      + around.compactMap { pattern, role in
        pattern.map { Need(sight: role.rawValue, title: $0.title, confirmsMisses: role == .inside) }
      }
  }

  var liveSlices: Int { stretches.count }

  mutating func observe(_ moment: Moment, as role: Role) {
    tally.saw(role.rawValue)
    switch role {
    case .inside: stretches.update(moment.slice) { $0.inside(moment.index) }
    case .opening: stretches.update(moment.slice) { $0.opening(moment.index) }
    case .wrong:
      tally.saw(Sight.point)
      stretches.remove(moment.slice)
      let proof = Proof.wrong(point: moment.index)
      tally.note(tally.hasSeen(Sight.attribute) ? .violates(proof) : .misses(proof))
    case .right:
      tally.saw(Sight.point)
      tally.note(judgeRight(moment))
    }
  }

  private mutating func judgeRight(_ moment: Moment) -> Judgement<Proof> {
    guard inside != nil else { return .conforms(.right(opening: nil, inside: nil, point: moment.index)) }
    return stretches.update(moment.slice) { $0.point(moment.index, moment.gaps) }
  }

  mutating func endLife(_ moment: Moment) { stretches.remove(moment.slice) }

  mutating func end(_ end: TraceEnd) { _ = stretches.removeAll() }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .right(let opening, let inside, let point): [opening, inside, point].compactMap(\.self)
    case .wrong(let point): [point]
    case .notInside(let opening, let point): [opening, point]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .right(_, _, let at):
      return "\(wording.owner(of: at, point.key)): \(attribute) is \(expected) at \(point.title)"
    case .wrong(let at):
      return "\(wording.owner(of: at, point.key)): \(attribute) is \(!expected) at \(point.title)"
    case .notInside(_, let at):
      let (inside, opening) = (inside?.title ?? "cause", opening?.title ?? "opening")
      return "\(wording.owner(of: at, point.key)): no \(inside) between \(opening) and \(point.title)"
    }
  }
}
