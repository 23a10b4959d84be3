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
