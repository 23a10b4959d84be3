/// Initialisers that classes of here have in other ways than those of the original: a registered class is made by one which every
/// subclass has, and a node has several that can be called.
struct MadeByClass {
  private let bases: ClassBases
  /// Classes with initialisers of their own that take a block for the view.
  private let wrapping: Set<String>

  /// - Parameter sources: all that refer to one another.
  init(_ sources: [SwiftText]) {
    bases = ClassBases(sources)
    wrapping = Set(sources.flatMap(\.typesWithWrappingInits))
  }

  func edits(in source: SwiftText) -> [SourceEdit] {
    let types = source.declarations
    return source.tokens.indices.compactMap { index in
      guard source.tokens[index].text == "init", index + 2 < source.tokens.count else { return nil }
      let name = types.last { $0.body.contains(index) }?.name ?? ""
      if let edit = wrappingEdit(of: index, in: source, name) { return edit }
      guard let word = source.overrideWord(before: index) else {
        return source.beginsInit(at: index, isPlain: isCollection(name))
          ?? source.superCall(of: index, in: name, isNode)
      }
      if bases[name] == "ASViewController", source.hasNoParameters(index) {
        return source.blank(source.tokens[word].range)
      }
      guard isMaking(source.labels(after: index), of: name) else { return nil }
      return SourceEdit(range: source.tokens[word].range, text: "required")
    }
  }

  /// Initialisers that take a block for the view are conveniences of nodes: nobody overrides them, and what calls one of its superclass calls
  /// the one without parameters, and then what takes the block.
  private func wrappingEdit(of index: Int, in source: SwiftText, _ type: String) -> SourceEdit? {
    guard source.isWrapping(source.labels(after: index)), bases.root(of: type).hasSuffix("Node") else { return nil }
    let word = source.overrideWord(before: index)
    if let base = bases[type], bases.line(above: base).contains(where: wrapping.contains) { return nil }
    if let word { return source.blank(source.tokens[word].range) }
    guard index > 1, source.tokens[index - 2].text == "super" else { return nil }
    return SourceEdit(range: source.tokens[index].range, text: "init(); self.wrap")
  }

  /// The collection of the original has no `init()`, so a subclass that has one does not override it.
  private func isCollection(_ type: String) -> Bool { bases[type] == "ASCollectionNode" }

  /// Whether what is above a class ends at a node that is made without parameters.
  private func isNode(_ type: String) -> Bool {
    let root = bases.root(of: type)
    return root != type && root.hasPrefix("AS") && root.hasSuffix("Node")
      && !["ASCollectionNode", "ASTableNode", "ASPagerNode"].contains(root)
  }

  private func isMaking(_ labels: [String], of type: String) -> Bool {
    switch labels {
    case ["reuseIdentifier"], ["style", "reuseIdentifier"], ["annotation", "reuseIdentifier"]: true
    case ["frame"]: isReusedView(type)
    default: false
    }
  }

  private func isReusedView(_ type: String) -> Bool {
    ["UICollectionViewCell", "UICollectionReusableView"].contains(bases.root(of: type))
  }
}

extension SwiftText {
  /// The word that is missing before an initialiser without parameters.
  ///
  /// - Parameter isPlain: whether it is a new one where the source comes from.
  fileprivate func beginsInit(at index: Int, isPlain: Bool) -> SourceEdit? {
    let start = tokens[index].range.lowerBound
    guard isPlain, index > 0, ![".", "super", "self"].contains(tokens[index - 1].text), hasNoParameters(index) else {
      return nil
    }
    return SourceEdit(range: start..<start, text: "override ")
  }

  fileprivate func hasNoParameters(_ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index + 1].text == "(" && tokens[index + 2].text == ")"
  }

  /// The call that Swift makes of itself at the end of an initialiser where the superclass has one to be called, as nodes of the original
  /// have: those of here have several.
  fileprivate func superCall(of index: Int, in type: String, _ isNode: (String) -> Bool) -> SourceEdit? {
    let before = index > 0 ? tokens[index - 1].text : ""
    guard ![".", "super", "self"].contains(before), isNode(type),
      !tokens[startOfModifiers(before: index)..<index].contains(where: { $0.text == "convenience" }),
      let open = tokens[index...].firstIndex(where: { $0.text == "(" }), let end = closing[open],
      let body = tokens[end...].firstIndex(where: { $0.text == "{" }), let close = closing[body]
    else { return nil }
    let callsAny = (body..<close).contains {
      ["super", "self"].contains(tokens[$0].text) && tokens[$0 + 1].text == "." && tokens[$0 + 2].text == "init"
    }
    let place = tokens[close].range.lowerBound
    return callsAny ? nil : SourceEdit(range: place..<place, text: ";super.init() ")
  }

  fileprivate func isWrapping(_ labels: [String]) -> Bool {
    ["viewBlock", "layerBlock", "viewControllerBlock"].contains(labels.first ?? "")
      && (labels.count == 1 || labels.dropFirst() == ["didLoad"])
  }

  fileprivate var typesWithWrappingInits: [String] {
    let types = declarations
    return tokens.indices.filter { index in
      tokens[index].text == "init" && index + 2 < tokens.count && index > 0 && tokens[index - 1].text != "."
        && isWrapping(labels(after: index))
    }.compactMap { index in types.last { $0.body.contains(index) }?.name }
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
