/// What holds instead of what is denied: "is not called on main, but on a worker", "must not open the tank but close it", "is never called
/// on main, and always after E". The denial ends there.
struct DeniedContrast {
  /// Where the denied words end, and where those begin that hold instead.
  let end: Int
  let next: Int
  let verb: VerbGroup

  /// The contrast in the words behind a denied verb; nil where there is none, or what stands behind "but" is not understood.
  static func first(in tail: [Token], of verb: VerbGroup) -> DeniedContrast? {
    // "not called only on main but on a worker": on both.
    guard verb.isNegated, !verb.isUnneeded, verb.lemma != "avoid", tail.first?.isWord("only") != true
    else { return nil }
    for index in tail.indices.dropLast() where opens(tail, at: index) || opensCommand(tail, at: index, verb) {
      let adverbs = tail[(index + 1)...].prefix { $0.isWord(in: leading) }
      let start = adverbs.endIndex
      // "must not be called twice, but only in lazy mode": that is where.
      if adverbs.contains(where: { $0.isWord("only") }), isCircumstance(Array(tail[start...])) { continue }
      guard start < tail.count, let held = held(Array(tail[start...]), behind: Array(tail[..<index]), verb) else {
        continue
      }
      var instead = held.verb
      if adverbs.contains(where: { $0.isWord("only") }) { instead.adverbs.append("only") }
      return DeniedContrast(end: index, next: start + held.skipped, verb: instead)
    }
    return nil
  }

  private static func isCircumstance(_ words: [Token]) -> Bool {
    guard words.count > 1, words[0].isWord(in: ["in", "on", "for", "with", "under"]),
      let (adverbial, _) = AdverbialParser(words).adverbial(at: 0)
    else { return false }
    return adverbial.isCondition
  }

  private static let leading = ["always", "only", "instead", "rather", "just", "simply", "should", "must"]

  /// "do not call this, | call `open`": a command, and no item of a list ("do not open, fill or close the tank").
  private static func opensCommand(_ tail: [Token], at index: Int, _ verb: VerbGroup) -> Bool {
    guard verb.isImperative, index > 0, tail[index].isMark(","), index + 2 < tail.count, tail[index + 1].kind == .word,
      Verbs.lemma(of: tail[index + 1].lower, as: [.base]) != nil,
      !tail[(index + 1)...].contains(where: { $0.isWord(in: Lexicon.coordinators) || $0.isMark(",") })
    else { return false }
    return tail[index + 2].opensObject
  }

  /// "but", and "and always".
  private static func opens(_ tail: [Token], at index: Int) -> Bool {
    if tail[index].isWord("and") { return tail[index + 1].isWord("always") }
    // "nothing but", "all but".
    guard tail[index].isWord("but") else { return false }
    return index == 0
      || !tail[index - 1].isWord(in: ["nothing", "anything", "none", "all", "everything", "any", "anywhere", "nobody"])
  }

  /// The verb of what holds, and how many words of it stand there.
  private static func held(_ rest: [Token], behind denied: [Token], _ verb: VerbGroup) -> (
    verb: VerbGroup, skipped: Int
  )? {
    var instead = verb
    (instead.isNegated, instead.isDoublyNegated, instead.isDeniedLoudly) = (false, false, false)
    instead.adverbs.removeAll { $0 == "never" }
    // "is never called but on main": there and nowhere else.
    if isPlaced(rest) { return denied.isEmpty ? nil : (instead, 0) }
    guard let first = rest.first else { return nil }
    if first.kind == .code, denied.first?.kind == .code, !verb.isPassive, verb.modality != .fact { return (instead, 0) }
    guard first.kind == .word, let lemma = Verbs.lemma(of: first.lower, as: form(of: verb)), isWhole(rest, verb) else {
      return nil
    }
    instead.lemma = lemma
    return (instead, 1)
  }

  private static func form(of verb: VerbGroup) -> Verbs.Forms {
    if verb.isPassive { return .participle }
    return verb.modality == .fact && !verb.isImperative && !verb.isFuture ? .thirdPerson : .base
  }

  /// "close it", "return at once", "drained": a verb with what belongs to it, and no noun that looks like one.
  private static func isWhole(_ rest: [Token], _ verb: VerbGroup) -> Bool {
    guard rest.count > 1 else { return verb.isPassive }
    let next = rest[1]
    return next.opensObject || next.isWord(in: Lexicon.prepositions) || next.isWord(in: Lexicon.temporal)
      || Lexicon.isAdverb(next.lower)
      || MainVerb.isPluralNoun(next)
  }

  /// "on a worker", "after E", "when E": a thread, a moment, a count or a case, and no clause behind it.
  private static func isPlaced(_ rest: [Token]) -> Bool {
    guard let (adverbial, end) = AdverbialParser(rest).adverbial(at: 0) else { return false }
    switch adverbial {
    case .order, .thread, .times: break
    case .condition: return end == rest.count && !rest.contains { $0.isMark(",") }
    default: return false
    }
    return end == rest.count || rest[end].kind == .mark || rest[end].isWord(in: Lexicon.coordinators)
  }
}

extension Clause {
  /// The clause up to its contrast, and what holds instead; nil where nothing does.
  var contrasted: (denied: Clause, instead: Clause)? {
    guard let verb, let contrast = DeniedContrast.first(in: tail, of: verb) else { return nil }
    var (denied, instead) = (self, self)
    (instead.link, instead.verb) = (.coordinate, contrast.verb)
    instead.tail = Array(tail[contrast.next...]).trimmingMarks
    denied.tail = Array(tail[..<contrast.end]).trimmingMarks
    return (denied, instead)
  }
}
