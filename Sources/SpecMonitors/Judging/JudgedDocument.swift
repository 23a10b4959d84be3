import CallTrace
import SpecClaims
import SpecDocument

/// A document with what became of each of its claims: everything a report needs, nothing of how it prints.
public struct JudgedDocument: Sendable {
  public let reading: Reading
  /// In the order of the document.
  public let claims: [JudgedClaim]
  public var document: Document { reading.document }

  public init(reading: Reading, claims: [JudgedClaim]) {
    self.reading = reading
    self.claims = claims
  }
}

/// One claim, its verdict and what proves it.
public struct JudgedClaim: Sendable {
  public let claim: Claim
  public let verdict: Verdict
  /// The assertion the claim was bound to, one line a property; empty when it was not checked.
  public let properties: [String]
  /// Occurrences that bear the claim out, over all traces.
  public let exercised: Int
  /// In how many traces it was exercised.
  public let exercisedIn: Int
  public let violations: Int
  /// Names of the deviations that this claim catches; nil when they were not run.
  public var caughtBy: [String]?
  /// The shortest piece of trace that proves a violation.
  public let witness: TraceExcerpt?
  /// A piece of trace that shows the claim at work.
  public let example: TraceExcerpt?

  public init(
    claim: Claim, verdict: Verdict, properties: [String], exercised: Int = 0, exercisedIn: Int = 0, violations: Int = 0,
    caughtBy: [String]? = nil, witness: TraceExcerpt? = nil, example: TraceExcerpt? = nil
  ) {
    self.claim = claim
    self.verdict = verdict
    self.properties = properties
    self.exercised = exercised
    self.exercisedIn = exercisedIn
    self.violations = violations
    self.caughtBy = caughtBy
    self.witness = witness
    self.example = example
  }

  /// A broken "should" is a warning: reported like a violation, without failing the run.
  public var isWarning: Bool { verdict == .violated && claim.modality == .should }
}

/// A few events of a trace, ready to print.
public struct TraceExcerpt: Hashable, Sendable {
  /// The trace they are from: a scenario's name or a journal's file name.
  public let source: String
  public let explanation: String
  public let events: [ExcerptEvent]
  /// The same events as a timeline, one line a thread.
  public let timeline: String

  public init(source: String, explanation: String, events: [ExcerptEvent], timeline: String) {
    self.source = source
    self.explanation = explanation
    self.events = events
    self.timeline = timeline
  }
}

/// One event of an excerpt with its names spelled out; the fields are those of the journal.
public struct ExcerptEvent: Hashable, Sendable {
  public let seq: UInt64
  public let thread: Int
  public let role: String
  public let instance: UInt32
  public let relatesTo: UInt32
  public let type: String
  public let declaring: String
  public let call: String
  public let phase: String
  public let attributes: [String: AttributeValue]
}

/// Counts over one or several documents.
public struct Totals: Hashable, Sendable {
  public var claims = 0
  public var conform = 0
  /// Broken promises, warnings not counted.
  public var violated = 0
  public var warnings = 0
  public var notExercised = 0
  public var inconclusive = 0
  public var notChecked = 0
  public var sentences = 0
  public var permission = 0
  public var advice = 0
  public var definition = 0
  public var explanation = 0
  public var example = 0
  public var notUnderstood = 0

  public init() {}

  public init(_ documents: [JudgedDocument]) {
    for document in documents {
      for claim in document.claims { count(claim) }
      for entry in document.reading.ledger { count(entry.kind) }
    }
  }

  private mutating func count(_ claim: JudgedClaim) {
    claims += 1
    switch claim.verdict {
    case .conforms: conform += 1
    case .violated: if claim.isWarning { warnings += 1 } else { violated += 1 }
    case .notExercised: notExercised += 1
    case .inconclusive: inconclusive += 1
    case .notChecked: notChecked += 1
    }
  }

  private mutating func count(_ kind: LedgerClass) {
    sentences += 1
    switch kind {
    case .claims: break
    case .permission: permission += 1
    case .advice: advice += 1
    case .definition: definition += 1
    case .explanation: explanation += 1
    case .example: example += 1
    case .notUnderstood: notUnderstood += 1
    }
  }
}
