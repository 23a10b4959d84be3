/// What earlier sentences of the same paragraph left behind for pronouns to point at.
package struct Discourse: Hashable, Sendable {
  /// The last subject that was spelled out.
  package var methods: [MethodReference] = []
  package var phrase: [Token] = []
  /// The sentence that spelled out `phrase` came behind the one that spelled out `methods`.
  var isPhraseLater = false
  /// Whom the last sentence was about, if it said so; a pronoun goes on with the same.
  package var leader: [Token] = []
  /// "Takes a block.": somebody who can be called, whom the last sentence brought in; "it" may be that.
  package var brought: [Token] = []
  /// The only method that the last sentence named.
  package var mentioned: MethodReference?
  /// "the point that it is returned": what "after this point" means.
  package var moment: Reference?
  /// What the last prohibition spoke of: what "do these things in …" means.
  package var actions: [ActedObject] = []

  /// The rules of the sentence before, if they hold without a condition: what "Otherwise, …" is the breach of.
  package var rules: [ClaimDraft] = []

  /// The duty that the sentence before ended with, whatever it is: what "Otherwise, …" is the breach of when no rule was read.
  package var owed: Clause?

  /// What the sentence before told last, if nothing restricts it: what "is then called" comes after.
  package var told: Clause?

  /// The method that the sentence before said somebody calls: "The host calls `fill`. | It is called twice".
  var called: Clause?

  package init() {}

  /// Whether "they" may be the last subject: it is a plural, or a person of whom nobody knows more.
  private var isOfSeveral: Bool {
    Verbs.isPlural(phrase.phrase) || phrase.contains { $0.isWord("and") }
      || phrase.last?.isWord(in: ["caller", "user", "client", "developer", "author", "application", "app"]) == true
      || phrase.first?.isWord(in: ["each", "every", "any", "all"]) == true
  }

  /// The last subject that was spelled out, if the pronoun agrees with it.
  func phrase(for pronoun: Token) -> String? {
    guard !phrase.isEmpty else { return nil }
    if pronoun.isWord("this") { return phrase.phrase }
    // "The driver calls all three, so they must not block": not the driver.
    if pronoun.isWord("they") { return isOfSeveral ? phrase.phrase : nil }
    return pronoun.isWord("it") && !Verbs.isPlural(phrase.phrase) ? phrase.phrase : nil
  }
}

/// Something done to something: "create any UIKit objects".
package struct ActedObject: Hashable, Sendable {
  package let action: Action
  package let object: String
  package init(action: Action, object: String) {
    self.action = action
    self.object = object
  }
}
