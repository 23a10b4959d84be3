import CallTrace
import SpecClaims

/// For how much of what follows one call, or one event, is enough.
///
/// A page that says "before the contents are drawn" means every time. One that says "before `-read`" may speak of what is done once and
/// for all; only the vocabulary knows.
extension ClaimBinder {
  /// Of a call that comes before something.
  func reach(of call: BoundCall, before reference: Reference) throws(Unbindable) -> PrecedenceReach {
    if try isEach(reference) { return .forOne }
    return try reach(of: call.entry, from: call.entry.type)
  }

  /// Of something after which a call comes.
  func reach(after reference: Reference, of call: BoundCall) throws(Unbindable) -> PrecedenceReach {
    if try isEach(reference) { return .forOne }
    guard case .method(let method, _) = reference, let entry = vocabulary.calls(for: method).first else {
      return .forGood
    }
    return try reach(of: entry, from: call.entry.type)
  }

  /// Whether an order holds of every single occurrence.
  func isEach(_ reference: Reference) throws(Unbindable) -> Bool {
    switch reference {
    case .event(let phrase): try event(phrase).isEach
    case .method(let method, _): vocabulary.calls(for: method).first?.isEach ?? false
    case .superCall, .everythingElse: false
    }
  }

  private func reach(of entry: Vocabulary.CallEntry, from subject: String) throws(Unbindable) -> PrecedenceReach {
    guard let undo = entry.undoneBy else { return .forGood }
    let method = MethodReference(type: entry.type, name: MethodName(written: undo))
    return .until(pattern(try call(method), .enter, from: subject))
  }
}
