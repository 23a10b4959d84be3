/// Whose overriding a rule speaks of.
extension ClauseView {
  /// "do not override this method for a tank": the method of the section, and where.
  func ofOwn(_ payload: Payload) -> (payload: Payload, place: String?) {
    guard case .methods(let methods) = resolver.heading, methods.count == 1 else { return (payload, nil) }
    switch payload {
    case .prohibition(.override, let object, let scope):
      guard let place = Self.placeBehindOwn(object) else { return (payload, nil) }
      return (.prohibition(action: .override, object: methods[0].name.written, scope: placed(scope)), place)
    case .obligation(.override, let object, let scope):
      guard let place = Self.placeBehindOwn(object) else { return (payload, nil) }
      return (.obligation(action: .override, object: methods[0].name.written, scope: placed(scope)), place)
    default: return (payload, nil)
    }
  }

  /// What is overridden is overridden wherever the author likes, unless the sentence says where.
  private func placed(_ scope: Scope) -> Scope {
    namesPlace || !adverbials.orders.isEmpty || !adverbials.threads.isEmpty ? scope : .anywhere
  }

  /// "this method", "this in a tank", "the default method itself": what stands behind it; nil where something else is overridden.
  private static func placeBehindOwn(_ object: String) -> String?? {
    var words = object.split(separator: " ")[...]
    if words.starts(with: ["the", "default", "method", "itself"]) {
      words = words.dropFirst(4)
    } else {
      guard words.first == "this" else { return nil }
      words = words.dropFirst()
      if let noun = words.first, SubjectResolver.methodNouns.contains(String(noun)) { words = words.dropFirst() }
    }
    guard let next = words.first else { return .some(nil) }
    guard ["in", "for", "on"].contains(next) else { return nil }
    // Whoever overrides does so in a subclass.
    return .some(words.dropFirst() == ["your", "subclass"] ? nil : words.joined(separator: " "))
  }
}
