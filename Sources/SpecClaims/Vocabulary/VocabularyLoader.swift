import Foundation
import Yams

extension Vocabulary {
  /// Reads a vocabulary file.
  ///
  /// - Throws: ``VocabularyError`` with line and column for anything that is not as `Spec/vocabulary.yml` describes it.
  public init(path: String) throws(VocabularyError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw VocabularyError(file: path, message: "cannot be read; name a vocabulary file with --vocabulary")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw VocabularyError(file: path, message: "is not UTF-8; save it as UTF-8")
    }
    try self.init(yaml: text, file: path)
  }

  public init(yaml: String, file: String) throws(VocabularyError) {
    let root: Node
    do {
      guard let node = try Yams.compose(yaml: yaml) else {
        throw VocabularyError(file: file, message: "is empty; it needs version: 1")
      }
      root = node
    } catch let error as VocabularyError {
      throw error
    } catch let error as YamlError {
      throw Self.located(error, file: file)
    } catch {
      throw VocabularyError(file: file, message: "\(error)")
    }
    self = try VocabularyLoader(reader: YAMLReader(file: file)).load(root)
  }

  private static func located(_ error: YamlError, file: String) -> VocabularyError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      VocabularyError(file: file, line: mark.line, column: mark.column, message: "is not YAML: \(problem)")
    default: VocabularyError(file: file, message: "is not YAML: \(error)")
    }
  }
}

/// Builds a vocabulary from the composed YAML tree, section by section.
struct VocabularyLoader {
  let reader: YAMLReader

  private static let sections: Set<String> = [
    "version", "types", "calls", "events", "conditions", "actions", "states", "objects", "groups",
    "threads", "markers",
  ]

  func load(_ root: Node) throws(VocabularyError) -> Vocabulary {
    let sections = try reader.fields(root, of: "the vocabulary", allowed: Self.sections)
    guard let version = sections["version"] else { throw reader.error(root, "needs \"version: 1\" as its first line") }
    guard version.int == 1 else {
      throw reader.error(version, "is of a version this program does not know; it knows version 1")
    }
    let types = try types(sections["types"])
    let names = Set(types.map(\.name))
    for type in types {
      if let parent = type.inherits, !names.contains(parent) {
        throw reader.error(
          sections["types"], "type \(type.name) inherits \"\(parent)\", which is not under types:; add it there")
      }
    }
    let events = try events(sections["events"], types: names)
    let eventNames = Set(events.map(\.name))
    return Vocabulary(
      file: reader.file, types: types, calls: try calls(sections["calls"], types: names, events: eventNames),
      events: events,
      conditions: try conditions(sections["conditions"]), actions: try actions(sections["actions"], types: names),
      states: try states(sections["states"], events: eventNames),
      objects: try objects(sections["objects"], events: eventNames),
      groups: try groups(sections["groups"], types: names),
      markers: try markers(sections["markers"], events: eventNames), threads: try threads(sections["threads"]),
      phraseTexts: try phraseTexts(sections))
  }

  /// The phrases of the sections that have them, as written.
  private func phraseTexts(_ sections: [String: Node]) throws(VocabularyError) -> [Vocabulary.WordKind: [String]] {
    let kinds: [(Vocabulary.WordKind, section: String, field: String?)] = [
      (.event, "events", "phrases"), (.condition, "conditions", "phrases"), (.action, "actions", "objects"),
      (.state, "states", "phrases"), (.object, "objects", "phrases"), (.thread, "threads", nil),
    ]
    var result: [Vocabulary.WordKind: [String]] = [:]
    for (kind, section, field) in kinds {
      guard let node = sections[section] else { continue }
      for entry in try reader.entries(node, in: section) {
        let phrases = try reader.strings(field.map { entry.value[$0] } ?? entry.value, entry.key)
        let verb = entry.value["action"]?.string.map { "\($0) " } ?? ""
        result[kind, default: []] += phrases.map { verb + $0 }
      }
    }
    return result
  }

  private func types(_ node: Node?) throws(VocabularyError) -> [Vocabulary.TypeEntry] {
    guard let node else { throw reader.error(nil, "needs \"types:\", the types whose calls the trace has") }
    var result: [Vocabulary.TypeEntry] = []
    for entry in try reader.entries(node, in: "types") {
      let fields = try reader.fields(
        entry.value, of: "type \(entry.key)", allowed: ["inherits", "aliases", "process", "where"])
      var inherits: String?
      if let parent = fields["inherits"] { inherits = try reader.string(parent, "inherits") }
      result.append(
        .init(
          name: entry.key, inherits: inherits, aliases: try reader.strings(fields["aliases"], "aliases"),
          isProcessWide: try reader.flag(fields["process"], "process"),
          attributes: try reader.values(fields["where"], "type \(entry.key)")))
    }
    return result
  }

  private func events(_ node: Node?, types: Set<String>) throws(VocabularyError) -> [Vocabulary.EventEntry] {
    guard let node else { return [] }
    var result: [Vocabulary.EventEntry] = []
    for entry in try reader.entries(node, in: "events") {
      let what = "event \(entry.key)"
      let fields = try reader.fields(
        entry.value, of: what, allowed: ["calls", "phase", "where", "slice", "each", "phrases"])
      guard let calls = fields["calls"] else {
        throw reader.error(entry.keyNode, "\(what) needs \"calls\": what it is in a trace")
      }
      result.append(
        .init(
          name: entry.key, calls: try reader.names(calls, what, types: types),
          phase: try reader.phase(fields["phase"], what, default: "event"),
          attributes: try reader.values(fields["where"], what),
          slice: try reader.slice(fields["slice"], what), isEach: try reader.flag(fields["each"], what),
          phrases: try reader.phrases(fields["phrases"], what)))
    }
    return result
  }

