/// What somebody does to a thing, told as what happens to the thing: "the host closes the valve" is "the valve is closed".
enum Deed {
  /// Nil for verbs that tell no event of their object, and for words that are no noun phrase.
  static func event(of verb: VerbGroup, to object: [Token]) -> String? {
    guard verbs.contains(verb.lemma), (1...6).contains(object.count), let first = object.first,
      !Verbs.isGerund(first.lower), !first.isWord(in: ["that", "no", "nothing", "being"]),
      !object.contains(where: { $0.kind == .mark || $0.isWord(in: Lexicon.coordinators) }),
      PhraseGate.isNounPhrase(object.phrase), MainVerb.group(in: object) == nil
    else { return nil }
    return Verbs.passive(object.phrase, verb.lemma)
  }

  /// Verbs after which the object is another than before.
  private static let verbs: Set<String> = [
    "abort", "associate", "attach", "cancel", "clear", "close", "commit", "connect", "create", "delete", "deliver",
    "destroy", "detach", "disconnect", "dispose", "draw", "emit", "flush", "free", "initialize", "insert", "invalidate",
    "load", "mount", "notify", "open", "receive", "release", "remove", "render", "reset", "restore", "resume", "send",
    "sever", "start", "stop", "suspend", "terminate", "unmount", "unregister", "update",
  ]
}
