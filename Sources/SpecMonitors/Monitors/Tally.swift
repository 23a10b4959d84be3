import CallTrace

/// Adds up the judgements of one monitor over one trace.
struct Tally<Proof: Hashable & Sendable>: Sendable {
  private(set) var exercised = 0
  private(set) var example: Proof?
  private(set) var violations = 0
  private(set) var violation: Proof?
  private(set) var misses = 0
  private(set) var miss: Proof?
  private(set) var undecided = 0
  private var seen: UInt8 = 0

  /// Notes that the `sight`-th thing that the property needs was seen.
  @inline(__always)
  mutating func saw(_ sight: UInt8) { seen |= 1 << sight }

  func hasSeen(_ sight: UInt8) -> Bool { seen & (1 << sight) != 0 }

  @inline(__always)
  mutating func note(_ judgement: Judgement<Proof>) {
    switch judgement {
    case .nothing: break
    case .conforms(let proof, let times):
      if exercised == 0 { example = proof }
      exercised += times
    case .violates(let proof, let times):
      if violations == 0 { violation = proof }
      violations += times
    case .misses(let proof, let times):
      if misses == 0 { miss = proof }
      misses += times
    case .amends(let old, let new):
      if miss == old { miss = new }
    case .undecided(let times): undecided += times
    }
  }
}
