/// Methods of protocols that may be left out, which only protocols of Objective-C have: `@objc optional func picked()`.
///
/// Each becomes one with a default that does nothing, or that returns nil; a call of `picked?()` or `picked!()` calls it. One that returns something
/// else has a default that says that it was left out, and `picked?()` is nil then; see `LeftOut` of the kit.
///
/// Objective-C calls by name, a default is chosen by the class that conforms: a method that only a subclass of it has is not called here.
struct OptionalMembers {
  /// What is called with a question mark, or an exclamation mark, and has none here.
  private let names: Set<String>
  /// Those of them that return something which cannot be nil.
  private let answering: Set<String>

  /// - Parameter sources: all that refer to one another.
  init(_ sources: [SwiftText]) {
    let methods = sources.flatMap(\.optionalMethods)
    var names = Set(methods.map(\.name))
    answering = Set(methods.filter(\.isAnswering).map(\.name)).filter { name in
      !Self.families.contains { name.hasPrefix($0) }
    }
    let called = sources.flatMap(\.namesCalledIfThere)
    names.formUnion(called.filter { name in Self.families.contains { name.hasPrefix($0) } })
    // What holds a closure is called with a question mark anyway.
    self.names = names.subtracting(sources.flatMap(\.namesOfTypedVariables))
  }

  /// How methods of delegates of the kit and the node runtime begin: they can be left out, and are never missing.
  private static let families = [
    "scrollView", "collectionNode", "collectionView", "tableNode", "tableView", "pagerNode", "textNode",
    "editableTextNode", "imageNode", "videoNode", "textField", "textView", "searchBar", "gestureRecognizer",
    "navigationController", "tabBarController", "numberOfSections",
  ]

  func edits(in source: SwiftText) -> [SourceEdit] {
    source.optionalWords + source.defaults(asking: answering) + source.questionMarks(after: names)
      + source.asked(answering.intersection(names))
  }
}

extension SwiftText {
  private var protocols: [TypeDeclaration] { declarations.filter { $0.kind == "protocol" } }

  fileprivate var optionalMethods: [OptionalMethod] { protocols.flatMap(optionalMethods) }

  private func optionalMethods(of type: TypeDeclaration) -> [OptionalMethod] {
    type.body.compactMap { index in
      guard tokens[index].text == "func", index + 1 < tokens.count,
        tokens[startOfModifiers(before: index)..<index].contains(where: { $0.text == "optional" })
      else { return nil }
      return optionalMethod(at: index, in: type)
    }
  }

  private func optionalMethod(at index: Int, in type: TypeDeclaration) -> OptionalMethod? {
    guard let open = tokens[index...].firstIndex(where: { $0.text == "(" }), let close = closing[open] else {
      return nil
    }
    var (last, arrow) = (close, Int?.none)
    while last + 1 < type.body.upperBound, !beginsMember(at: last + 1) {
      last += 1
      if tokens[last].text == ">", tokens[last - 1].text == "-" { arrow = arrow ?? last }
      last = closing[last] ?? last
    }
    let end = tokens[last].range.upperBound
    let modifiers = tokens[startOfModifiers(before: index)..<index]
    return OptionalMethod(
      name: tokens[index + 1].text, isStatic: modifiers.contains { $0.text == "static" },
      range: tokens[index].range.lowerBound..<end, parameters: parameters(open..<close),
      head: tokens[index + 1].range.upperBound..<tokens[close].range.upperBound,
      result: arrow.map { tokens[($0 + 1)...max(last, $0 + 1)].map(\.text).joined() } ?? "")
  }

  private func parameters(_ brackets: Range<Int>) -> [OptionalMethod.Parameter] {
    var (all, index) = ([OptionalMethod.Parameter](), brackets.lowerBound + 1)
    while index < brackets.upperBound {
      let hasLabel = tokens[index + 1].text != ":"
      all.append(.init(label: tokens[index].text, name: tokens[hasLabel ? index + 1 : index].text))
      while index < brackets.upperBound, tokens[index].text != "," { index = (closing[index] ?? index) + 1 }
      index += 1
    }
    return all
  }

