import SpecDocument

/// The methods that the items of a list name.
struct ListedMethods {
  /// The first sentence of each item.
  private var items: [Sentence] = []
  private let resolver: SubjectResolver

  init(below lead: Sentence, in document: Document, _ scope: SectionScope) {
    resolver = SubjectResolver(scope: scope, discourse: Discourse())
    var ordinals: Set<Int> = []
    for item in document.sentences[(lead.index + 1)...] {
      guard case .listItem(_, let index, let ordinal) = item.place, index == lead.index else { break }
      if ordinals.insert(ordinal).inserted { items.append(item) }
    }
  }

  /// Those with which the items begin, all of them; of a list that is said to be in order, also those that its steps call or name.
  func methods(_ lead: [Token]) -> [MethodReference] {
    let steps = CallItem.isOrder(lead) ? steps(lead) : []
    return steps.count > 1 ? steps : openings
  }

  private var openings: [MethodReference] {
    var methods: [MethodReference] = []
    for item in items {
      let tokens = Tokenizer.tokens(of: item.pieces).drop { $0.kind == .mark }
      guard let first = tokens.first else { return [] }
      let named = resolver.methods(in: [first])
      guard first.kind == .code || !named.isEmpty || tokens.count == 1, let method = named.first ?? plain(first)
      else { return [] }
      methods.append(method)
    }
    return methods
  }

  /// A lone identifier in camel case is a method's name in a list of methods.
  private func plain(_ token: Token) -> MethodReference? {
    guard token.text.dropFirst().contains(where: \.isUppercase) else { return nil }
    return MethodName(code: token.text).map { MethodReference(type: resolver.scope.type, name: $0) }
  }

  /// The calls among the steps, or those that the items name, one each; none where a name comes twice.
  private func steps(_ lead: [Token]) -> [MethodReference] {
    let tokens = items.map { Tokenizer.tokens(of: $0.pieces) }
    let calls = tokens.compactMap(CallItem.name)
    if calls.count > 1 { return once(calls) }
    guard CallItem.isOrderOfCalls(lead) else { return [] }
    let names = tokens.compactMap { CallItem.label(of: $0) ?? CallItem.onlyName(in: $0) }
    return names.count == tokens.count ? once(names) : []
  }

  private func once(_ names: [Token]) -> [MethodReference] {
    let methods = names.flatMap { name -> [MethodReference] in
      let known = resolver.methods(in: [name])
      if !known.isEmpty { return known }
      let unknown = MethodName(code: name.text) ?? MethodName(written: name.text)
      return [MethodReference(type: resolver.scope.type, name: unknown)]
    }
    return Set(methods).count == methods.count && methods.count == names.count ? methods : []
  }
}
