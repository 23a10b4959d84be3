/// What several traces together say about one property.
///
/// A pattern that one trace does not show and another does counts as seen. So what one trace could only suspect,
/// because it never shows the missing event at all, becomes a violation as soon as another trace shows that the
/// recorder sees such events.
public struct ClaimEvidence: Hashable, Sendable {
  /// A witness and the trace it is from.
  public struct Source: Hashable, Sendable {
    /// The place of the trace among those that were judged. Its name would not do: two runs of one scenario have the same.
    public var trace: Int
    public var witness: Witness
  }

  public private(set) var exercised = 0
  public private(set) var undecided = 0
  /// The first conforming witness.
  public private(set) var example: Source?
  /// Traces that exercised the property.
  public private(set) var exercisedIn = 0
  private var unseenEverywhere: Set<String>?
  private var broken: [Break] = []

  private struct Break: Hashable, Sendable {
    var count: Int
    var source: Source
    /// It stands once all of these were seen in some trace.
    var unless: Set<String>
    var isExistential: Bool
  }

  public init() {}

  /// Adds what one more trace says. All findings must be about the same property.
  ///
  /// - Parameter trace: the place of the trace among those that are judged.
  public mutating func add(_ finding: Finding, from trace: Int) {
    exercised += finding.exercised
    undecided += finding.undecided
    exercisedIn += finding.exercised > 0 ? 1 : 0
    unseenEverywhere = unseenEverywhere?.intersection(finding.unseen) ?? finding.unseen
    if example == nil { example = finding.example.map { Source(trace: trace, witness: $0) } }
    if let witness = finding.witness { add(witness, finding.violations, [], finding, trace) }
    if let doubt = finding.suspicion { add(doubt.witness, doubt.count, doubt.unless, finding, trace) }
  }

  /// Adds only what a trace shows of the patterns' events, not what it says of the property: for a trace on which the property is not
  /// to be judged, and which yet proves that the recorder sees such events.
  public mutating func addSight(of finding: Finding) {
    unseenEverywhere = unseenEverywhere?.intersection(finding.unseen) ?? finding.unseen
  }

  private mutating func add(
    _ witness: Witness, _ count: Int, _ unless: Set<String>, _ finding: Finding, _ trace: Int
  ) {
    let source = Source(trace: trace, witness: witness)
    broken.append(Break(count: count, source: source, unless: unless, isExistential: finding.isExistential))
  }

  private var standing: [Break] {
    broken.filter { $0.unless.isDisjoint(with: unseen) && !($0.isExistential && exercised > 0) }
  }

  /// Titles of what the property needs and no trace shows.
  public var unseen: Set<String> { unseenEverywhere ?? [] }
  public var violations: Int { standing.reduce(0) { $0 + $1.count } }
  /// The first violation, in the order in which the traces were added.
  public var witness: Source? { standing.first?.source }

  public var verdict: Verdict {
    if !standing.isEmpty { return .violated }
    if exercised > 0, unseen.isEmpty { return .conforms }
    if undecided > 0 { return .inconclusive("\(undecided) undecided: the trace ends too early or has gaps") }
    if unseenEverywhere == nil { return .notExercised("no trace") }
    if unseen.isEmpty { return .notExercised("all that it speaks of was seen, but no occasion for it") }
    return .notExercised("not seen: \(unseen.sorted().joined(separator: ", "))")
  }
}

extension Verdict {
  /// The verdict on a claim that says several things: the worst of them, and conforming only if all conform.
  public static func all(_ verdicts: [Verdict]) -> Verdict {
    let worst = verdicts.max { $0.gravity < $1.gravity }
    return worst ?? .notChecked("no property")
  }

  private var gravity: Int {
    switch self {
    case .conforms: 0
    case .notExercised: 1
    case .inconclusive: 2
    case .notChecked: 3
    case .violated: 4
    }
  }
}
