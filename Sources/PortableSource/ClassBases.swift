/// The class above each class of the sources.
struct ClassBases {
  private let bases: [String: String]

  /// - Parameter sources: all that refer to one another.
  init(_ sources: [SwiftText]) { self.init(sources.flatMap(\.declarations)) }

  init(_ types: [TypeDeclaration]) {
    bases = Dictionary(types.filter(\.isClass).map { ($0.name, $0.inherited.first ?? "") }) { first, _ in first }
  }

  subscript(type: String) -> String? { bases[type] }

  /// The last class above one that is not of the sources: one of the kit's, as a rule.
  func root(of type: String) -> String {
    var (current, seen) = (type, Set<String>())
    while let base = bases[current], seen.insert(current).inserted { current = base }
    return current
  }
}
