import SpecDocument

/// Reads one sentence: tokens → clauses → judgements taken off → every form asked.
struct SentenceReader {
  let scope: SectionScope
  let discourse: Discourse
  /// The methods that are the items of the list below the sentence.
  var listed: [MethodReference] = []
  /// The labelled list item that the sentence goes on with.
  var item: OpenItem?
  /// The sentence stands in a list item: without a subject of its own it speaks of whom the item began with.
  var isItem = false
  /// The parameter whose description the sentence is.
  var parameter: String?
  /// The sentence is the first of its section.
  var opensSection = false

  /// The sentence is quoted from elsewhere.
  var isQuoted = false

  /// In tokens. What is longer is no sentence, and taking it apart costs the square of its length: every clause looks ahead for the
  /// next.
  static let longestSentence = 500

  func read(_ sentence: Sentence, lead: [Token]?) -> SentenceReading {
    var reading = SentenceReading()
    reading.discourse = discourse
    reading.parameter = parameter
    reading.tokens = Tokenizer.tokens(of: sentence.pieces)
    if reading.tokens.count > Self.longestSentence { return reading }
    if isQuoted {
      reading.isForeign = true
      return reading
    }
    if let lead, let item = ListItemReader.tokens(item: reading.tokens, lead: lead, scope: scope) {
      read(item.tokens, carried: item.methods, into: &reading)
    } else if let lead, DeniedItem.isDenied(reading.tokens, by: lead) {
      return reading
    } else {
      let told = lead.flatMap { ReachedState.completed(reading.tokens, under: $0) } ?? reading.tokens
      let frame = SentenceFrame(told, of: sentence, scope: scope, item: item)
      if frame.isForeign {
        reading.isForeign = true
        if let described = Described(reading.tokens, type: scope.type) { reading.discourse.described = described }
        return reading
      }
      let isOfMethod = !scope.methods.isEmpty
      let (tokens, annotations) =
        isOfMethod || !frame.carried.isEmpty ? Annotation.split(frame.tokens) : (frame.tokens, [])
      for annotation in annotations { read(annotation, carried: frame.carried, into: &reading) }
      let completed = NominalCall.completed(
        VerblessCall.completed(
          DefinedCall.completed(
            OrderTitle.completed(LostThings.completed(tokens.withoutLikeness.withoutTrailingLikeness.withoutEachTime))),
          isOfMethod: isOfMethod || !frame.carried.isEmpty),
        isOfMethod: isOfMethod,
        isOfParameter: NominalCall.isOfParameter(frame.tokens, ofMethods: frame.carried + scope.methods))
      read(completed, carried: frame.carried, into: &reading)
      if !annotations.isEmpty { reading.tokensRead = frame.tokens }
      // Most sentences promise nothing: what bears on claims is looked for where there are some.
      if !reading.claims.isEmpty { reading.apply(frame.bearing ?? lead.flatMap(LeadBearing.of)) }
    }
    if !reading.claims.isEmpty { weaken(&reading, in: sentence) }
    reading.discourse = updated(reading)
    return reading
  }

  /// A mark in the sentence points at a note.
  private func weaken(_ reading: inout SentenceReading, in sentence: Sentence) {
    if let mark = sentence.footnoteMarks.first ?? TableSubject.footnoteMark(of: sentence) {
      reading.claims = reading.claims.map { $0.weakened(by: "footnote \(mark)") }
    } else if let note = NotePointer.pointed(in: reading.tokens) {
      reading.claims = reading.claims.map { $0.weakened(by: note) }
    }
  }

  private func read(_ tokens: [Token], carried: [MethodReference], into reading: inout SentenceReading) {
    reading.tokensRead = tokens
    if tokens.last?.isMark("?") == true || Opinion.opens(tokens) || Disowned.isTold(tokens)
      || MendedFault.isTold(in: tokens)
    {
      return
    }
    if isSaidOfItems(tokens) { return }
    var subject: [Token] = []
    let whole = SharedMoment.spelledOut(
      FrontedParticiple.asCondition(
        FrontedParticiple.spelledOut(
          OrNever.resolved(Fronting.undone(InlineList.joined(Gapping.joined(WhenClause.joined(tokens))))))))
    let sentences = WhichCase.sentences(in: whole)
      .flatMap(WhichMoment.sentences).flatMap(ReturningMoment.sentences)
    for clause in sentences.flatMap({ OpeningOtherwise.clauses(of: $0, behindCase: discourse.caseTold) })
      .withWholeCases().withoutSecondThat().flatMap(
        \.withOwnCase
      ).flatMap(\.withCounterCase).flatMap(\.withDeniedComplement)
    {
      var clause = clause
      if clause.inheritsSubject && clause.verb != nil {
        clause.subject = subject.withoutTrailingAdverb
      } else if !clause.subject.isEmpty {
        subject = clause.subject
      }
      for matrix in unwrapped(clause, depth: 3) { read(matrix, carried: carried, into: &reading) }
    }
    if !reading.claims.isEmpty { takeBack(from: &reading, said: tokens) }
  }

