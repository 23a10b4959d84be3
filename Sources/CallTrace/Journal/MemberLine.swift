/// A line that is not an event: the members of its object by key.
struct MemberLine {
  struct Member {
    var key: String
    /// The key as it stands in the line, without its quotation marks.
    var rawKey: RawText
    var value: RawText
  }

  private(set) var members: [Member] = []
  private let line: JSONLine

  init(_ line: inout JSONLine) throws(LineProblem) {
    self.line = line
    var members: [Member] = []
    try line.object { (line, key) throws(LineProblem) in
      let name = try JSONText.decoded(key)
      guard !members.contains(where: { $0.key == name }) else {
        throw .notAllowed("`\(name)` stands twice in the line")
      }
      members.append(Member(key: name, rawKey: key, value: try line.value()))
    }
    try line.expectEnd()
    self.members = members
  }

  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// The value as it stands in the line.
  func text(_ key: String) throws(LineProblem) -> String? {
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    return try line.text(of: member.value)
  }

  func string(_ key: String) throws(LineProblem) -> String? {
    guard let text = try text(key), let member = members.first(where: { $0.key == key }) else { return nil }
    guard member.value.start.pointee == Ascii.quote else { throw .notAllowed("`\(key)` is \(text), not a string") }
    var value = JSONLine(member.value.start)
    return try JSONText.decoded(value.string())
  }

  func bool(_ key: String) throws(LineProblem) -> Bool? {
    switch try text(key) {
    case nil: return nil
    case "true": return true
    case "false": return false
    case let text?: throw .notAllowed("`\(key)` is \(text), neither true nor false")
    }
  }

  func unsigned(_ key: String) throws(LineProblem) -> UInt64? {
    guard let text = try text(key) else { return nil }
    guard let value = Int64(text), value >= 0 else {
      throw .notAllowed("`\(key)` is \(text), not a whole number from 0 on")
    }
    return UInt64(value)
  }

  /// All members but these, as JSON text.
  func others(than known: Set<String>) throws(LineProblem) -> String {
    var texts: [String] = []
    for member in members where !known.contains(member.key) {
      let start = member.rawKey.start - 1
      let end = member.value.start + member.value.count
      texts.append(try line.text(of: RawText(start: start, count: end - start)))
    }
    return texts.joined(separator: ",")
  }
}
