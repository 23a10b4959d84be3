import Yams

/// Typed access to YAML nodes that remembers where they stand.
struct YAMLReader {
  let file: String

  typealias Entry = (key: String, keyNode: Node, value: Node)

  func error(_ node: Node?, _ message: String) -> VocabularyError {
    VocabularyError(file: file, line: node?.mark?.line ?? 0, column: node?.mark?.column ?? 0, message: message)
  }

  func entries(_ node: Node, in what: String) throws(VocabularyError) -> [Entry] {
    guard case .mapping(let mapping) = node else { throw error(node, "\(what) must be a mapping (name: …)") }
    var result: [Entry] = []
    for (key, value) in mapping {
      guard let name = key.string else { throw error(key, "\(what): a name is expected here") }
      if result.contains(where: { $0.key == name }) {
        throw error(key, "\(what): \"\(name)\" is there twice; keep one")
      }
      result.append((name, key, value))
    }
    return result
  }

  /// The entries of a mapping of which only the given keys may occur.
  func fields(_ node: Node, of what: String, allowed: Set<String>) throws(VocabularyError) -> [String: Node] {
    if case .scalar(let scalar) = node, scalar.string.isEmpty || scalar.string == "~" { return [:] }
    var result: [String: Node] = [:]
    for entry in try entries(node, in: what) {
      guard allowed.contains(entry.key) else {
        throw error(
          entry.keyNode,
          "\(what) has no field \"\(entry.key)\"; it may have: \(allowed.sorted().joined(separator: ", "))")
      }
      result[entry.key] = entry.value
    }
    return result
  }

  func string(_ node: Node, _ what: String) throws(VocabularyError) -> String {
    guard let string = node.string else { throw error(node, "\(what) must be text") }
    return string
  }

  func strings(_ node: Node?, _ what: String) throws(VocabularyError) -> [String] {
    guard let node else { return [] }
    if let single = node.string { return [single] }
    guard case .sequence(let sequence) = node else { throw error(node, "\(what) must be a list of texts") }
    var result: [String] = []
    for item in sequence { result.append(try string(item, what)) }
    return result
  }

  func phrases(_ node: Node?, _ what: String) throws(VocabularyError) -> Set<PhraseKey> {
    var result: Set<PhraseKey> = []
    for phrase in try strings(node, what) {
      let key = PhraseKey(phrase)
      if key.isEmpty { throw error(node, "\(what): \"\(phrase)\" has no word that matters; give it a noun or a verb") }
      result.insert(key)
    }
    return result
  }

  func flag(_ node: Node?, _ what: String) throws(VocabularyError) -> Bool {
    guard let node else { return false }
    guard let value = node.bool else { throw error(node, "\(what) must be true or false") }
    return value
  }

  func values(_ node: Node?, _ what: String) throws(VocabularyError) -> [String: Vocabulary.Value] {
    guard let node else { return [:] }
    var result: [String: Vocabulary.Value] = [:]
    for entry in try entries(node, in: what) {
      if let bool = entry.value.bool {
        result[entry.key] = .bool(bool)
      } else if let int = entry.value.int {
        result[entry.key] = .int(int)
      } else {
        result[entry.key] = .string(try string(entry.value, what))
      }
    }
    return result
  }

  /// `Type.call` names, each of a type that is declared.
  func names(_ node: Node?, _ what: String, types: Set<String>) throws(VocabularyError) -> [Vocabulary.QualifiedName] {
    guard let node else { throw error(nil, "\(what) needs \"calls\": the events of the trace it stands for") }
    var result: [Vocabulary.QualifiedName] = []
    for text in try strings(node, what) {
      guard let dot = text.firstIndex(of: "."), dot != text.startIndex else {
        throw error(node, "\(what): \"\(text)\" must be Type.call, as in a trace")
      }
      let type = String(text[..<dot])
      guard types.contains(type) else {
        throw error(node, "\(what): the type \"\(type)\" is not under types:; add it there")
      }
      result.append(.init(type: type, name: String(text[text.index(after: dot)...])))
    }
    return result
  }

  /// `slice: related`, `slice: instance` or `slice: everyone`.
  func slice(_ node: Node?, _ what: String) throws(VocabularyError) -> Vocabulary.EventSlice? {
    guard let node else { return nil }
    guard let slice = node.string.flatMap(Vocabulary.EventSlice.init) else {
      throw error(node, "\(what): slice is \"instance\", \"related\" or \"everyone\"")
    }
    return slice
  }

  static let phases: Set<String> = ["enter", "exit", "super", "super-exit", "event"]

  func phase(_ node: Node?, _ what: String, default fallback: String) throws(VocabularyError) -> String {
    guard let node else { return fallback }
    let phase = try string(node, what)
    guard Self.phases.contains(phase) else {
      throw error(node, "\(what): \"\(phase)\" is no phase; one of: \(Self.phases.sorted().joined(separator: ", "))")
    }
    return phase
  }
}
