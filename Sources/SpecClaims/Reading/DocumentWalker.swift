import SpecDocument

/// Walks the sentences of a document in order, carrying what pronouns and lists need from one to the next.
struct DocumentWalker {
  struct Step {
    let sentence: Sentence
    let reading: SentenceReading
    let classification: (LedgerClass, String?)
  }

  let document: Document
  let blockOfSentence: [Int: Int]
  let headings: Headings
  private let parameters: ParameterNames
  /// What the page quotes from elsewhere.
  private let quoted: Set<Int>
  private let notes: [ScopeNote]
  let declared: [Int: MethodName]
  /// The sentences still to be read.
  private(set) var remaining: Range<Int>
  private var discourse = Discourse()
  var scopes: [Int: SectionScope] = [:]
  /// The sentence that leads the list being read.
  private var lastLead: (sentence: Int, tokens: [Token])?
  private var item: OpenItem?
  private var mode: ModeLabel?
  private var labelled: LabelledItem?

  init(_ document: Document) {
    self.document = document
    var blocks: [Int: Int] = [:]
    for (position, block) in document.blocks.enumerated() {
      for sentence in block.sentences { blocks[sentence] = position }
    }
    blockOfSentence = blocks
    remaining = document.sentences.indices
    headings = Headings(document)
    parameters = ParameterNames(document)
    quoted = Attribution.quoted(in: document)
    notes = ScopeNote.notes(in: document)
    declared = DeclarationInFront.methods(in: document)
  }

  mutating func next() -> Step? {
    guard let index = remaining.popFirst() else { return nil }
    let sentence = document.sentences[index]
    if !continuesParagraph(sentence) {
      discourse = Discourse()
      discourse.described = NameInFront.described(by: sentence, in: document)
    }
    let scope = scope(of: sentence)
    if item?.holds(for: sentence) != true { item = nil }
    var reader = SentenceReader(
      scope: scope, discourse: discourse, listed: listed(below: sentence, scope), item: item,
      isItem: sentence.place.isListItem, parameter: parameters.name(ofSentence: sentence.index),
      opensSection: index == 0 || document.sentences[index - 1].section != sentence.section)
    reader.isQuoted = quoted.contains(index)
    var reading = reader.read(sentence, lead: lead(of: sentence))
    mode =
      ModeLabel(sentence, tokens: reading.tokens)
      ?? (mode?.holds(for: sentence, isBehind: continuesParagraph(sentence)) == true ? mode : nil)
    if let labelled, labelled.holds(for: sentence) {
      reading.claims.removeAll { labelled.isMistaken($0.draft, reading.tokens, scope) }
    } else {
      labelled = LabelledItem(sentence, tokens: reading.tokens)
    }
    if reading.claims.isEmpty, sentence.text.hasSuffix(":"), !reading.isForeign,
      let steps = LifecycleSteps(document: document, blockOfSentence: blockOfSentence).draft(
        of: sentence, reading.tokens)
    {
      reading.claims = [.init(draft: steps, form: SequenceForm.name)]
    }
    // Most sentences promise nothing.
    if !reading.claims.isEmpty { weigh(&reading, of: sentence) }
    item = OpenItem(sentence, tokens: reading.tokens) ?? OpenItem(describing: sentence, tokens: reading.tokens) ?? item
    discourse = reading.discourse
    let kind = SentenceClassifier.classify(
      sentence, tokens: reading.tokens, clauses: reading.clauses, effects: reading.effects)
    return Step(sentence: sentence, reading: reading, classification: kind)
  }

  /// What the sentences around a promise, its list and its headings leave of it.
  private func weigh(_ reading: inout SentenceReading, of sentence: Sentence) {
    if isTakenBack { reading.claims.removeAll { Retraction.concerns($0.draft) } }
    if continuesParagraph(sentence),
      SupposedCase.isSupposed(sentence.text, behind: document.sentences[sentence.index - 1].text)
    {
      reading.apply(.dropped)
    }
    if reading.claims.isEmpty { return }
    except(from: &reading)
    if let mode { reading.apply(mode.bearing) }
    if let title = headings.modes[sentence.section], reading.claims.allSatisfy({ $0.isOfThing(otherThan: title) }) {
      reading.apply(.restricted(title))
    }
    let titles = bearings(ofSection: sentence.section)
    if titles.contains(where: \.isRestriction), ElseBranch.isOpened(by: sentence, in: document) {
      reading.claims = []
    }
    for bearing in titles + noted(before: sentence) + around(sentence) { reading.apply(bearing) }
  }

