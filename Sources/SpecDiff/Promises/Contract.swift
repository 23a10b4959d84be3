import SpecClaims
import SpecDocument

/// Everything a set of pages promises, by meaning: a promise that several sentences make is there once.
package struct Contract: Sendable {
  package private(set) var promises: [Promise] = []
  private var byTopic: [Topic: [Promise]] = [:]
  /// Promises on every method of a type.
  private var general: [Topic.Aspect: [Promise]] = [:]
  package let readings: [Reading]
  private let vocabulary: Vocabulary?

  /// - Parameters:
  ///   - beside: the pages it will be compared with; they help to find the types of methods named without one.
  ///   - vocabulary: ties aliases and phrases together; without it only spelling and inflection may differ.
  package init(_ readings: [Reading], beside others: [Reading] = [], vocabulary: Vocabulary? = nil) {
    self.readings = readings
    self.vocabulary = vocabulary
    let names = PhraseNames(vocabulary: vocabulary)
    let methods = MethodIndex(readings + others, names: names)
    var index: [PromiseKey: Int] = [:]
    for reading in readings {
      let normalizer = ClaimNormalizer(names: names, methods: methods.page(reading))
      for claim in reading.claims {
        let occurrence = Occurrence(claim, in: reading.document)
        for promise in normalizer.promises(of: claim, at: occurrence) {
          if let known = index[promise.key] {
            if !promises[known].occurrences.contains(occurrence) { promises[known].occurrences.append(occurrence) }
          } else {
            index[promise.key] = promises.count
            promises.append(promise)
          }
        }
      }
    }
    byTopic = Dictionary(grouping: promises, by: \.topic)
    general = Dictionary(grouping: promises.filter(\.topic.isGeneral), by: \.topic.aspect)
  }
}

extension Contract {
  /// True when what is said of every method of a type is said of `term` too.
  func covers(_ general: Term, _ term: Term) -> Bool {
    guard case .everyMethod(let type?, let except) = general, case .method(let owner?, let name) = term, name != except
    else { return false }
    return type == owner || vocabulary?.lineage(of: owner).contains(type) == true
  }

  func promises(on topic: Topic) -> [Promise] { byTopic[topic] ?? [] }

  /// Promises on every method of the type that the topic's method has.
  func promises(covering topic: Topic) -> [Promise] {
    (general[topic.aspect] ?? []).filter { covers($0.topic.place, topic.place) }
  }

  /// The promises that no other promise of the same pages implies.
  var strongest: [Promise] {
    promises.filter { promise in
      !promises(on: promise.topic).contains { promise.shift(to: $0) == .stronger }
    }
  }
}

/// Everything of a promise but its places.
private struct PromiseKey: Hashable {
  let topic: Topic
  let demand: Demand
  let condition: Wording?
  let modality: Modality?
  let obligor: Obligor?
  let isPromised: Bool
}

extension Promise {
  fileprivate var key: PromiseKey {
    PromiseKey(
      topic: topic, demand: demand, condition: condition,
      modality: demand.isPermissive ? nil : modality == .fact ? .must : modality,
      obligor: demand.isPermissive ? nil : obligor, isPromised: isPromised)
  }
}
