/// What a state machine says to one event. Indices in the proofs are those of the trace's events.
enum Judgement<Proof: Hashable & Sendable>: Hashable, Sendable {
  case nothing
  /// The property was exercised and held.
  case conforms(Proof, times: Int = 1)
  /// What is there breaks the property.
  case violates(Proof, times: Int = 1)
  /// Something is not there. That breaks the property only if it is seen anywhere: the recorder may be blind to it.
  case misses(Proof, times: Int = 1)
  /// An earlier proof gets the event that makes it easier to understand.
  case amends(Proof, into: Proof)
  /// Nobody can say, because the trace ends or has a gap here.
  case undecided(times: Int = 1)
}
