/// Initialisers by which a registered class is made: that takes one which every subclass has.
struct MadeByClass {
  /// The class above each class of the sources.
  private let bases: [String: String]

  /// - Parameter sources: all that refer to one another.
  init(_ sources: [SwiftText]) {
    let classes = sources.flatMap(\.declarations).filter(\.isClass)
    bases = Dictionary(classes.map { ($0.name, $0.inherited.first ?? "") }) { first, _ in first }
  }

  func edits(in source: SwiftText) -> [SourceEdit] {
    let types = source.declarations
    return source.tokens.indices.compactMap { index in
      guard source.tokens[index].text == "init", index + 2 < source.tokens.count else { return nil }
      let name = types.last { $0.body.contains(index) }?.name ?? ""
      guard let word = source.overrideWord(before: index) else {
        return source.beginsInit(at: index, isPlain: isCollection(name))
      }
      guard isMaking(source.labels(after: index), of: name) else { return nil }
      return SourceEdit(range: source.tokens[word].range, text: "required")
    }
  }

  /// The collection of the original has no `init()`, so a subclass that has one does not override it.
  private func isCollection(_ type: String) -> Bool { bases[type] == "ASCollectionNode" }

  private func isMaking(_ labels: [String], of type: String) -> Bool {
    switch labels {
    case ["reuseIdentifier"], ["style", "reuseIdentifier"]: true
    case ["frame"]: isReusedView(type)
    default: false
    }
  }

  private func isReusedView(_ type: String) -> Bool {
    var (current, seen) = (type, Set<String>())
    while let base = bases[current], seen.insert(current).inserted { current = base }
    return ["UICollectionViewCell", "UICollectionReusableView"].contains(current)
  }
}

extension SwiftText {
  /// The word that is missing before an initialiser without parameters.
  ///
  /// - Parameter isPlain: whether it is a new one where the source comes from.
  fileprivate func beginsInit(at index: Int, isPlain: Bool) -> SourceEdit? {
    let start = tokens[index].range.lowerBound
    guard isPlain, index > 0, ![".", "super", "self"].contains(tokens[index - 1].text), tokens[index + 1].text == "(",
      tokens[index + 2].text == ")"
    else { return nil }
    return SourceEdit(range: start..<start, text: "override ")
  }

  /// The `override` among the modifiers of a member.
  fileprivate func overrideWord(before index: Int) -> Int? {
    (startOfModifiers(before: index)..<index).first { tokens[$0].text == "override" }
  }

  /// The labels of an initialiser's parameters.
  fileprivate func labels(after index: Int) -> [String] {
    guard tokens[index + 1].text == "(", let close = closing[index + 1] else { return [] }
    var (labels, place) = ([String](), index + 2)
    while place < close {
      if ["(", ","].contains(tokens[place - 1].text), tokens[place].isName { labels.append(tokens[place].text) }
      place = closing[place].map { $0 + 1 } ?? place + 1
    }
    return labels
  }
}
