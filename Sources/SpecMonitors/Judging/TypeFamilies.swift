import CallTrace

/// Which dynamic types of a trace belong to a type of the vocabulary.
///
/// A trace names the subclasses of client code, a vocabulary only what they inherit from. An instance that has shown a call declared by
/// a type is one of that type.
struct TypeFamilies {
  private var members: [String: Set<String>] = [:]

  init(_ trace: Trace) {
    var seen: Set<UInt64> = []
    for event in trace.events where seen.insert(UInt64(event.type.index) << 32 | UInt64(event.call.index)).inserted {
      members[trace.names[event.call].declaring, default: []].insert(trace.names[event.type])
    }
  }

  /// The property with every type restriction widened to the dynamic types that this trace shows.
  func widened(_ property: Property) -> Property {
    property.mapPatterns { pattern in
      var pattern = pattern
      pattern.types = widened(pattern.types)
      pattern.relatedTypes = widened(pattern.relatedTypes)
      return pattern
    }
  }

  private func widened(_ types: Set<String>) -> Set<String> {
    types.reduce(into: types) { result, type in result.formUnion(members[type] ?? []) }
  }
}
