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
  /// "Use `drain()`.": a name in the last sentence that is not what the section is about; "it" may be that as well.
  package var namedBeside: [Token] = []
  /// "Calls `onOpen`.", "Posts a message.": what the section's method calls or sends; what is called or delivered next may be that.
  var handled: [Token] = []
  /// The only method that the last sentence named.
  package var mentioned: MethodReference?
  /// "the point that it is returned": what "after this point" means.
  package var moment: Reference?
  /// What the last prohibition spoke of: what "do these things in …" means.
  package var actions: [ActedObject] = []

  /// A sentence before spoke of "the given callback": "the callback" is that one.
  var hasGivenCallback = false

  /// The method that the paragraph describes: what "this function" is.
  var described: Described?

  /// The rules of the sentence before, if they hold without a condition: what "Otherwise, …" is the breach of.
  package var rules: [ClaimDraft] = []

  /// "If the tank is full": the case that the sentence before told of; "Otherwise, …" is of the others.
  var caseTold: [Token] = []

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

  /// What an item goes on with where it names nobody: "`open()` opens it. | Can be called on any thread."
  func goingOn(_ scope: SectionScope, at clause: Clause) -> [Token] {
    guard phrase.isEmpty, scope.methods.isEmpty, methods.count == 1, let place = clause.tail.first else {
      return phrase
    }
    return [Token(kind: .code, text: methods[0].name.written, range: place.range)]
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

/// "The `fill()` function fills the tank": a method, and what a sentence calls it.
package struct Described: Hashable, Sendable {
  let method: MethodReference
  let noun: String

  /// Where a sentence opens with a method and a noun for it.
  init?(_ tokens: [Token], type: String?) {
    if let term = Self.term(tokens) {
      (method, noun) = (MethodReference(type: type, name: term), "function")
      return
    }
    guard tokens.count > 4, tokens[0].isWord("the"), tokens[1].isNameInCode,
      tokens[2].isWord(in: ["function", "method", "macro", "routine", "callback", "hook"]),
      !tokens[3].isWord(in: Lexicon.coordinators), tokens[3].kind == .word, let name = MethodName(code: tokens[1].text)
    else { return nil }
    (method, noun) = (MethodReference(type: type, name: name), tokens[2].lower)
  }

  /// "`fill`" alone in a paragraph, and "This hook …" behind it.
  init(method: MethodReference, noun: String) { (self.method, self.noun) = (method, noun) }

  /// "fill_tank : Fills the tank …": the term of a list of definitions, as manual pages are written.
  private static func term(_ tokens: [Token]) -> MethodName? {
    guard tokens.count > 3, tokens[0].kind == .word, tokens[1].isMark(":"), tokens[0].text.dropFirst().contains("_"),
      tokens[0].text.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "_" })
    else { return nil }
    return MethodName(code: tokens[0].text)
  }

  /// "this function".
  func isMeant(by words: [Token]) -> Bool { words.count == 2 && words[0].isWord("this") && words[1].isWord(noun) }
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
