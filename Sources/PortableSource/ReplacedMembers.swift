/// Overrides in extensions of classes that are in no source: `extension UINavigationController { override var shouldAutorotate: Bool … }`.
/// They cannot move into the class, so they take the place of what the class has, which the kit lets them where that is usual.
extension SwiftText {
  func replacements(in type: TypeDeclaration) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var index = type.body.lowerBound + 1
    while index < type.body.upperBound {
      if ["func", "var"].contains(tokens[index].text) {
        let modifiers = startOfModifiers(before: index)..<index
        if tokens[modifiers].contains(where: { $0.text == "override" }) {
          edits += replacement(of: index, modifiers: modifiers)
        }
      }
      index = closing[index].map { $0 + 1 } ?? index + 1
    }
    return edits
  }

  private func replacement(of keyword: Int, modifiers: Range<Int>) -> [SourceEdit] {
    let (name, place) = (tokens[keyword + 1].text, tokens[keyword].range.lowerBound)
    let isMethod = tokens[keyword].text == "func"
    guard let full = isMethod ? methodName(at: keyword + 1) : name else { return [] }
    return modifiers.map { blank(tokens[$0].range) } + [
      SourceEdit(range: place..<place, text: "@_dynamicReplacement(for: \(full)) "),
      SourceEdit(range: tokens[keyword + 1].range, text: "replaced_\(name)"),
    ] + (isMethod ? [] : observerEdits(of: name, after: keyword))
  }

  /// `touchesBegan(_:with:)`.
  private func methodName(at index: Int) -> String? {
    guard tokens[index + 1].text == "(", let close = closing[index + 1] else { return nil }
    var labels = ""
    var place = index + 1
    while place < close {
      if place == index + 1 || tokens[place].text == ",", let label = label(at: place + 1) { labels += label + ":" }
      place = closing[place].flatMap { place == index + 1 ? nil : $0 } ?? place + 1
    }
    return "\(tokens[index].text)(\(labels))"
  }

  private func label(at index: Int) -> String? {
    let isNamed = tokens[index].isName && index + 2 < tokens.count
    guard isNamed, tokens[index + 1].text == ":" || tokens[index + 2].text == ":" else { return nil }
    return tokens[index].text
  }

  /// What is done when a property was set is done after it was set in the superclass: what takes a place keeps nothing itself.
  private func observerEdits(of name: String, after keyword: Int) -> [SourceEdit] {
    guard let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }), open + 2 < tokens.count,
      tokens[open + 1].text == "didSet", tokens[open + 2].text == "{", let close = closing[open + 2]
    else { return [] }
    let set = "get { super.\(name) } set { let oldValue = super.\(name); super.\(name) = newValue; do"
    let end = tokens[close].range.upperBound
    return [SourceEdit(range: tokens[open + 1].range, text: set), SourceEdit(range: end..<end, text: " }")]
  }
}
