/// What the verb behind "and" tells of whose it is.
extension OpenMoment {
  /// "after the tank is closed | and are never called": not said of the tank.
  static func disagrees(_ moment: ArraySlice<Token>, _ rest: ArraySlice<Token>) -> Bool {
    guard let first = rest.first, first.isWord(in: ["is", "are"]),
      let verb = moment.first(where: { $0.isWord(in: ["is", "are"]) })
    else { return false }
    return verb.lower != first.lower
  }

  /// "after `x` and `y` have been called": the verb behind the second name is that of both.
  static func isOfBoth(_ rest: ArraySlice<Token>) -> Bool {
    // "after `x` and are called": said of the subject once more.
    if rest.first?.isWord(in: ["have", "are", "were"]) == true { return false }
    return rest.prefix(4).contains { $0.isWord(in: ["have", "are", "were"]) }
  }

  /// "(it is guaranteed that it is called after E) and that | the tank is shut then": what else is guaranteed.
  static func goesOnWithThat(_ rest: ArraySlice<Token>) -> Bool {
    guard rest.count > 3, rest.first?.isWord("that") == true, let next = rest.dropFirst().first else { return false }
    return ClauseJoint.startsClause(next) || MainVerb.isPluralNoun(next)
  }
}
