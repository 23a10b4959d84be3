/// Whom a promise is about, or what it refers to: two documents mean the same by it exactly when the terms are equal.
package enum Term: Hashable, Sendable {
  case method(type: String?, name: String)
  /// Every method of a type, save the one named.
  case everyMethod(type: String?, except: String?)
  /// Everything else that happens in the life of what the promise is about.
  case everythingElse
  case superCall(type: String?, method: String)
  case phrase(Wording)
  /// A subject that nobody knows. Only the sentence itself tells whether two of them are the same.
  case unknown(sentence: String)

  /// Gives a pair of terms one order.
  var sortKey: String {
    switch self {
    case .method(let type, let name): "1 \(name) \(type ?? "")"
    case .superCall(let type, let method): "2 \(method) \(type ?? "")"
    case .phrase(let wording): "3 \(wording.key)"
    case .everyMethod(let type, let except): "4 \(type ?? "") \(except ?? "")"
    case .everythingElse: "5"
    case .unknown(let sentence): "6 \(sentence)"
    }
  }

  func isNear(_ other: Term) -> Bool {
    if case .phrase(let first) = self, case .phrase(let second) = other { return first.isNear(second) }
    return self == other
  }
}
