import SpecClaims
import SpecDocument
import SpecMonitors

/// Version 1 of the report as JSON. Fields are added without a new version; a field that changes its meaning makes a
/// new one.
struct ReportWire: Encodable {
  let version = 1
  let documents: [DocumentWire]
  let claims: [JudgedClaimWire]
  let totals: TotalsWire

  init(_ documents: [JudgedDocument]) {
    self.documents = documents.map(DocumentWire.init)
    claims = documents.flatMap { judged in judged.claims.map { JudgedClaimWire($0, in: judged.document) } }
    totals = TotalsWire(Totals(documents))
  }
}

struct DocumentWire: Encodable {
  let name: String
  let totals: TotalsWire
  let ledger: [LedgerEntryWire]

  init(_ judged: JudgedDocument) {
    name = judged.document.name
    totals = TotalsWire(Totals([judged]))
    ledger = judged.reading.ledger.compactMap { LedgerEntryWire($0, in: judged.document) }
  }
}

struct LedgerEntryWire: Encodable {
  let line: Int
  let column: Int
  let endLine: Int
  let endColumn: Int
  let sentence: String
  let `class`: String
  let claims: [String]?
  let note: String?
  /// Only where the reader was asked to explain.
  let nearest: NearMissWire?

  init?(_ entry: LedgerEntry, in document: Document) {
    guard document.sentences.indices.contains(entry.sentence) else { return nil }
    let found = document.sentences[entry.sentence]
    line = found.range.start.line
    column = found.range.start.column
    endLine = found.range.end.line
    endColumn = found.range.end.column
    sentence = found.text
    `class` = entry.kind.rawValue
    claims = entry.claims.isEmpty ? nil : entry.claims
    note = entry.note
    nearest = entry.nearest.map(NearMissWire.init)
  }
}

/// The form that came nearest to reading a sentence, what was in its way, and what it would have read.
struct NearMissWire: Encodable {
  let form: String
  let obstacles: [String]
  let reading: String

  init(_ miss: NearMiss) {
    form = miss.form
    obstacles = miss.obstacles
    reading = miss.reading
  }
}

struct JudgedClaimWire: Encodable {
  let id: String
  let doc: String
  let line: Int
  let column: Int
  let endLine: Int
  let endColumn: Int
  let sentence: String
  let canonical: String
  let kind: String
  let subject: String
  let members: [String]?
  let modality: String
  let obligor: String
  @OrNull var condition: String?
  let polarity: Bool
  let verdict: String
  /// A broken "should".
  let warning: Bool
  @OrNull var reason: String?
  let properties: [String]
  let exercised: Int
  let exercisedIn: Int
  let violations: Int
  /// `null` when the deviations were not run.
  @OrNull var caughtBy: [String]?
  let witness: [EventWire]
  @OrNull var seen: ExcerptWire?
  @OrNull var example: ExcerptWire?

  init(_ judged: JudgedClaim, in document: Document) {
    let claim = judged.claim
    id = claim.id
    doc = document.name
    line = claim.range.start.line
    column = claim.range.start.column
    endLine = claim.range.end.line
    endColumn = claim.range.end.column
    sentence = document.sentenceText(claim.sentence)
    canonical = claim.canonical
    kind = claim.payload.kind
    subject = claim.subject.written
    members = claim.subject.members.isEmpty ? nil : claim.subject.members
    modality = claim.modality.rawValue
    obligor = claim.obligor.rawValue
    _condition = OrNull(wrappedValue: claim.condition)
    polarity = claim.polarity
    verdict = judged.verdict.wireName
    warning = judged.isWarning
    _reason = OrNull(wrappedValue: judged.reason)
    properties = judged.properties
    exercised = judged.exercised
    exercisedIn = judged.exercisedIn
    violations = judged.violations
    _caughtBy = OrNull(wrappedValue: judged.caughtBy)
    witness = (judged.witness?.events ?? []).map(EventWire.init)
    _seen = OrNull(wrappedValue: judged.witness.map(ExcerptWire.init))
    _example = OrNull(wrappedValue: judged.example.map(ExcerptWire.init))
  }
}

extension Verdict {
  fileprivate var wireName: String {
    switch self {
    case .conforms: "conforms"
    case .violated: "violated"
    case .notExercised: "notExercised"
    case .inconclusive: "inconclusive"
    case .notChecked: "notChecked"
    }
  }
}
