import SpecClaims
import SpecDocument

/// The phrases that claims refer to and that only a vocabulary can tie to a trace.
struct MentionedPhrases: Sendable {
  struct Entry: Hashable, Sendable {
    /// Made of the first words; unique in its list.
    let name: String
    /// Spellings with one meaning.
    var phrases: [String]
    /// Where the documents have it.
    var places: [String]
  }

  private(set) var events: [Entry] = []
  private(set) var conditions: [Entry] = []
  private(set) var actions: [Entry] = []
  private(set) var states: [Entry] = []
  private(set) var threads: [Entry] = []

  var isEmpty: Bool { [events, conditions, actions, states, threads].allSatisfy(\.isEmpty) }

  init(_ readings: [Reading]) {
    var lists = Lists()
    for reading in readings {
      for claim in reading.claims { lists.add(claim, at: "\(reading.document.baseName):\(claim.range.start.line)") }
    }
    events = lists.events.entries
    conditions = lists.conditions.entries
    actions = lists.actions.entries
    states = lists.states.entries
    threads = lists.threads.entries
  }
}

/// Phrases as they come, those with one key together.
private struct Lists {
  var events = PhraseList()
  var conditions = PhraseList()
  var actions = PhraseList()
  var states = PhraseList()
  var threads = PhraseList()

  mutating func add(_ claim: Claim, at place: String) {
    if let condition = claim.condition { conditions.add(Self.withoutConnective(condition), at: place) }
    switch claim.payload {
    case .thread(.named(let name)): threads.add(name, at: place)
    case .order(_, .event(let phrase)): events.add(phrase, at: place)
    case .trigger(let event), .noTrigger(let event, _): events.add(event, at: place)
    case .prohibition(let action, let object, _), .obligation(let action, let object, _):
      actions.add(object, at: place, prefix: action.rawValue)
    case .misuseResult(let misuse, let result):
      actions.add(misuse.object, at: place, prefix: misuse.action.rawValue)
      if result.contains(" ") { events.add(result, at: place) }
    case .effect(let state, _): states.add(state, at: place)
    case .immutability(_, .event(let phrase)): events.add(phrase, at: place)
    default: break
    }
  }

  private static func withoutConnective(_ condition: String) -> String {
    condition.split(separator: " ").drop { ["when", "whenever", "if", "while", "only"].contains($0.lowercased()) }
      .joined(separator: " ")
  }
}

private struct PhraseList {
  private var order: [String] = []
  private var found: [String: MentionedPhrases.Entry] = [:]
  private var names: Set<String> = []

  var entries: [MentionedPhrases.Entry] { order.compactMap { found[$0] } }

  mutating func add(_ phrase: String, at place: String, prefix: String = "") {
    let key = PhraseKey(phrase)
    // A phrase of nothing but function words cannot be looked up.
    guard !key.isEmpty else { return }
    let id = "\(prefix) \(key)"
    if var entry = found[id] {
      if !entry.phrases.contains(phrase), !entry.phrases.contains(where: { PhraseKey($0) == key }) {
        entry.phrases.append(phrase)
      }
      if !entry.places.contains(place) { entry.places.append(place) }
      found[id] = entry
      return
    }
    order.append(id)
    found[id] = .init(name: unused(name(prefix, key)), phrases: [phrase], places: [place])
  }

  private func name(_ prefix: String, _ key: PhraseKey) -> String {
    let words = key.words.prefix(4).map { $0.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }.filter {
      !$0.isEmpty
    }
    let name = ([prefix] + words).filter { !$0.isEmpty }.joined(separator: "-")
    return name.isEmpty ? "phrase" : name
  }

  private mutating func unused(_ name: String) -> String {
    var candidate = name
    var count = 1
    while !names.insert(candidate).inserted {
      count += 1
      candidate = "\(name)-\(count)"
    }
    return candidate
  }
}
