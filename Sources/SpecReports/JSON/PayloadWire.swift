import SpecClaims

/// The payload of a claim on the wire. Each kind has its own fields; the others are left out.
struct PayloadWire: Encodable {
  var on: String?
  var times: String?
  var per: String?
  var rel: String?
  var other: String?
  var seq: [String]?
  var mode: String?
  var action: String?
  var object: String?
  var scope: String?
  var required: Bool?
  var position: String?
  var result: String?
  var of: String?
  var from: String?
  var event: String?
  var universal: Bool?
  var state: String?
  var bySuper: Bool?
  var by: String?

  init(_ payload: Payload) {
    switch payload {
    case .thread(let thread): on = thread.label
    case .multiplicity(let times, let per): (self.times, self.per) = (times.rawValue, per)
    case .order(.inOrder, let reference): (rel, seq) = ("sequence", [reference.wireText])
    case .order(let relation, let reference): (rel, other) = (relation.rawValue, reference.wireText)
    case .sequence(let methods): (rel, seq) = ("sequence", methods.map(\.name.called))
    case .concurrency(let mode): self.mode = mode
    case .prohibition(let action, let object, let scope), .obligation(let action, let object, let scope):
      (self.action, self.object, self.scope) = (action.rawValue, MethodName(written: object).called, scope.wireText)
    case .supercall(let required, let position): (self.required, self.position) = (required, position)
    case .misuseResult(let misuse, let result): (self.result, of) = (result, misuse.wireText)
    case .immutability(let object, let moment): (self.object, from) = (object, moment.wireText)
    case .trigger(let event): self.event = event
    case .noTrigger(let event, let universal): (self.event, self.universal) = (event, universal)
    case .effect(let state, let bySuper): (self.state, self.bySuper) = (state, bySuper)
    case .caller(let words): by = words
    }
  }
}

extension Reference {
  /// A method is its name alone, as labels have it.
  fileprivate var wireText: String {
    switch self {
    case .method(let method, _): method.name.called
    case .event, .everythingElse, .superCall: text
    }
  }
}

extension Scope {
  fileprivate var wireText: String? { text.isEmpty ? nil : text }
}

extension Misuse {
  /// What is done wrong: "call close()", "access the view"; where the object tells it whole ("if it is called twice"), only that.
  fileprivate var wireText: String {
    let isWhole = action == .call && object.contains(" ") && !object.hasPrefix("`")
    return [isWhole ? "" : action.rawValue, object, scope.text].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