  private func conditions(_ node: Node?) throws(VocabularyError) -> [Vocabulary.ConditionEntry] {
    guard let node else { return [] }
    var result: [Vocabulary.ConditionEntry] = []
    for entry in try reader.entries(node, in: "conditions") {
      let what = "condition \(entry.key)"
      let fields = try reader.fields(entry.value, of: what, allowed: ["where", "phrases"])
      result.append(
        .init(
          name: entry.key, attributes: try reader.values(fields["where"], what),
          phrases: try reader.phrases(fields["phrases"], what)))
    }
    return result
  }

  private func actions(_ node: Node?, types: Set<String>) throws(VocabularyError) -> [Vocabulary.ActionEntry] {
    guard let node else { return [] }
    var result: [Vocabulary.ActionEntry] = []
    for entry in try reader.entries(node, in: "actions") {
      let what = "action \(entry.key)"
      let fields = try reader.fields(
        entry.value, of: what, allowed: ["action", "calls", "phase", "where", "anywhere", "objects"])
      guard let verb = fields["action"] else {
        throw reader.error(entry.keyNode, "\(what) needs \"action\": create, access, …")
      }
      guard let action = Action(rawValue: try reader.string(verb, what)) else {
        throw reader.error(verb, "\(what): no such action; one of: call, override, access, create, block, retain, lock")
      }
      guard let calls = fields["calls"] else {
        throw reader.error(entry.keyNode, "\(what) needs \"calls\": what it is in a trace")
      }
      result.append(
        .init(
          name: entry.key, action: action, calls: try reader.names(calls, what, types: types),
          phase: try reader.phase(fields["phase"], what, default: "event"),
          attributes: try reader.values(fields["where"], what),
          isAnywhere: try reader.flag(fields["anywhere"], what),
          objects: try reader.phrases(fields["objects"], what)))
    }
    return result
  }

  private func states(_ node: Node?, events: Set<String>) throws(VocabularyError) -> [Vocabulary.StateEntry] {
    guard let node else { return [] }
    var result: [Vocabulary.StateEntry] = []
    for entry in try reader.entries(node, in: "states") {
      let what = "state \(entry.key)"
      let fields = try reader.fields(entry.value, of: what, allowed: ["attribute", "by", "at", "of", "phrases"])
      guard let attribute = fields["attribute"] else {
        throw reader.error(entry.keyNode, "\(what) needs \"attribute\": where the trace shows it")
      }
      var by: String?
      if let node = fields["by"] { by = try eventName(node, what, events: events) }
      var at: String?
      if let node = fields["at"] { at = try eventName(node, what, events: events) }
      if at != nil, fields["of"] == nil {
        throw reader.error(entry.keyNode, "\(what) has \"at\" and needs \"of\": what a page may promise it of")
      }
      result.append(
        .init(
          name: entry.key, attribute: try reader.string(attribute, what), by: by, at: at,
          of: try reader.strings(fields["of"], what),
          phrases: try reader.phrases(fields["phrases"], what)))
    }
    return result
  }

  private func objects(_ node: Node?, events: Set<String>) throws(VocabularyError) -> [Vocabulary.ObjectEntry] {
    guard let node else { return [] }
    var result: [Vocabulary.ObjectEntry] = []
    for entry in try reader.entries(node, in: "objects") {
      let what = "object \(entry.key)"
      let fields = try reader.fields(entry.value, of: what, allowed: ["handedOver", "write", "phrases"])
      guard let handedOver = fields["handedOver"], let write = fields["write"] else {
        throw reader.error(entry.keyNode, "\(what) needs \"handedOver\" and \"write\": two events")
      }
      result.append(
        .init(
          name: entry.key, handedOver: try eventName(handedOver, what, events: events),
          write: try eventName(write, what, events: events),
          phrases: try reader.phrases(fields["phrases"], what)))
    }
    return result
  }

  private func markers(_ node: Node?, events: Set<String>) throws(VocabularyError) -> Vocabulary.Markers {
    var markers = Vocabulary.Markers()
    guard let node else { return markers }
    let fields = try reader.fields(node, of: "markers", allowed: ["settled", "pass", "refusedForThread", "byHand"])
    if let node = fields["settled"] { markers.settled = try eventName(node, "settled", events: events) }
    if let node = fields["pass"] { markers.pass = try eventName(node, "pass", events: events) }
    if let node = fields["refusedForThread"] {
      markers.refusedForThread = try eventName(node, "refusedForThread", events: events)
    }
    if let node = fields["byHand"] { markers.byHand = try reader.string(node, "byHand") }
    return markers
  }

  private func threads(_ node: Node?) throws(VocabularyError) -> [PhraseKey: String] {
    guard let node else { return [:] }
    var result: [PhraseKey: String] = [:]
    for entry in try reader.entries(node, in: "threads") {
      for key in try reader.phrases(entry.value, "thread \(entry.key)") { result[key] = entry.key }
    }
    return result
  }

  func eventName(_ node: Node, _ what: String, events: Set<String>) throws(VocabularyError) -> String {
    let name = try reader.string(node, what)
    guard events.contains(name) else {
      throw reader.error(node, "\(what): there is no event \"\(name)\" under events:; add it there")
    }
    return name
  }
}
