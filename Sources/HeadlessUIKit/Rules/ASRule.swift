/// Something that the runtime's user owes it, and that it refuses to see broken.
public struct ASRule: Hashable, Sendable {
  /// Short and stable: `view-on-main`.
  public let id: String
  /// What is owed, in one sentence.
  public let sentence: String

  package init(_ id: String, _ sentence: String) {
    self.id = id
    self.sentence = sentence
  }
}

extension ASRule: CustomStringConvertible {
  public var description: String { id }
}

/// A rule was broken, and what broke it was refused: the state is what it was before.
public struct ASRuleViolation: Error, Hashable, Sendable {
  public let rule: ASRule
  /// The type of the object that it happened to.
  public let subject: String
  /// What was done, and on which thread where that matters.
  public let detail: String

  public init(rule: ASRule, subject: String, detail: String) {
    self.rule = rule
    self.subject = subject
    self.detail = detail
  }
}

extension ASRuleViolation: CustomStringConvertible {
  public var description: String { "\(rule.sentence) [\(rule.id)] \(subject): \(detail)" }
}
