import Foundation

extension CanonicalSentence {
  /// "read or write the buffer": every verb of a rule that the sentence puts in several.
  static func deed(_ action: Action, _ object: String, _ draft: ClaimDraft, _ joint: String) -> String {
    let words = phrase(action, object, draft.verb)
    guard let verb = draft.verb, let last = draft.furtherVerbs.last, words.hasPrefix("\(verb) ") else {
      return done(words, to: draft.subject, by: draft.verb) ?? words
    }
    let earlier = draft.verbs.dropLast()
    return "\(earlier.joined(separator: ", ")) \(joint) \(last)\(words.dropFirst(verb.count))"
  }

  /// "The tank: has to be stored as a property", "The valves: has to be closed and opened": what is to be done to the subject.
  private static func done(_ words: String, to subject: Subject, by verb: String?) -> String? {
    guard case .phrase(let thing) = subject, let place = words.range(of: thing, options: .caseInsensitive) else {
      return nil
    }
    let verbs = words[..<place.lowerBound].split(separator: " ").map(String.init)
    let rest = words[place.upperBound...]
    guard !verbs.isEmpty, rest.first.map({ $0 == " " }) ?? true,
      verbs.allSatisfy({ ["and", "or"].contains($0) || $0 == verb || Verbs.lemma(of: $0, as: [.base]) != nil })
    else { return nil }
    return
      "be \(verbs.map { ["and", "or"].contains($0) ? $0 : Verbs.participle(of: $0) }.joined(separator: " "))\(rest)"
  }

  /// "call `x`", and where the object says itself what is to be done ("close the stream"), only that.
  static func phrase(_ action: Action, _ object: String, _ lemma: String?) -> String {
    let first = object.prefix { $0 != " " }
    if action == .create, object.hasSuffix(" returned") { return "return \(object.dropLast(" returned".count))" }
    if action == .block, RuleVerbs.tellsLong(first) { return object }
    if lemma == "use", action == .call,
      ["`", "the `", "a `", "an `"].contains(where: object.hasPrefix)
    {
      return "use \(object)"
    }
    if let lemma, action == .call, !Verbs.calling.contains(lemma), first == lemma { return object }
    if let lemma, !object.isEmpty, ![.call, .override].contains(action),
      RuleVerbs.action(for: lemma, object: []) == action || RuleVerbs.isPut(lemma, for: action)
        || ["trust", "remove", "change", "expect", "rely", "depend"].contains(lemma) && action == .access
        || action == .block && ["await", "perform"].contains(lemma)
        || action == .create && lemma == "have"
        || action == .lock && RuleVerbs.holding.contains(lemma)
    {
      return "\(lemma) \(object)"
    }
    if action == .call, first.count < object.count, !first.hasPrefix("`"),
      Verbs.lemma(of: String(first), as: [.base]) != nil
    {
      return object
    }
    return object.isEmpty ? verb(action) : "\(verb(action)) \(object)"
  }
}
