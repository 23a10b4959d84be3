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

  static func bearings(_ document: Document) -> [Int: Bearing] {
    let platforms = document.sections.count { SectionTitle.isPlatform(Tokenizer.tokens(of: $0.title)) }
    return document.sections.reduce(into: [:]) { bearings, section in
      guard section.level > 1 else { return }
      bearings[section.index] = SectionTitle.bearing(section.title, hasPlatforms: platforms > 1)
    }
  }
}
