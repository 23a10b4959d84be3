/// A diff for programs:
/// `{"version":1,"changes":[{"change","old","new","details"}],"totals":{"added":…,"unchanged":…}}`.
/// `old` and `new` are left out where there is none.
package struct DiffJSON: Sendable {
  private let diff: ContractDiff

  package init(_ diff: ContractDiff) { self.diff = diff }

  package func text() -> String {
    var totals = ["unchanged": diff.unchanged]
    for kind in Change.Kind.allCases { totals[kind.rawValue] = diff.count(of: kind) }
    return Wire.text(DiffWire(changes: diff.changes.map(ChangeWire.init), totals: totals))
  }
}

private struct DiffWire: Encodable {
  let version = 1
  let changes: [ChangeWire]
  let totals: [String: Int]
}

private struct ChangeWire: Encodable {
  let change: String
  let old: OccurrenceWire?
  let new: OccurrenceWire?
  let details: [String]

  init(_ change: Change) {
    self.change = change.kind.rawValue
    old = change.old.map(OccurrenceWire.init)
    new = change.new.map(OccurrenceWire.init)
    details = change.details
  }
}
