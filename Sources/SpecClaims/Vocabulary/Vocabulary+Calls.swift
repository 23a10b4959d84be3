import Yams

extension Vocabulary {
  /// Calls that a method of a document may mean: same bare name, declared by the type or one it inherits from.
  public func calls(for method: MethodReference) -> [CallEntry] {
    let named = calls(named: method.name)
    guard let written = method.type else { return named }
    guard let type = typeName(for: written) else {
      return named.isEmpty ? [] : (types.contains { $0.name == written } ? [] : named)
    }
    let lineage = lineage(of: type)
    return named.filter { lineage.contains($0.type) }.sorted { first, second in
      (lineage.firstIndex(of: first.type) ?? 0) < (lineage.firstIndex(of: second.type) ?? 0)
    }
  }

  /// Same bare name and, where there are several of one type, spelled the same way or else with as many arguments: methods of delegates
  /// begin with the same word.
  private func calls(named name: MethodName) -> [CallEntry] {
    let found = calls.filter { entry in entry.names.contains { $0.base == name.base } }
    guard found.count > 1 else { return found }
    let spelled = found.filter { entry in entry.names.contains { $0.spelling == name.spelling } }
    let exact =
      spelled.isEmpty
      ? found.filter { entry in entry.names.contains { $0.argumentCount == name.argumentCount } } : spelled
    let types = Set(exact.map(\.type))
    return exact + found.filter { !types.contains($0.type) }
  }
}

extension Vocabulary.CallEntry {
  /// Every way to write it.
  fileprivate var names: [MethodName] { ([name] + aliases).map { MethodName(written: $0) } }
}

extension MethodName {
  /// As many as there are colons.
  fileprivate var argumentCount: Int { written.count { $0 == ":" } }
}

extension VocabularyLoader {
  func calls(_ node: Node?, types: Set<String>, events: Set<String>) throws(VocabularyError) -> [Vocabulary
    .CallEntry]
  {
    guard let node else { return [] }
    var result: [Vocabulary.CallEntry] = []
    for type in try reader.entries(node, in: "calls") {
      guard types.contains(type.key) else {
        throw reader.error(type.keyNode, "the type \"\(type.key)\" is not under types:; add it there")
      }
      let entries = try reader.entries(type.value, in: "calls of \(type.key)")
      for call in entries {
        let fields = try reader.fields(
          call.value, of: "call \(call.key)", allowed: ["aliases", "occasion", "forCallers", "undoneBy", "each"])
        var occasion: String?
        if let node = fields["occasion"] { occasion = try eventName(node, "occasion", events: events) }
        var undoneBy: String?
        if let node = fields["undoneBy"] { undoneBy = try callName(node, of: call.key, among: entries) }
        result.append(
          .init(
            type: type.key, name: call.key, aliases: try reader.strings(fields["aliases"], "aliases"),
            occasion: occasion, isForCallers: try reader.flag(fields["forCallers"], "forCallers"),
            undoneBy: undoneBy, isEach: try reader.flag(fields["each"], "each")))
      }
    }
    return result
  }

  private func callName(_ node: Node, of call: String, among calls: [YAMLReader.Entry]) throws(VocabularyError)
    -> String
  {
    let name = try reader.string(node, "undoneBy")
    guard calls.contains(where: { $0.key == name }) else {
      throw reader.error(node, "call \(call): there is no call \"\(name)\" of the same type; add it there")
    }
    return name
  }
}
