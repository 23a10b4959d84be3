import SpecClaims

/// Finds the type of methods that a page names without one.
///
/// A name that only one type has is of that type. Of several, it is the type to which most of the page's other untyped names belong: a page
/// whose headings are `-didLoad` and `-layout` means the node's `-init`.
struct UntypedMethods: Sendable {
  private let names: PhraseNames
  private let owners: [String: Set<String>]

  /// - Parameter readings: all pages that are compared; what one says helps to understand the other.
  init(_ readings: [Reading], names: PhraseNames) {
    self.names = names
    var owners: [String: Set<String>] = [:]
    for method in readings.flatMap(\.claims).flatMap(\.methods) {
      guard let type = names.type(method.type) else { continue }
      owners[method.name.base, default: []].insert(type)
    }
    for call in names.vocabulary?.calls ?? [] {
      let base = MethodName(written: call.name).base
      if owners[base, default: []].isEmpty { owners[base] = [call.type] }
    }
    self.owners = owners
  }

  /// The types of the untyped names of one page.
  func types(in reading: Reading) -> [String: String] {
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