  /// Takes back what the sentence as a whole does not leave standing.
  private func takeBack(from reading: inout SentenceReading, said tokens: [Token]) {
    // "It is not called:" says what of in the items below, "on all of them except:" of which it does not hold, "when:" in which case.
    if tokens.last?.isMark(":") == true {
      let isExcepted =
        tokens.dropLast().last?.isWord(in: ["except", "unless", "if", "when", "whenever", "while"]) == true
      reading.claims.removeAll { isExcepted || $0.draft.saysNever || $0.draft.forbidsCalls }
    }
    if ModeCase.isIn(tokens) {
      reading.claims.removeAll { if case .misuseResult = $0.draft.payload { true } else { false } }
    }
    if WhetherForm.isOfAnyCase(tokens) { reading.claims.removeAll { $0.form == WhetherForm.name } }
    if CaseList.isIn(tokens) { reading.claims.removeAll() }
    if JointDenial.isIn(tokens) {
      reading.claims.removeAll { if case .prohibition = $0.draft.payload { true } else { false } }
    }
    if UnmarkedCase.opens(tokens) { reading.claims.removeAll { $0.draft.condition == nil } }
    if SharedCalls.areIn(reading.clauses) { reading.claims.removeAll { SharedCalls.concern($0.draft) } }
    if DeniedThat.isIn(tokens) { reading.claims.removeAll { $0.draft.polarity } }
    if PointerSentence.opens(tokens) || QuotedMessage.isIn(tokens) { reading.claims.removeAll() }
    if reading.tellsWhy { reading.claims.removeAll { $0.draft.saysNever && $0.draft.condition == nil } }
    if Retraction.isIn(tokens) { reading.claims.removeAll { Retraction.concerns($0.draft) } }
  }

  /// "Called on main:", "These hooks are called on main:" above a list of methods is said of those.
  private func isSaidOfItems(_ tokens: [Token]) -> Bool {
    guard tokens.last?.isMark(":") == true, !listed.isEmpty, let verb = MainVerb.group(in: tokens) else { return false }
    if tokens[verb.range.upperBound...].contains(where: { $0.isWord(in: ["order", "sequence"]) }) { return false }
    return verb.isElliptical || tokens[..<verb.range.lowerBound].contains { $0.isWord(in: ["these", "following"]) }
  }

  private func unwrapped(_ clause: Clause, depth: Int) -> [Matrix] {
    guard depth > 0, let inner = Matrix.unwrapped(clause) else { return [Matrix(effect: .none, clause: clause)] }
    return inner.flatMap { matrix in
      unwrapped(matrix.clause, depth: depth - 1).map { deeper in
        Matrix(effect: deeper.effect == .none ? matrix.effect : deeper.effect, clause: deeper.clause)
      }
    }
  }

  private func read(_ matrix: Matrix, carried: [MethodReference], into reading: inout SentenceReading) {
    reading.clauses.append(matrix.clause)
    reading.effects.append(matrix.effect)
    guard matrix.clause.verb != nil, !PhraseGate.hasWordsBeforePronoun(matrix.clause.subject),
      !Antecedent.isHandedOut(matrix.clause, after: reading.clauses.dropLast().last ?? discourse.told)
    else { return }
    var resolver = SubjectResolver(
      scope: scope, discourse: discourse(within: reading), carried: carried,
      listed: listed.isEmpty ? InlineList.methods(in: reading.tokensRead, scope: scope) : listed)
    resolver.parameter = parameter
    let pointed = BackReference.resolved(matrix.clause.withoutException, after: reading.clauses.dropLast())
    var clause = ThatThread.resolved(pointed, after: reading.clauses.dropLast())
      .withDenied(of: reading.clauses.dropLast().last).withoutContrast.withoutNoObject.withoutNeither
      .withNameBeforeCondition.withPrecondition.withUnneededPlace
      .withoutUpshot
    if let named = Antecedent.words(of: clause, resolver: resolver) ?? concluded(clause, reading.tokensRead)
      ?? continued(clause, after: reading.clauses.dropLast().last, resolver)
      ?? Antecedent.called(
        clause, after: reading.clauses.dropLast().last ?? discourse.called ?? discourse.told, resolver: resolver)
      ?? Antecedent.dealtWith(clause, after: reading.clauses.dropLast().last, resolver: resolver)
    {
      clause.subject = named
    } else if AnaphoricDeed.isOfAnother(clause, leader: discourse.leader, resolver: resolver) {
      return
    }
    if isItem, clause.lacksSubject, carried.isEmpty { clause.subject = discourse.goingOn(scope, at: clause) }
    clause = clause.withoutQuestion.withAgain.withMannerBehind.withStateOfConsidered
    clause = ActiveCall.passive(of: clause, resolver: resolver) ?? ActiveDeed.passive(of: clause, resolver) ?? clause
    var view = ClauseView(
      clause: clause, effect: matrix.effect, resolver: resolver,
      earlier: OpeningOtherwise.earlier(in: reading, after: discourse))
    view.written = matrix.clause
    view.summaryOpening = opensSection ? reading.tokens.first?.lower : nil
    view.isBehindCase = SemicolonCase.precedes(matrix.clause, in: reading.tokensRead)
    view.previous = reading.views.last?.view.clause
    if view.previous == nil, let told = discourse.told, Sequel.opens(reading.tokensRead, matrix.clause) {
      (view.previous, view.written.isSequel) = (told, true)
    }
    let forms = parameter == nil ? SentenceForms.all : SentenceForms.ofParameters
    reading.views.append(.init(original: matrix.clause, view: view, forms: forms))
    for form in forms {
      for draft in form.read(view) where DraftGate.admits(draft, of: view) && !reading.tells(draft, by: form) {
        let draft = view.restricted(view.restrictedToRole(draft)).tellingThread(of: view.clause)
        let isOnly = view.verb.adverbs.contains("only")
        reading.claims.append(.init(draft: isOnly ? draft.asLimit.asOnly : draft.asLimit, form: form.name))
      }
    }
  }
}
