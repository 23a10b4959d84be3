/// A verb with its auxiliaries, negation and adverbs: "must never be called", "will have been measured", "is guaranteed to be called".
package struct VerbGroup: Hashable, Sendable {
  /// Positions of the group in the tokens it was found in.
  package var range: Range<Int>
  /// The main verb; "be" for a copula ("is immutable").
  package var lemma: String
  package var modality: Modality = .fact
  package var isNegated = false
  /// The denial is written in capitals ("may NOT"): what may be so or not is not denied so loudly.
  package var isDeniedLoudly = false
  /// Denied by "never".
  package var isNever = false
  /// "must not not": who denies twice has made a slip, and of what is open.
  package var isDoublyNegated = false
  package var isPassive = false
  /// "has been", "have been": the event is over.
  package var isPerfect = false
  /// "was called": tells what happened once, or what used to be.
  package var isPast = false
  /// "is being": the event goes on.
  package var isProgressive = false
  /// "will": with a perfect, the event is over by then.
  package var isFuture = false
  /// "is about to": the event has not begun.
  package var isProspective = false
  /// A command, or a participle without auxiliary at the head of a sentence ("Called on …").
  package var isImperative = false
  package var isElliptical = false
  package var isInfinitive = false
  /// "is guaranteed to": said so outright.
  package var isGuaranteed = false
  /// "is not guaranteed to": the promise is taken back. "Is guaranteed not to" is a promise.
  package var deniesGuarantee = false
  package var adverbs: [String] = []
  /// "it is recommended to": the author is meant whatever the subject.
  package var isAdvised = false
  /// "does not have to", "need not", "is not required to": nothing is owed.
  package var isUnneeded = false
  /// The modal is "can": what is denied is impossible or forbidden, never merely open.
  package var isCan = false
  /// "is allowed to", "is permitted to": what is denied is forbidden.
  package var isAllowed = false
  /// "is expected to": what is looked for, and not told to anybody outright.
  package var isExpected = false
  /// "need to", "have to": what has to be done next as often as what is owed.
  package var isNeed = false
  /// "is required to".
  package var isRequired = false
  /// The modal is written in capitals ("MUST"), as specifications do.
  package var isEmphatic = false

  package init(range: Range<Int>, lemma: String, isElliptical: Bool = false) {
    (self.range, self.lemma, self.isElliptical) = (range, lemma, isElliptical)
  }

  /// "you may have to open it" hedges as "usually" does.
  package var isHedged: Bool {
    !Lexicon.hedges.isDisjoint(with: adverbs) || modality == .fact && adverbs.contains("potentially")
      || modality == .may && isNeed && !isNegated
  }
}
