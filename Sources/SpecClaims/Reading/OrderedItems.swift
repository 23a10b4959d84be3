import SpecDocument

/// The items of a list whose leading sentence says that they are in order.
struct OrderedItems {
  private var items: [[Token]] = []
  private let scope: SectionScope

  init(below lead: Sentence, in document: Document, _ scope: SectionScope) {
    self.scope = scope
    var ordinals: Set<Int> = []
    for item in document.sentences[(lead.index + 1)...] {
      guard case .listItem(_, let index, let ordinal) = item.place, index == lead.index else { break }
      if ordinals.insert(ordinal).inserted { items.append(Tokenizer.tokens(of: item.pieces)) }
    }
  }

  /// The calls among the steps, or those that the items name, one each; none where a name comes twice.
  func methods(_ lead: [Token]) -> [MethodReference] {
    let steps = items.compactMap(CallItem.name)
    if steps.count > 1 { return once(steps) }
    guard CallItem.isOrderOfCalls(lead) else { return [] }
    let names = items.compactMap { CallItem.label(of: $0) ?? CallItem.onlyName(in: $0) }
    return names.count == items.count ? once(names) : []
  }

  private func once(_ names: [Token]) -> [MethodReference] {
    let methods = names.flatMap { name -> [MethodReference] in
      let known = SubjectResolver(scope: scope, discourse: Discourse()).methods(in: [name])
      if !known.isEmpty { return known }
      return [MethodReference(type: scope.type, name: MethodName(code: name.text) ?? MethodName(written: name.text))]
    }
    return Set(methods).count == methods.count && methods.count == names.count ? methods : []
  }
}
