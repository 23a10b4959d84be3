import CallTrace

/// State: at every `point` the attribute has the value.
///
///     point, attribute right       conforms
///     point, attribute wrong       violates
///
/// An attribute that no event of the trace has may not be recorded at all: then a wrong value is a miss, no violation. The same goes for one
/// that has to be false and is nowhere true: absent is false, and a recorder may write false whatever is so.
struct EffectMonitor: PropertyMonitor {
  enum Role: UInt8 { case right, wrong }
  enum Proof: Hashable {
    case right(EventIndex)
    case wrong(EventIndex)
  }
  /// How what was seen is put into words.
  enum Saying {
    /// "inHierarchy is true at enter".
    case value
    /// "does not override enter", of an attribute that is true where a call is left as it is inherited.
    case whoOverrides
  }
  private enum Sight { static let point: UInt8 = 2, attribute: UInt8 = 3 }

  private let point: EventPattern
  private let attribute: String
  private let expected: Bool
  private let saying: Saying
  private(set) var tally = Tally<Proof>()

  init(
    at point: EventPattern, _ attribute: String, _ expectation: AttributeExpectation, names: TraceNames,
    saying: Saying = .value
  ) {
    self.point = point
    self.attribute = attribute
    self.saying = saying
    expected = expectation == .isTrue
    let isRecorded = names.attributeSets.contains { set in
      expectation == .isTrue ? set[attribute] != nil : set[attribute] == .bool(true)
    }
    if isRecorded { tally.saw(Sight.attribute) }
  }

  var interests: [Interest<Role>] {
    [Interest(point.requiring(attribute, expected), .right), Interest(point.requiring(attribute, !expected), .wrong)]
  }

  var needs: [Need] {
    [
      Need(sight: Sight.point, title: point.title),
      Need(sight: Sight.attribute, title: "the attribute \(attribute)", confirmsMisses: true),
    ]
  }

  var liveSlices: Int { 0 }

  mutating func observe(_ moment: Moment, as role: Role) {
    tally.saw(Sight.point)
    switch role {
    case .right: tally.note(.conforms(.right(moment.index)))
    case .wrong:
      let proof = Proof.wrong(moment.index)
      tally.note(tally.hasSeen(Sight.attribute) ? .violates(proof) : .misses(proof))
    }
  }

  func events(of proof: Proof) -> [EventIndex] {
    switch proof {
    case .right(let point), .wrong(let point): [point]
    }
  }

  func explain(_ proof: Proof, in wording: Wording) -> String {
    switch proof {
    case .right(let at): explain(expected, at, wording)
    case .wrong(let at): explain(!expected, at, wording)
    }
  }

  private func explain(_ value: Bool, _ at: EventIndex, _ wording: Wording) -> String {
    let owner = wording.owner(of: at, point.key)
    return switch saying {
    case .value: "\(owner): \(attribute) is \(value) at \(point.title)"
    case .whoOverrides: "\(owner) \(value ? "does not override" : "overrides") \(point.title)"
    }
  }
}
