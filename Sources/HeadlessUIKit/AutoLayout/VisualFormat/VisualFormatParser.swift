import Foundation

/// Reads a visual format from the left to the right.
struct VisualFormatParser {
  private let text: [Character]
  /// Where the characters are in the text as it is written; what stands between them means nothing.
  private let offsets: [Int]
  private var place = 0

  init(_ text: String) {
    let written = text.enumerated().filter { !$0.element.isWhitespace }
    self.text = written.map(\.element)
    offsets = written.map(\.offset) + [text.count]
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if accept("V:") { format.axis = .vertical } else { _ = accept("H:") }
    format.parts.append(try part())
    while place < text.count {
      format.distances.append(try distance())
      format.parts.append(try part())
    }
    guard format.parts.contains(where: { $0 != .edge }) else { throw failure("[view]") }
    guard !format.parts.dropFirst().dropLast().contains(.edge) else { throw failure("| at an end only") }
    return format
  }

  private mutating func part() throws(VisualFormatError) -> VisualFormat.Part {
    if accept("|") { return .edge }
    try expect("[")
    let name = word()
    guard !name.isEmpty else { throw failure("a view's name") }
    let predicates = accept("(") ? try self.predicates() : []
    try expect("]")
    return .view(name, predicates)
  }

  private mutating func distance() throws(VisualFormatError) -> VisualFormat.Distance {
    guard accept("-") else { return .none }
    if accept("(") {
      let predicates = try self.predicates()
      try expect("-")
      return .predicates(predicates)
    }
    guard let next = peek, next != "[", next != "|" else { return .standard }
    let predicate = VisualFormat.Predicate(length: try length(), priority: accept("@") ? try length() : nil)
    try expect("-")
    return .predicates([predicate])
  }

  /// After the opening bracket, and through the closing one.
  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      let relation = relation()
      let length = try length()
      let priority = accept("@") ? try self.length() : nil
      predicates.append(VisualFormat.Predicate(relation: relation, length: length, priority: priority))
    } while accept(",")
    try expect(")")
    return predicates
  }

  private mutating func relation() -> NSLayoutConstraint.Relation {
    if accept("<=") { return .lessThanOrEqual }
    if accept(">=") { return .greaterThanOrEqual }
    _ = accept("==")
    return .equal
  }

  private mutating func length() throws(VisualFormatError) -> VisualFormat.Predicate.Length {
    let isNegative = accept("-")
    let word = word(dots: true)
    guard !word.isEmpty else { throw failure("a number or a name") }
    if word.allSatisfy({ $0.isNumber || $0 == "." }), let number = Double(word) {
      return .number(CGFloat(isNegative ? -number : number))
    }
    guard !isNegative else { throw failure("a number") }
    return .named(word)
  }

  // MARK: Characters

  private var peek: Character? { place < text.count ? text[place] : nil }

  private mutating func accept(_ expected: String) -> Bool {
    let characters = Array(expected)
    guard text[place...].starts(with: characters) else { return false }
    place += characters.count
    return true
  }

  private mutating func expect(_ expected: String) throws(VisualFormatError) {
    guard accept(expected) else { throw failure(expected) }
  }

  private mutating func word(dots: Bool = false) -> String {
    let start = place
    while let next = peek, next.isLetter || next.isNumber || next == "_" || dots && next == "." { place += 1 }
    return String(text[start..<place])
  }

  private func failure(_ expected: String) -> VisualFormatError {
    VisualFormatError(expected: expected, offset: offsets[place])
  }
}