  private func beginsMember(at index: Int) -> Bool {
    let word = tokens[index].text
    return word == ";" || word.hasPrefix("@") || Self.modifiers.contains(word)
      || ["func", "var", "init", "subscript"].contains(word)
  }

  /// The words `optional`, which say nothing here.
  fileprivate var optionalWords: [SourceEdit] {
    protocols.flatMap { type in
      type.body.filter { tokens[$0].text == "optional" && isModifier(at: $0) }.map { blank(tokens[$0].range) }
    }
  }

  /// Whether a member follows, after other modifiers if any.
  private func isModifier(at index: Int) -> Bool {
    let next = tokens[(index + 1)...].first { !Self.modifiers.contains($0.text) && !$0.text.hasPrefix("@") }
    return next.map { ["func", "var", "subscript"].contains($0.text) } ?? false
  }

  /// Behind each protocol, on its last line, what its methods do where they are left out.
  fileprivate func defaults(asking: Set<String>) -> [SourceEdit] {
    protocols.compactMap { type in
      let methods = optionalMethods(of: type).flatMap { method in
        let own = method.body(asking: asking).map { onOneLine(method.range) + " " + $0 }
        let question = asking.contains(method.name) ? method.question(onOneLine(method.head)) : nil
        return [own, question].compactMap { $0.map { (method.isStatic ? "static " : "") + $0 } }
      }
      guard !methods.isEmpty else { return nil }
      let access = type.modifiers.contains("public") ? "public " : ""
      let place = tokens[type.body.upperBound].range.upperBound
      let all = methods.map { access + $0 }.joined(separator: "; ")
      return SourceEdit(range: place..<place, text: "; extension \(type.name) { \(all) }")
    }
  }

  /// A piece of the source without its comments and line breaks.
  private func onOneLine(_ range: Range<Int>) -> String {
    var (words, place) = ("", range.lowerBound)
    for token in tokens where range.contains(token.range.lowerBound) {
      let isApart = token.range.lowerBound > place
      words += (isApart ? " " : "") + token.text
      place = token.range.upperBound
    }
    return words
  }

  private var questionMarksBeforeCalls: [(name: String, word: Token, range: Range<Int>)] {
    tokens.indices.dropLast(3).compactMap { index in
      let (name, mark) = (tokens[index + 1], tokens[index + 2])
      let isCall = tokens[index].text == "." && ["?", "!"].contains(mark.text)
      return isCall && tokens[index + 3].text == "(" ? (name.text, name, mark.range) : nil
    }
  }

  /// Calls with a question mark of methods that answer.
  fileprivate func asked(_ names: Set<String>) -> [SourceEdit] {
    questionMarksBeforeCalls.filter { names.contains($0.name) && text($0.range) == "?" }.map {
      SourceEdit(range: $0.word.range, text: OptionalMethod.prefix + $0.name)
    }
  }

  fileprivate var namesCalledIfThere: [String] { questionMarksBeforeCalls.map(\.name) }

  fileprivate func questionMarks(after names: Set<String>) -> [SourceEdit] {
    questionMarksBeforeCalls.filter { names.contains($0.name) }.map { SourceEdit(range: $0.range, text: "") }
  }

  /// The type of an optional closure is always written.
  fileprivate var namesOfTypedVariables: [String] {
    tokens.indices.dropLast(3).filter { index in
      ["var", "let"].contains(tokens[index].text) && tokens[index + 2].text == ":" && mayBeClosure(at: index + 3)
    }.map { tokens[$0 + 1].text }
  }

  /// Whether a type is in brackets, or a name with a question mark behind it, as that of an optional closure is.
  private func mayBeClosure(at index: Int) -> Bool {
    var place = index
    while place < tokens.count, tokens[place].isName || tokens[place].text == "." { place += 1 }
    return place == index || place < tokens.count && ["?", "!", "<"].contains(tokens[place].text)
  }
}
