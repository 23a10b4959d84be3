import CallTrace
import SpecClaims

/// Claims on where and how often calls happen.
extension ClaimBinder {
  func threadProperties(_ claim: Claim, on word: ThreadWord) throws(Unbindable) -> [Property] {
    if claim.modality == .may, word != .any {
      throw Unbindable("a permission to run on that thread; nothing could break it")
    }
    if let threads = claim.threads { throw Unbindable("one of several threads is not decided: \(threads)") }
    let condition = try attributes(for: claim.condition)
    var patterns: [(EventPattern, String)] = []
    switch claim.subject {
    case .everyMethod(let type, nil):
      let name = type.flatMap { vocabulary.typeName(for: $0) }
      patterns = [(try everyCall(of: type, title: "method of \(name ?? "it")"), name ?? "")]
    case .everyMethod, .methods, .phrase, .unknown:
      for call in try subjectCalls(claim) { patterns.append((pattern(call, .enter), call.type)) }
    }
    var result: [Property] = []
    for (pattern, type) in patterns {
      var pattern = pattern
      pattern.attributes.merge(condition) { _, new in new }
      result.append(.thread(call: pattern, on: try requirement(word, type: type)))
    }
    return result
  }

  /// What a trace can show of it: calls on main and off it, in none of which anything is refused for its thread.
  func concurrencyProperties(_ claim: Claim, mode: String) throws(Unbindable) -> [Property] {
    guard mode == "thread-safe" else { throw Unbindable("no monitor decides whether calls are \(mode)") }
    var result: [Property] = []
    for call in try subjectCalls(claim) {
      result.append(.thread(call: pattern(call, .enter), on: try requirement(.any, type: call.type)))
    }
    return result
  }

  private func requirement(_ word: ThreadWord, type: String) throws(Unbindable) -> ThreadRequirement {
    switch word {
    case .main: return .main
    case .background, .notMain: return .notMain
    case .any: return .any(refusal: try marker(vocabulary.markers.refusedForThread, "refusedForThread", from: type))
    case .named(let name):
      guard let role = vocabulary.threads[PhraseKey(name)] else { throw unknown(.thread, name) }
      return .named(role)
    case .same: throw Unbindable("“the same thread” as which call is not decided")
    case .another: throw Unbindable("“another thread” than which is not decided")
    }
  }

  func countProperties(_ claim: Claim, _ times: Times) throws(Unbindable) -> [Property] {
    let condition = try attributes(for: claim.condition)
    var result: [Property] = []
    for call in try subjectCalls(claim) {
      var enter = pattern(call, .enter)
      if times == .zero, let (attribute, value) = condition.first, condition.count == 1, case .bool(let isSet) = value {
        // "Never, if X" is: whenever it is called, not X.
        result.append(.effect(at: enter, attribute: attribute, equals: isSet ? .isFalse : .isTrue))
        continue
      }
      enter.attributes.merge(condition) { _, new in new }
      result.append(try countProperty(enter, call, times))
    }
    return result
  }

  private func countProperty(_ enter: EventPattern, _ call: BoundCall, _ times: Times) throws(Unbindable) -> Property {
    switch times {
    case .multiple: return .repetition(call: enter)
    case .once: return .occurrences(call: enter, count: .once, occasion: try occasion(of: call))
    case .atMostOnce: return .occurrences(call: enter, count: .atMostOnce, occasion: nil)
    case .atLeastOnce: return .occurrences(call: enter, count: .atLeastOnce, occasion: try occasion(of: call))
    case .zero: return .occurrences(call: enter, count: .never, occasion: nil)
    }
  }

  private func occasion(of call: BoundCall) throws(Unbindable) -> EventPattern? {
    guard let name = call.entry.occasion else { return nil }
    guard let event = vocabulary.event(named: name) else { throw .unknown("occasion", name) }
    let found = pattern(event, from: call.entry.type)
    // What happens to others of the type that declares the call makes nothing due.
    return call.type != call.entry.type && found.key == .instance ? marked(found, as: call.type) : found
  }
}
