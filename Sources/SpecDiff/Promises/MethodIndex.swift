import SpecClaims

/// Finds out which method a page means by a name.
///
/// - A name without a type that only one type has is of that type. Of several, it is the type to which most of the page's
///   other untyped names belong: a page whose headings are `-didLoad` and `-layout` means the node's `-init`.
/// - Labels are dropped, because documents leave them out at will; only where one page has several methods that differ in
///   nothing but labels (`-source:didChange:`, `-source:willChange:`) do they belong to the name.
struct MethodIndex: Sendable {
  private let names: PhraseNames
  private let owners: [String: Set<String>]
  private let overloaded: Set<String>

  /// - Parameter readings: all pages that are compared; what one says helps to understand the other.
  init(_ readings: [Reading], names: PhraseNames) {
    self.names = names
    var owners: [String: Set<String>] = [:]
    for method in readings.flatMap(\.claims).flatMap(\.methods) {
      guard let type = names.type(method.type) else { continue }
      owners[method.name.base, default: []].insert(type)
    }
    for call in names.vocabulary?.calls ?? [] {
      for name in [call.name] + call.aliases {
        let base = MethodName(written: name).base
        if owners[base, default: []].isEmpty { owners[base] = [call.type] }
      }
    }
    self.owners = owners
    overloaded = Set(readings.flatMap(Self.overloadedNames))
  }

  /// The methods of one page.
  func page(_ reading: Reading) -> PageMethods {
    let types = types(in: reading)
    let homes = Set(types.values)
    return PageMethods(
      types: types, home: homes.count == 1 ? homes.first : nil, overloaded: overloaded, names: names)
  }

  private func types(in reading: Reading) -> [String: String] {
    let bases = Set(reading.claims.flatMap(\.methods).filter { $0.type == nil }.map(\.name.base))
    var votes: [String: Int] = [:]
    for base in bases {
      if let types = owners[base], types.count == 1, let type = types.first { votes[type, default: 0] += 1 }
    }
    let home = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    var result: [String: String] = [:]
    for base in bases {
      let types = owners[base] ?? []
      if types.count == 1 { result[base] = types.first } else if let home, types.contains(home) { result[base] = home }
    }
    return result
  }

  private static func overloadedNames(_ reading: Reading) -> [String] {
    let labels = Dictionary(grouping: reading.claims.flatMap(\.methods).map(\.name), by: \.base).mapValues { names in
      Set(names.map { "\($0.isSelector) \($0.laterLabels)" }.filter { !$0.hasSuffix(" ") })
    }
    return labels.filter { _, tails in
      tails.count { $0.hasPrefix("true") } > 1 || tails.count { $0.hasPrefix("false") } > 1
    }.map(\.key)
  }
}

/// The methods that one page names.
struct PageMethods: Sendable {
  /// The types of names without one.
  fileprivate let types: [String: String]
  /// The type of all names without one, where there is only one: "these methods" are its.
  let home: String?
  fileprivate let overloaded: Set<String>
  fileprivate let names: PhraseNames

  func type(of method: MethodReference) -> String? { names.type(method.type) ?? types[method.name.base] }

  /// Under its own name, where a page writes one of its aliases.
  func name(of method: MethodReference) -> String {
    let base = method.name.base
    if let proper = names.properName(of: base) { return proper }
    return overloaded.contains(base) ? base + method.name.laterLabels : base
  }
}

extension MethodName {
  fileprivate var isSelector: Bool { !written.contains("(") }

  /// The labels after the first: `:didChange` of `-source:didChange:` and of `source(_:didChange:)`.
  fileprivate var laterLabels: String {
    var list = Substring(written)
    if let open = list.firstIndex(of: "(") { list = list[list.index(after: open)...].prefix { $0 != ")" } }
    guard list.hasSuffix(":"), !list.contains(" ") else { return "" }
    return list.split(separator: ":").dropFirst().map { ":\($0)" }.joined()
  }
}

extension Claim {
  /// Every method the claim names.
  fileprivate var methods: [MethodReference] {
    var found: [MethodReference] = []
    if case .methods(let methods) = subject { found += methods }
    if case .everyMethod(_, let except?) = subject { found.append(except) }
    switch payload {
    case .order(_, .method(let method, _)), .order(_, .superCall(let method)): found.append(method)
    case .sequence(let methods): found += methods
    case .prohibition(_, _, .within(let methods)), .obligation(_, _, .within(let methods)): found += methods
    case .misuseResult(let misuse, _): if case .within(let methods) = misuse.scope { found += methods }
    default: break
    }
    return found
  }
}
