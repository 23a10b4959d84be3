import Yams

extension Vocabulary {
  /// Several methods that a page speaks of in one phrase.
  public struct GroupEntry: Hashable, Sendable {
    public let name: String
    public let methods: [MethodReference]
    public let phrases: Set<PhraseKey>
  }

  /// The methods that a phrase stands for; nil where it stands for none.
  public func methods(for phrase: String) -> [MethodReference]? {
    let key = PhraseKey(phrase)
    return groups.first { $0.phrases.contains(key) }?.methods
  }
}

extension VocabularyLoader {
  func groups(_ node: Node?, types: Set<String>) throws(VocabularyError) -> [Vocabulary.GroupEntry] {
    guard let node else { return [] }
    var result: [Vocabulary.GroupEntry] = []
    for entry in try reader.entries(node, in: "groups") {
      let what = "group \(entry.key)"
      let fields = try reader.fields(entry.value, of: what, allowed: ["calls", "phrases"])
      guard let calls = fields["calls"] else {
        throw reader.error(entry.keyNode, "\(what) needs \"calls\": its methods")
      }
      let methods = try reader.names(calls, what, types: types)
        .map { MethodReference(type: $0.type, name: MethodName(written: $0.name)) }
      result.append(
        .init(name: entry.key, methods: methods, phrases: try reader.phrases(fields["phrases"], what)))
    }
    return result
  }
}
