/// A method of a protocol that may be left out.
struct OptionalMethod {
  let name: String
  let isStatic: Bool
  /// From `func` to the end.
  let range: Range<Int>
  /// What is between its brackets.
  let parameters: [Parameter]
  /// Behind the name, up to what it returns.
  let head: Range<Int>
  /// As written; empty if it returns nothing.
  let result: String

  struct Parameter {
    let label: String
    let name: String
    /// The same passed on.
    var argument: String { label == "_" ? name : "\(label): \(name)" }
  }

  private var isSilent: Bool { result.isEmpty || result == "Void" || result == "()" }
  private var mayBeNil: Bool { result.hasSuffix("?") || result.hasSuffix("!") }
  var isAnswering: Bool { !isSilent && !mayBeNil }

  /// What it does where it is left out. A name that belongs to a method of the kit is left alone: that one has to be there.
  func body(asking: Set<String>) -> String? {
    if isSilent { return "{}" }
    return mayBeNil ? "{ nil }" : asking.contains(name) ? "{ LeftOut.result() }" : nil
  }

  /// The method that is called with a question mark.
  func question(_ head: String) -> String {
    let call = "self.\(name)(\(parameters.map(\.argument).joined(separator: ", ")))"
    let answer = mayBeNil ? "\(result) { \(call) }" : "(\(isSilent ? "Void" : result))? { LeftOut.ifThere { \(call) } }"
    return "func \(Self.prefix)\(name)\(head) -> \(answer)"
  }

  static let prefix = "ifThere_"
}
