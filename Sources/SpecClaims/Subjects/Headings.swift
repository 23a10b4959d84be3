import SpecDocument

/// What the headings of a document say, read once: every section asks for those above and before it.
package struct Headings: Sendable {
  /// One for each section.
  let readings: [HeadingReader.Reading]
  /// For a section of methods: the type that a heading before it at the same level has opened. Extracted references list a type and
  /// its methods at one level.
  let typesBefore: [String?]
  package let known: KnownNames
  /// The sections that begin with a deed for which a callback is given: "Starts the pump", "Registers a listener".
  let handsOver: Set<Int>
  /// The sections that begin with what the method does ("Opens a tank"), and speak of no override or call of it by somebody else.
  let calledByReaders: Set<Int>
  /// The sections that tell of a call or an event which comes from elsewhere.
  let hooks: Set<Int>
  /// Those of them that say that something is overridden, or called by somebody else.
  let written: Set<Int>
  /// What their titles make of the text of sections: "On iOS", "Known issues".
  let bearings: [Int: Bearing]
  /// The sections that are titled with one of several modes in capitals: "POSTING", "ASYNC".
  let modes: [Int: String]
  /// The sections that describe in commands: "Drain the tank".
  let describesInCommands: Set<Int>
  /// The sections under the same parent, in order, and the place of each among them.
  private let siblings: [Int: [Int]]
  private let ranks: [Int]
  /// How often each caption occurs.
  private let captions: [String: Int]

  package init(_ document: Document) {
    let openings = Self.openings(document)
    bearings = Self.bearings(document)
    modes = Self.modes(document)
    describesInCommands = Set(openings.filter { HeadingReader.describesInCommands($0.value) }.keys)
    let telling = HeadingReader.hooks(document)
    (written, hooks) = telling
    handsOver = Set(openings.filter { HeadingReader.handsOver($0.value) }.keys).union(Self.callingGiven(document))
    let hasSlots = document.sections.contains { section in
      openings[section.index].map { HeadingReader.isSlot(section.title, opening: $0) } ?? false
    }
    var readings = document.sections.map { section in
      let reading = HeadingReader.read(section.title, hasSlots: hasSlots)
      guard reading.methods.isEmpty, !reading.isGeneral, let opening = openings[section.index],
        let named = HeadingReader.event(section.title, opening: opening)
          ?? HeadingReader.member(section.title, opening: opening)
          ?? HeadingReader.called(section.title, opening: opening)
          ?? (telling.all.contains(section.index) ? HeadingReader.hyphened(section.title) : nil)
      else { return reading }
      return HeadingReader.Reading(methods: [named])
    }
    if let title = Self.pageTitle(document),
      readings.indices.count(where: { $0 != title && !readings[$0].methods.isEmpty }) > 1
    {
      readings[title] = HeadingReader.Reading()
    }
    for (index, name) in HeadingReader.tabled(document).merging(Self.pageOfFunction(document), uniquingKeysWith: { $1 })
    where readings[index].methods.isEmpty {
      readings[index] = HeadingReader.Reading(methods: [name])
    }
    readings = Self.owned(document, readings).reduce(into: readings) { $0[$1.key] = $1.value }
    let asTypes = Self.spelledAsTypes(document, readings)
    for (index, name) in asTypes { readings[index] = HeadingReader.Reading(methods: [name]) }
    self.readings = readings
    known = KnownNames(Set(readings.flatMap(\.methods).map(\.base)))
    let libraries = Self.libraries(readings)
    calledByReaders = HeadingReader.calledByReaders(
      document, openings, functions: readings.indices.filter { Self.isFunction(readings[$0], of: libraries) })
    let typesBelow = zip(document.sections, readings).filter { $0.1.type?.contains(where: \.isLowercase) == true }
      .reduce(into: [Int: Int]()) { counts, typed in counts[typed.0.parent ?? -1, default: 0] += 1 }
    let owners = Set(zip(document.sections, readings).filter { !$0.1.methods.isEmpty }.compactMap(\.0.parent))
    var types: [String?] = []
    var open: [Place: String] = [:]
    var siblings: [Int: [Int]] = [:]
    var ranks: [Int] = []
    var undeclared: Set<String> = []
    for (section, reading) in zip(document.sections, readings) {
      let place = Place(parent: section.parent, level: section.level)
      // What is spelt as types are may have a method before it as well as a type.
      let isOfLibrary = reading.methods.contains { Self.prefix($0).map(libraries.contains) == true }
      types.append(
        reading.methods.isEmpty
          || section.parent.map { Self.isOwner(document.sections[$0], readings[$0], types: typesBelow[$0, default: 0]) }
            == true
          || asTypes[section.index] != nil || isOfLibrary || Self.areAlike(reading, open[place])
          || Self.isBeside(reading, open[place], undeclared) ? nil : open[place])
      // A constant has no functions: "TANK_ONCE" stands beside them.
      // "## `Tank`" with "### `fill()`" below it: what stands beside it is not the tank's.
      if let type = reading.type, type.contains(where: \.isLowercase) {
        if !Self.isDeclared(section, as: type, openings[section.index]) { undeclared.insert(type) }
        open[place] =
          owners.contains(section.index) || Self.isMember(type, of: open[place]) || Self.isConstant(type) ? nil : type
      } else if reading.methods.isEmpty, !reading.isCaption {
        open[place] = nil
      }
      ranks.append(siblings[section.parent ?? -1, default: []].count)
      siblings[section.parent ?? -1, default: []].append(section.index)
    }
    captions = zip(document.sections, readings).filter(\.1.isCaption)
      .reduce(into: [:]) { counts, caption in counts[caption.0.title.joinedText, default: 0] += 1 }
    (typesBefore, self.siblings, self.ranks) = (types, siblings, ranks)
  }

  /// "tank" of `tank_open()`, `tank_fill()`, `tank_drain()`: functions with a mark of their own stand beside the types of their library.
  private static func libraries(_ readings: [HeadingReader.Reading]) -> Set<String> {
    let prefixes = readings.flatMap(\.methods).compactMap(prefix)
    let counts = Dictionary(prefixes.map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value > 2 && $0.key.count > 2 || $0.value > 5 && $0.key.count > 1 }.keys)
  }

  /// `tank_open`, and not `tank_leak_callback`: what is called back bears the library's mark as well.
  private static func isFunction(_ reading: HeadingReader.Reading, of libraries: Set<String>) -> Bool {
    guard reading.methods.count == 1, let prefix = prefix(reading.methods[0]), libraries.contains(prefix) else {
      return false
    }
    let last = reading.methods[0].base.split(separator: "_").last.map { $0.lowercased() } ?? ""
    return !["callback", "cb", "func", "fn", "hook", "handler", "listener", "t", "notify", "proc"].contains(last)
  }

  private static func prefix(_ name: MethodName) -> String? {
    let parts = name.base.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 1, !parts[0].isEmpty, !HeadingReader.isHook(name),
      !["get", "set", "is", "add", "pre", "post"].contains(parts[0])
    else { return nil }
    return String(parts[0])
  }

  /// The first words of each section.
  private static func openings(_ document: Document) -> [Int: [Substring]] {
    var words: [Int: [Substring]] = [:]
    for sentence in document.sentences where words[sentence.section] == nil && !isParameter(sentence) {
      words[sentence.section] = sentence.text.split(separator: " ", maxSplits: 3).prefix(3).map { $0 }
    }
    return words
  }

  /// The sections whose first sentence has the method call somebody's callback.
  private static func callingGiven(_ document: Document) -> Set<Int> {
    var seen: Set<Int> = []
    return Set(
      document.sentences.filter {
        !isParameter($0) && seen.insert($0.section).inserted && HeadingReader.callsGiven($0.text)
      }.map(\.section)
    )
  }

  /// "* `size` {number} …", "* Returns: {Tank}", "Signature: …": what is listed in front of the text of an entry.
  private static func isParameter(_ sentence: Sentence) -> Bool {
    guard case .listItem(_, nil, _) = sentence.place else { return sentence.text.hasPrefix("Signature:") }
    return sentence.text.hasPrefix("`") || sentence.text.prefix { $0 != " " }.hasSuffix(":")
  }

  /// The methods with a capital letter: the text under the heading says that it is about a call, and no entry follows that may be of
  /// a type.
  private static func spelledAsTypes(_ document: Document, _ readings: [HeadingReader.Reading]) -> [Int: MethodName] {
    var candidates: [Int: MethodName] = [:]
    for (section, reading) in zip(document.sections, readings) where reading.methods.isEmpty && !reading.isGeneral {
      let next = section.index + 1 < readings.count ? readings[section.index + 1].methods.first?.base.first : nil
      if next?.isLowercase != true { candidates[section.index] = HeadingReader.capital(section.title) }
    }
    var seen: Set<Int> = []
    var names: [Int: MethodName] = [:]
    for sentence in document.sentences where candidates[sentence.section] != nil && names[sentence.section] == nil {
      let isOpening = seen.insert(sentence.section).inserted
      let name = candidates[sentence.section]?.base ?? ""
      if HeadingReader.pointsAtItself(sentence.text, isOpening: isOpening)
        || isOpening && HeadingReader.tellsOfCall(sentence.text, of: name)
      {
        names[sentence.section] = candidates[sentence.section]
      }
    }
    return names
  }

  private struct Place: Hashable {
    let parent: Int?
    let level: Int
  }

  /// The entry that a caption belongs to although it stands above it in level: a generator that repeats "Notes" for every entry does so.
  func entryAbove(_ index: Int, in document: Document) -> Int? {
    let title = document.sections[index].title.joinedText
    // What stands under "Parameters" describes those, and promises nothing of the entry.
    guard readings[index].isCaption, captions[title, default: 0] > 1,
      !["parameters", "arguments", "returns", "return", "return value"].contains(title.lowercased())
    else { return nil }
    // Of the entry that it stands under, whatever else came before it there.
    if let parent = document.sections[index].parent, !readings[parent].methods.isEmpty { return nil }
    let entry = readings[..<index].lastIndex { !$0.isCaption }
    return entry.flatMap {
      document.sections[$0].level > document.sections[index].level && !readings[$0].methods.isEmpty ? $0 : nil
    }
  }

  /// The nearest section before this one under the same parent and not below it.
  func before(_ index: Int, in document: Document) -> Int? {
    let section = document.sections[index]
    return siblings[section.parent ?? -1]?[..<ranks[index]].last { document.sections[$0].level <= section.level }
  }
}
