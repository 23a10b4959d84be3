/// Names that their marks tell from a title in prose, without backticks: "terminate/2", "Tank#close", "do_action( 'tank_closed' )".
extension HeadingReader {
  static func marked(_ text: String) -> MethodName? {
    hooked(text) ?? withArity(text) ?? ofInstance(text)
  }

  /// "terminate/2", "c:handle_call/3": a function of Erlang or Elixir by its arity.
  private static func withArity(_ text: String) -> MethodName? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[1].count), parts[1].allSatisfy(\.isNumber),
      case let name = parts[0].hasPrefix("c:") ? parts[0].dropFirst(2) : parts[0], name.first?.isLowercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_?!".contains($0) })
    else { return nil }
    return MethodName(code: text)
  }

  /// "Tank#close": an instance's method in Ruby, Java or JavaScript.
  private static func ofInstance(_ text: String) -> MethodName? {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].first?.isUppercase == true, parts[1].first?.isLowercase == true,
      parts[0].allSatisfy({ $0.isLetter || $0.isNumber || ".:".contains($0) }), parts[0].contains(where: \.isLowercase),
      case let name = parts[1].prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }),
      name.endIndex == parts[1].endIndex || parts[1].hasSuffix(")") && parts[1][name.endIndex] == "("
    else { return nil }
    return MethodName(code: text)
  }

  /// "do_action( 'tank_closed', $tank )", "apply_filters( 'tank_rows', $rows )": what is hooked into.
  private static func hooked(_ text: String) -> MethodName? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      ["do_action", "apply_filters", "do_action_ref_array", "apply_filters_ref_array"].contains(text[..<open]),
      let name = text[text.index(after: open)...].dropLast().split(separator: ",").first?.filter({ $0 != " " }),
      let mark = name.first, "'\"‘“".contains(mark), let last = name.last, "'\"’”".contains(last), name.count > 3
    else { return nil }
    let bare = name.dropFirst().dropLast()
    return bare.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) } ? MethodName(written: String(bare)) : nil
  }
}
