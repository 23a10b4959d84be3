import SpecDocument

/// Titles that belong together, and what they make of their sections.
extension Headings {
  /// "ValveMadeEvent" and "StartPumpEvent": two of one kind, and neither is the other's.
  static func areAlike(_ reading: HeadingReader.Reading, _ type: String?) -> Bool {
    guard let type, reading.methods.count == 1, reading.methods[0].base.first?.isUppercase == true else { return false }
    return lastWord(of: type).count > 3 && lastWord(of: type) == lastWord(of: reading.methods[0].base)
  }

  /// "Event" of "ValveMadeEvent".
  static func lastWord(of name: String) -> Substring {
    name.lastIndex(where: \.isUppercase).map { name[$0...] } ?? ""
  }

  /// "# tank_surface" over "## tank_surface.close": the name of a type, although it is written as functions are, and its members.
  static func owned(_ document: Document, _ readings: [HeadingReader.Reading]) -> [Int: HeadingReader.Reading] {
    var owned: [Int: HeadingReader.Reading] = [:]
    for section in document.sections {
      guard let parent = section.parent, owned[parent] != nil || readings[parent].methods.count == 1,
        case let owner = document.sections[parent].title.joinedText, !owner.contains(" "), !owner.hasSuffix(")"),
        let member = member(section.title.joinedText, of: owner)
      else { continue }
      owned[parent] = HeadingReader.Reading(type: owner)
      owned[section.index] = HeadingReader.Reading(methods: [MethodName(written: member)])
    }
    return owned
  }

  /// "close" of "tank_surface.close (request)".
  private static func member(_ title: String, of owner: String) -> String? {
    guard title.hasPrefix(owner),
      let mark = [".", "::", "#"].first(where: { title.dropFirst(owner.count).hasPrefix($0) })
    else { return nil }
    let name = title.dropFirst(owner.count + mark.count).prefix { $0 != " " }
    return name.first?.isLetter == true ? String(name) : nil
  }

  /// "Tank.Fill" behind "Tank": none that the next entry would belong to.
  static func isMember(_ type: String, of open: String?) -> Bool {
    open.map { type.hasPrefix($0 + ".") } ?? false
  }

  /// "## `PumpFilter`", "## `Fill`": methods in capitals, side by side, unless the text of the one calls it a type.
  static func isBeside(_ reading: HeadingReader.Reading, _ type: String?, _ undeclared: Set<String>) -> Bool {
    guard let type, undeclared.contains(type) else { return false }
    return reading.methods.allSatisfy { $0.base.first?.isUppercase == true }
  }

  /// "## class Tank", "## `TankDelegate`", or "The interface of …" below it.
  static func isDeclared(_ section: Section, as type: String, _ opening: [Substring]?) -> Bool {
    let words =
      section.title.joinedText.split(separator: " ").map { $0.lowercased() }
      + (opening ?? []).map { $0.lowercased() }
    return HeadingReader.isOfHooks(type)
      || words.contains { kindsOfTypes.contains($0.trimmingCharacters(marks: ".,:;")) }
  }

  private static let kindsOfTypes: Set = [
    "class", "interface", "protocol", "struct", "structure", "type", "trait", "object", "mixin", "module", "delegate",
    "methods", "base", "abstract", "enum", "union", "namespace",
  ]

  /// `Mode.MAIN`: one value of an enumeration, which has no methods.
  static func isConstant(_ type: String) -> Bool {
    guard let last = type.split(separator: ".").last, type.contains(".") else { return false }
    return last.count > 1 && last.allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
  }

  /// "# tank" over the entries of a page: the name of a library in small letters, and of a method only where no other has an entry.
  static func pageTitle(_ document: Document) -> Int? {
    let titles = document.sections.filter { $0.level == 1 }
    guard titles.count == 1, titles[0].title.count == 1, titles[0].title[0].kind == .text,
      titles[0].title[0].text.allSatisfy({ $0.isLowercase || "-_".contains($0) })
    else { return nil }
    return titles[0].index
  }

  static func bearings(_ document: Document) -> [Int: Bearing] {
    let platforms = document.sections.count { SectionTitle.isPlatform(Tokenizer.tokens(of: $0.title)) }
    return document.sections.reduce(into: [:]) { bearings, section in
      // "# History" over a page may be a thing that has a history.
      guard section.level > 1 || section.level == 1 && section.title.joinedText != "History" else { return }
      bearings[section.index] = SectionTitle.bearing(section.title, hasPlatforms: platforms > 1)
    }
  }

  /// What manual pages print in capitals over their parts.
  private static let captionsOfManuals: Set = [
    "NAME", "SYNOPSIS", "DESCRIPTION", "OVERVIEW", "ARGUMENTS", "PARAMETERS", "OPTIONS", "RETURN", "RETURNS", "ERRORS",
    "DIAGNOSTICS", "NOTES", "NOTE", "REMARKS", "CAVEATS", "WARNINGS", "WARNING", "RESTRICTIONS", "EXAMPLES", "EXAMPLE",
    "USAGE", "FILES", "ENVIRONMENT", "ATTRIBUTES", "AVAILABILITY", "VERSIONS", "STANDARDS", "CONFORMING", "SECURITY",
    "AUTHOR", "AUTHORS", "COPYRIGHT", "INTRODUCTION", "BACKGROUND", "RATIONALE", "SUMMARY", "DETAILS", "FUNCTIONS",
    "CALLBACKS", "THREADS", "MULTITHREADING", "IMPLEMENTATION", "APPLICATION", "DEFINITIONS", "README", "TODO",
  ]

  /// "## POSTING", "## ASYNC" side by side: values of one enumeration.
  static func modes(_ document: Document) -> [Int: String] {
    let titled = document.sections.filter { section in
      let text = section.title.joinedText
      return text.count > 3 && text.allSatisfy { $0.isUppercase || $0 == "_" } && section.title.count == 1
        && !captionsOfManuals.contains(text)
    }
    let groups = Dictionary(grouping: titled) { $0.parent ?? -1 }.values.filter { $0.count > 1 }
    return Dictionary(groups.flatMap(\.self).map { ($0.index, $0.title.joinedText) }) { first, _ in first }
  }

  /// "# Pump" over "## Valve" and "## `fill()`", "# pump_core": the methods are those of the page's type, or functions of its module.
  ///
  /// - Parameter types: how many types stand below it: several are those of a reference under the name of its product.
  static func isOwner(_ section: Section, _ reading: HeadingReader.Reading, types: Int) -> Bool {
    guard section.level == 1, reading.methods.isEmpty, section.title.count == 1, types < 2 else { return false }
    let title = section.title[0].text
    return reading.type != nil || title.contains("_") && title.allSatisfy { $0.isLowercase || $0 == "_" || $0.isNumber }
  }
}
