/// Whom a claim is about.
public enum Subject: Hashable, Sendable {
  /// One or several methods that the sentence or its heading names; several are judged one by one.
  case methods([MethodReference])
  /// "all methods" of a type, or of nothing nameable.
  case everyMethod(of: String?, except: MethodReference?)
  /// A noun phrase: an event, an object, a group.
  case phrase(String)
  /// The sentence does not say and nothing above it does.
  case unknown

  /// As the claims format prints it: the method as written, `Type.*`, the phrase, `*` for several.
  public var written: String {
    switch self {
    case .methods(let methods): methods.count == 1 ? methods[0].name.written : "*"
    case .everyMethod(let type, let except): except == nil ? type.map { "\($0).*" } ?? "*" : "*"
    case .phrase(let words): words
    case .unknown: "unknown"
    }
  }

  /// The subject as the object of a claim about itself: what "must not be called".
  var asObject: String { written == "*" ? "these methods" : written }

  /// Whether the object of a claim is the claim's own subject, one or more methods.
  public func isNamed(by object: String) -> Bool {
    switch self {
    case .methods(let methods): object == asObject || object == methods.map(\.name.written).joined(separator: ", ")
    case .everyMethod: object == written || object == "these methods"
    case .phrase, .unknown: false
    }
  }

  /// The names behind a `*`.
  public var members: [String] {
    switch self {
    case .methods(let methods): methods.count > 1 ? methods.map(\.name.written) : []
    case .everyMethod(_, .some): ["any other method"]
    case .everyMethod(nil, nil): ["any method"]
    case .everyMethod, .phrase, .unknown: []
    }
  }
}
