/// Decides what an inline tag does to the text around it, and remembers which tags are open.
struct InlineTags {
  enum Meaning: Equatable {
    /// Not a tag at all but a word in angle brackets, such as a type argument.
    case word
    case lineBreak
    case nothing(InlineText.Mark.Side)
    case openCode, closeCode
    case openLink(url: String)
    case closeLink
    case emphasis(InlineText.Mark.Side)
  }

  private var emphasisDepth = 0
  private var openCode: String?
  private var linkDepth = 0
  /// How many of each other element are open.
  private var others: [String: Int] = [:]
  /// The last event that closes each element, found when the first tag is met.
  private var lastClosing: [String: Int]?

  var isEmphasized: Bool { emphasisDepth > 0 }
  var isRaised: Bool { others["sup", default: 0] > 0 }
  var isStruckOut: Bool { HTMLNames.strikingOut.contains { others[$0, default: 0] > 0 } }

  mutating func meaning(of tag: HTMLTag, in tree: MarkdownTree, rest: Range<Int>) -> Meaning {
    let name = tag.lowercasedName
    if tag.shape == .comment { return .nothing(.void) }
    if name == "br" { return .lineBreak }
    if HTMLNames.void.contains(name) || tag.shape == .selfClosing { return .nothing(.void) }
    if !HTMLNames.isKnown(name) { return unknown(tag, in: tree, rest: rest) }
    return tag.shape == .opening ? opening(tag, name, in: tree, rest: rest) : closing(name)
  }

  private mutating func opening(_ tag: HTMLTag, _ name: String, in tree: MarkdownTree, rest: Range<Int>) -> Meaning {
    guard isClosed(name, in: tree, rest: rest) else { return .nothing(.void) }
    if HTMLNames.code.contains(name), openCode == nil {
      openCode = name
      return .openCode
    }
    if HTMLNames.emphasis.contains(name) {
      emphasisDepth += 1
      return .emphasis(.opening)
    }
    if name == "a", openCode == nil, let url = HTMLAttributes.value(of: "href", inTag: tag.source) {
      linkDepth += 1
      return .openLink(url: url)
    }
    return open(name)
  }

  private mutating func closing(_ name: String) -> Meaning {
    if name == openCode {
      openCode = nil
      return .closeCode
    }
    if HTMLNames.emphasis.contains(name), emphasisDepth > 0 {
      emphasisDepth -= 1
      return .emphasis(.closing)
    }
    if name == "a", linkDepth > 0, openCode == nil {
      linkDepth -= 1
      return .closeLink
    }
    return close(name)
  }

  private mutating func open(_ name: String) -> Meaning {
    others[name, default: 0] += 1
    return .nothing(.opening)
  }

  private mutating func close(_ name: String) -> Meaning {
    guard let count = others[name], count > 0 else { return .nothing(.void) }
    others[name] = count - 1
    return .nothing(.closing)
  }

  private mutating func unknown(_ tag: HTMLTag, in tree: MarkdownTree, rest: Range<Int>) -> Meaning {
    let isCode = tag.name != tag.lowercasedName && !tag.hasAttributes && !tag.name.contains("-")
    if isCode { return .word }
    if tag.shape == .closing { return close(tag.name) }
    guard isClosed(tag.lowercasedName, in: tree, rest: rest) else {
      return tag.hasAttributes || tag.name.contains("-") ? .nothing(.void) : .word
    }
    return open(tag.name)
  }

  private mutating func isClosed(_ name: String, in tree: MarkdownTree, rest: Range<Int>) -> Bool {
    let closing = lastClosing ?? Self.closings(in: tree, rest)
    lastClosing = closing
    return closing[name].map { $0 >= rest.lowerBound } ?? false
  }

  private static func closings(in tree: MarkdownTree, _ events: Range<Int>) -> [String: Int] {
    var closings: [String: Int] = [:]
    for index in events where tree.events[index].kind == .htmlInline {
      let tag = HTMLTag(tree.literal(of: tree.events[index]))
      if tag.shape == .closing { closings[tag.lowercasedName] = index }
    }
    return closings
  }
}
