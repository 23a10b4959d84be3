extension MethodName {
  /// The name of a parameter that is called, without the direction that references of C write in front: "[in] done", "[in,out] state".
  init(parameter text: String) {
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]"),
      Self.directions.contains(text[..<end].dropFirst().filter { $0.isLetter }),
      case let name = text[text.index(after: end)...].drop(while: { $0 == " " }), !name.isEmpty
    else {
      self.init(written: text)
      return
    }
    self.init(written: String(name))
  }

  private static let directions: Set<String> = ["in", "out", "inout"]
}
