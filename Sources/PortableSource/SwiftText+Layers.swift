extension SwiftText {
  /// How the layers are made that classes of views name: `override class var layerClass: AnyClass { WaveLayer.self }`.
  var layerClassEdits: [SourceEdit] {
    tokens.indices.dropLast(2).compactMap { index in
      guard tokens[index].text == "var", tokens[index + 1].text == "layerClass",
        tokens[startOfModifiers(before: index)..<index].contains(where: { $0.text == "override" }),
        let open = tokens[index...].firstIndex(where: { $0.text == "{" }), let close = closing[open],
        let layer = namedClass(in: (open + 1)..<close)
      else { return nil }
      let place = tokens[close].range.upperBound
      return SourceEdit(
        range: place..<place, text: "; override class func makeOwnLayer() -> CALayer? { \(layer)() }")
    }
  }

  /// The class that a body returns, if that is all it does.
  private func namedClass(in body: Range<Int>) -> String? {
    var words = tokens[body].map(\.text)
    if words.first == "get", words.count > 2 { words = Array(words.dropFirst(2).dropLast()) }
    if words.first == "return" { words.removeFirst() }
    guard words.count > 2, words.suffix(2) == [".", "self"] else { return nil }
    let path = words.dropLast(2)
    return path.allSatisfy { $0 == "." || $0.first?.isLetter == true || $0.first == "_" } ? path.joined() : nil
  }
}
