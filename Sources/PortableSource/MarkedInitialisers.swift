/// Nodes whose sources say where initialisers begin and end: what comes after one, in the initialiser of whoever makes the node, is none of
/// the node's doing, and without a word nobody could tell. Stored properties are made before an initialiser's first word, so the first of them
/// says that.
struct MarkedInitialisers {
  private let bases: ClassBases

  /// - Parameter sources: all that refer to one another.
  init(_ sources: [SwiftText]) { bases = ClassBases(sources) }

  func edits(in source: SwiftText) -> [SourceEdit] {
    let types = source.declarations
    let initialisers = source.bodiesOfInitialisers.compactMap { index, brace in
      types.last { $0.body.contains(index) }.map { (type: $0, brace: brace) }
    }.filter { isNode($0.type.name) }
    let marks = initialisers.map { found in
      source.insertion(
        after: found.brace,
        "ASDisplayNode.initialiserBegins(\(found.type.name).self); "
          + "defer { ASDisplayNode.initialiserEnds(\(found.type.name).self) };")
    }
    let classes = types.filter { $0.isClass && isNode($0.name) }.map { type in
      let isInherited = !initialisers.contains { $0.type.body == type.body }
      return source.insertion(
        after: type.body.lowerBound,
        "public override class var inheritsInitialisers: Bool { \(isInherited) }; "
          + "private let propertiesOf\(type.name): Void = ASDisplayNode.propertiesBegin(\(type.name).self);")
    }
    return marks + classes
  }

  /// Whether what is above a class ends at one of the kit's nodes.
  private func isNode(_ type: String) -> Bool {
    let root = bases.root(of: type)
    return root != type && root.hasPrefix("AS") && root.hasSuffix("Node")
  }
}

extension SwiftText {
  /// Each initialiser, and the brace that its body begins with.
  fileprivate var bodiesOfInitialisers: [(index: Int, brace: Int)] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "init", index > 0, ![".", "func"].contains(tokens[index - 1].text),
        let brace = braceOfInitialiser(at: index)
      else { return nil }
      return (index, brace)
    }
  }

  /// Behind parameters, and behind `throws` and conditions on types.
  private func braceOfInitialiser(at index: Int) -> Int? {
    var next = index + 1
    while next < tokens.count, ["?", "!"].contains(tokens[next].text) { next += 1 }
    if next < tokens.count, tokens[next].text == "<" {
      guard let parameters = tokens[next...].firstIndex(where: { $0.text == "(" }) else { return nil }
      next = parameters
    }
    guard next < tokens.count, tokens[next].text == "(", let close = closing[next] else { return nil }
    next = close + 1
    while next < tokens.count, ["throws", "rethrows", "async"].contains(tokens[next].text) { next += 1 }
    return next < tokens.count && tokens[next].text == "{" ? next : nil
  }

  fileprivate func insertion(after index: Int, _ text: String) -> SourceEdit {
    let place = tokens[index].range.upperBound
    return SourceEdit(range: place..<place, text: " " + text)
  }
}
