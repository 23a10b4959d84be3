/// Whose overriding a rule speaks of.
extension ClauseView {
  /// "do not override this method for a tank": the method of the section, and where.
  func ofOwn(_ payload: Payload) -> (payload: Payload, place: String?) {
    guard case .methods(let methods) = resolver.heading, methods.count == 1 else { return (payload, nil) }
    switch payload {
    case .prohibition(.override, let object, let scope):
      guard let own = Own(object) else { return (payload, nil) }
      return (.prohibition(action: .override, object: methods[0].name.written, scope: placed(scope)), own.place)
    case .obligation(.override, let object, let scope):
      guard let own = Own(object) else { return (payload, nil) }
      return (.obligation(action: .override, object: methods[0].name.written, scope: placed(scope)), own.place)
    default: return (payload, nil)
    }
  }

  /// What is overridden is overridden wherever the author likes, unless the sentence says where.
  private func placed(_ scope: Scope) -> Scope {
    namesPlace || !adverbials.orders.isEmpty || !adverbials.threads.isEmpty ? scope : .anywhere
  }

  /// "this method", "this in a tank", "the default method itself": the section's own, and where it is overridden.
  private struct Own {
    let place: String?

    /// Nil where something else is overridden.
    init?(_ object: String) {
      var words = object.split(separator: " ")[...]
      if words.starts(with: ["the", "default", "method", "itself"]) {
        words = words.dropFirst(4)
      } else {
        guard words.first == "this" else { return nil }
        words = words.dropFirst()
        if let noun = words.first, SubjectResolver.methodNouns.contains(String(noun)) { words = words.dropFirst() }
      }
      if let next = words.first, !["in", "for", "on"].contains(next) { return nil }
      // Whoever overrides does so in a subclass.
      place = words.isEmpty || words.dropFirst() == ["your", "subclass"] ? nil : words.joined(separator: " ")
    }
  }
}
