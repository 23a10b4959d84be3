/// What became of a claim, over all traces it was judged on.
public enum Verdict: Hashable, Sendable {
  case conforms
  case violated
  /// With the reason: what was not seen.
  case notExercised(String)
  /// The trace ends too early or has gaps.
  case inconclusive(String)
  /// No property: unknown words, or a kind that no monitor decides.
  case notChecked(String)
}
