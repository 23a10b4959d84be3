/// How strongly a sentence promises.
public enum Modality: String, Hashable, Sendable, CaseIterable {
  /// Indicative: "is called once". The framework's guarantee.
  case fact
  case must, should, may
}

/// Who owes what the sentence says.
public enum Obligor: String, Hashable, Sendable { case framework, subclass }
