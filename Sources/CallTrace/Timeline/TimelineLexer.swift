/// Reads the tokens of one line of a timeline.
struct TimelineLexer {
  private let scalars: [Unicode.Scalar]
  private let line: Int
  private var next = 0

  init(_ text: Substring, line: Int) {
    scalars = Array(text.unicodeScalars)
    self.line = line
  }

  /// The label before the first colon: a role, and a thread number where there is one.
  mutating func label() throws(TimelineError) -> (role: String, thread: UInt16?) {
    skip { $0 == " " }
    let role = try peek() == "`" ? quoted("`") : words()
    skip { $0 == " " }
    let thread: UInt16? = try isDigit(peek()) ? number("a thread") : nil
    skip { $0 == " " }
    guard take(":") else { throw error("a line begins with a role, perhaps a thread number, and a colon") }
    return (role, thread)
  }

  /// The next token, or `nil` at the end of the line.
  mutating func token() throws(TimelineError) -> TimelineToken? {
    skip { " .-·─✘".unicodeScalars.contains($0) }
    guard let first = peek() else { return nil }
    let column = next + 1
    if first == "\t" { throw error("a tab has no certain width; use spaces") }
    if first == "…" { return try nothingAfterEllipsis() }
    if take("?") { return TimelineToken(column: column, content: .missing(try number("missing events"))) }
    return TimelineToken(column: column, content: .call(try call()))
  }

  /// Whether the line ends in `…`: the trace was cut off.
  var endsOpen: Bool { scalars.last { $0 != " " } == "…" }

  private mutating func nothingAfterEllipsis() throws(TimelineError) -> TimelineToken? {
    let start = next
    skip { $0 == "…" || $0 == " " }
    guard peek() == nil else {
      next = start
      throw error("`…` says that the trace was cut off, so nothing can follow it")
    }
    return nil
  }

  private mutating func call() throws(TimelineError) -> TimelineToken.Call {
    let (declaring, name) = try callName()
    let phases = try phases()
    guard take("(") else { throw error("expected the instance: \(name)(1), or \(name)(0) for none") }
    var call = TimelineToken.Call(
      declaring: declaring, name: name, phases: phases, instance: try number("an instance"))
    if take("~") { call.relatesTo = try number("a related instance") }
    if take(":") { call.type = try word("a type") }
    guard take(")") else { throw error("expected `)` after the instance") }
    if take("{") { call.attributes = try attributes() }
    return call
  }

  private mutating func callName() throws(TimelineError) -> (declaring: String?, name: String) {
    var declaring: String?
    var name = try word("a call")
    while take(".") {
      declaring = declaring.map { "\($0).\(name)" } ?? name
      name = try word("a call")
    }
    return (declaring, name + labels())
  }

  /// Argument labels that belong to the name; an instance begins with a digit, so the two cannot be confused.
  private mutating func labels() -> String {
    guard peek() == "(", let close = scalars[next...].firstIndex(of: ")") else { return "" }
    let labels = text(next..<close + 1)
    guard TimelineWord.isLabels(labels) else { return "" }
    next = close + 1
    return labels
  }

  private mutating func phases() throws(TimelineError) -> [CallEvent.Phase] {
    var phases: [CallEvent.Phase] = []
    while let mark = peek(), let phase = CallEvent.Phase(mark: mark) {
      phases.append(phase)
      next += 1
    }
    return phases.isEmpty ? [.enter, .exit] : phases
  }

  private mutating func attributes() throws(TimelineError) -> [String: AttributeValue] {
    var attributes: [String: AttributeValue] = [:]
    repeat {
      let start = next
      let key = try word("an attribute")
      let value = try take("=") ? attributeValue() : .bool(true)
      guard attributes.updateValue(value, forKey: key) == nil else {
        next = start
        throw error("the attribute `\(key)` is given twice")
      }
    } while take(",")
    guard take("}") else { throw error("expected `,` or `}` after an attribute") }
    return attributes
  }

  private mutating func attributeValue() throws(TimelineError) -> AttributeValue {
    if peek() == "\"" { return .string(try quoted("\"")) }
    if isDigit(peek()) || peek() == "-" {
      let isNegative = take("-")
      let start = next
      skip(TimelineWord.isDigit)
      guard let value = Int((isNegative ? "-" : "") + text(start..<next)) else {
        throw error("expected a whole number")
      }
      return .int(value)
    }
    switch try word("a value") {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case let text: return .string(text)
    }
  }

  private mutating func word(_ what: String) throws(TimelineError) -> String {
    if peek() == "`" { return try quoted("`") }
    guard let first = peek(), TimelineWord.isStart(first) else { throw error("expected the name of \(what)") }
    let start = next
    skip(TimelineWord.isPart)
    return text(start..<next)
  }

  /// Names with single spaces between them, up to a number, a colon or the end.
  private mutating func words() throws(TimelineError) -> String {
    var role = try word("a role")
    while peek() == " ", next + 1 < scalars.count, TimelineWord.isStart(scalars[next + 1]) {
      next += 1
      role += " " + (try word("a role"))
    }
    return role
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(TimelineError) -> String {
    let start = next
    next += 1
    var text = String.UnicodeScalarView()
    while let scalar = peek(), scalar != quote {
      next += 1
      text.append(scalar == "\\" ? escaped() : scalar)
    }
    guard take(quote) else {
      next = start
      throw error("this \(quote) has no partner")
    }
    return String(text)
  }

  private mutating func escaped() -> Unicode.Scalar {
    guard let scalar = peek() else { return "\\" }
    next += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return codePoint() ?? scalar
    default: return scalar
    }
  }

  /// `{2028}` behind `\\u`.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard peek() == "{", let close = scalars[next...].firstIndex(of: "}"),
      let value = UInt32(text(next + 1..<close), radix: 16)
    else { return nil }
    next = close + 1
    return Unicode.Scalar(value)
  }

  private mutating func number<Number: FixedWidthInteger>(_ what: String) throws(TimelineError) -> Number {
    let start = next
    skip(TimelineWord.isDigit)
    let digits = text(start..<next)
    if let value = Number(digits) { return value }
    next = start
    throw error(
      digits.isEmpty ? "expected the number of \(what)" : "\(digits) is too large for the number of \(what)")
  }

  private func isDigit(_ scalar: Unicode.Scalar?) -> Bool { scalar.map(TimelineWord.isDigit) ?? false }

  private func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  private func peek() -> Unicode.Scalar? { next < scalars.count ? scalars[next] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    next += 1
    return true
  }

  private mutating func skip(_ isSkipped: (Unicode.Scalar) -> Bool) {
    while let scalar = peek(), isSkipped(scalar) { next += 1 }
  }

  private func error(_ what: String) -> TimelineError { TimelineError(line: line, column: next + 1, what: what) }
}