  /// The walk in parts that can be gone in any order: each begins with a paragraph, where nothing is carried over from before.
  func parts() -> [DocumentWalker] {
    var parts: [DocumentWalker] = []
    var rest = remaining
    while !rest.isEmpty {
      let far = rest.lowerBound + Self.sentencesInPart
      let end = rest.first { $0 >= far && isApart(document.sentences[$0]) } ?? rest.upperBound
      var part = self
      part.remaining = rest.lowerBound..<end
      parts.append(part)
      rest = end..<rest.upperBound
    }
    return parts
  }

  /// Enough that a page of usual length is one part.
  private static let sentencesInPart = 250

  /// A list item may go on with the label of the one before.
  private func isApart(_ sentence: Sentence) -> Bool { !continuesParagraph(sentence) && !sentence.place.isListItem }

  /// Pronouns look back within a paragraph, and from a paragraph to the one before under the same heading.
  func continuesParagraph(_ sentence: Sentence) -> Bool {
    if sentence.index == 0 { return false }
    let previous = document.sentences[sentence.index - 1]
    guard previous.section == sentence.section else { return false }
    guard let block = blockOfSentence[sentence.index], let before = blockOfSentence[previous.index] else { return true }
    return block == before
  }

  /// "It is called on main. This is not guaranteed."
  private var isTakenBack: Bool {
    guard let next = remaining.first.map({ document.sentences[$0] }) else { return false }
    return Retraction.mayOpen(next.text) && continuesParagraph(next)
      && Retraction.opens(Tokenizer.tokens(of: next.pieces))
  }

  /// What the titles above make of what is said under them, the nearest first.
  private func bearings(ofSection index: Int) -> [Bearing] {
    var found: [Bearing] = []
    var current: Int? = index
    while let position = current {
      if let bearing = headings.bearings[position] { found.append(bearing) }
      current = document.sections[position].parent
    }
    return found
  }

  /// What sentences before this one say of all that follows in their section.
  private func noted(before sentence: Sentence) -> [Bearing] {
    notes.filter { note in
      guard note.sentence < sentence.index else { return false }
      var current: Int? = sentence.section
      while let position = current, position >= note.section {
        if position == note.section { return true }
        current = document.sections[position].parent
      }
      return false
    }.map(\.bearing)
  }

  /// The methods of the list that the sentence leads.
  private func listed(below sentence: Sentence, _ scope: SectionScope) -> [MethodReference] {
    guard sentence.text.hasSuffix(":") else { return [] }
    return ListedMethods(below: sentence, in: document, scope).methods(Tokenizer.tokens(of: sentence.pieces))
  }

  private func isParagraph(_ index: Int) -> Bool {
    if case .paragraph = document.sentences[index].place { true } else { false }
  }

  private mutating func lead(of sentence: Sentence) -> [Token]? {
    guard case .listItem(_, let lead?, _) = sentence.place, document.sentences.indices.contains(lead),
      lead != sentence.index
    else {
      return nil
    }
    if let last = lastLead, last.sentence == lead { return last.tokens }
    var tokens = Tokenizer.tokens(of: document.sentences[lead].pieces)
    // "It is called in several situations. For example:": what leads the list is the sentence before.
    if tokens.count <= 4, SentenceFrame.isExample(tokens), lead > 0,
      document.sentences[lead - 1].section == sentence.section
    {
      tokens = Tokenizer.tokens(of: document.sentences[lead - 1].pieces)
    }
    // "Never do this" over a list, with no mark behind it, leads it as well.
    if let last = tokens.last, last.kind == .word, tokens.count > 1, isParagraph(lead) {
      tokens.append(Token(kind: .mark, text: ":", range: last.range))
    }
    // What is too long to be read leads nothing, either.
    lastLead = (lead, tokens.count > SentenceReader.longestSentence || leadsJoinedCases(lead, tokens) ? [] : tokens)
    return lastLead?.tokens
  }
}
