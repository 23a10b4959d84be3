/// What has to be done before a call.
extension ObligationForm {
  /// "Callers must have set the level before calling this method": as "must set".
  static func isDoneBeforeCall(_ view: ClauseView) -> Bool {
    guard view.verb.modality == .must, view.adverbials.orders.count == 1, view.adverbials.orders[0].relation == .before,
      case .method = view.resolver.reference(view.adverbials.orders[0].target)
    else { return false }
    return true
  }

  /// "(override) this method | and do X".
  static func secondDeed(in object: [Token]) -> Int? {
    object.prefix(3).indices.dropFirst().first {
      object[$0].isWord("and") && $0 + 2 < object.count && object[$0 + 1].kind == .word
        && !Lexicon.isFunctionWord(object[$0 + 1].lower) && !object[$0 + 1].isNameInCode
    }
  }

  /// "enable listeners | by calling `listen()`".
  static func withoutMeans(_ object: [Token]) -> [Token] {
    let means = zip(object.indices, object).first { index, token in
      index > 0 && token.isWord("by") && index + 1 < object.count && object[index + 1].isWord(in: ["calling", "using"])
    }
    return means.map { Array(object[..<$0.0]) } ?? object
  }
}
