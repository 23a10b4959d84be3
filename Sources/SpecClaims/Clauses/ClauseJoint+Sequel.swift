/// What comes next under the auxiliary of the verb before.
extension ClauseJoint {
  /// "will close the tank and then call `drained`": both under the one "will".
  static func nextCall(at index: Int, in tail: [Token]) -> ClauseJoint? {
    guard index + 3 < tail.count, tail[index].isWord("and"), tail[index + 1].isWord("then"),
      Verbs.lemma(of: tail[index + 2].lower, as: [.base]).map(Verbs.calling.contains) == true
    else { return nil }
    return ClauseJoint(end: index, next: index + 2, kind: .sameSubject)
  }
}
