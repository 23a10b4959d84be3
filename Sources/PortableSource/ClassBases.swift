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
    line(above: type).last ?? type
  }

  /// A class and those above it, the last one none of the sources.
  func line(above type: String) -> [String] {
    var (line, seen) = ([type], Set([type]))
    while let base = bases[line[line.count - 1]], seen.insert(base).inserted { line.append(base) }
    return line
  }
}
