import SpecDocument

/// Reads a document into claims and a ledger. Deterministic: the same sentence under the same heading always gives the same claims.
public struct ClaimReader: Sendable {
  private let naming: ClaimNaming

  /// - Parameter vocabulary: only used to give events and actions their short names in ids; what is read does not depend on it.
  public init(vocabulary: Vocabulary? = nil) { naming = ClaimNaming(vocabulary: vocabulary) }

  /// - Parameter explaining: find out, too, which form came nearest to reading what was not understood. Takes longer.
  public func read(_ document: Document, explaining: Bool = false) -> Reading {
    var claims: [Claim] = []
    var ledger: [LedgerEntry] = []
    var used: [String: Int] = [:]
    var walker = DocumentWalker(document)
    while let step = walker.next() {
      var ids: [String] = []
      for read in step.reading.claims {
        let claim = naming.claim(
          from: read.draft, form: read.form, sentence: step.sentence, document: document, used: &used)
        claims.append(claim)
        ids.append(claim.id)
      }
      let (kind, note) = ids.isEmpty ? step.classification : (.claims, nil)
      let nearest = explaining && kind == .notUnderstood ? step.reading.nearest : nil
      ledger.append(
        LedgerEntry(sentence: step.sentence.index, kind: kind, claims: ids, note: note, nearest: nearest))
    }
    return Reading(document: document, claims: claims, ledger: ledger)
  }

  /// How one sentence was taken apart: tokens, clauses, forms. For `explain`.
  public func derivation(of sentence: Int, in document: Document) -> [String] {
    var walker = DocumentWalker(document)
    while let step = walker.next() {
      if step.sentence.index == sentence { return Derivation(reading: step.reading).lines }
    }
    return []
  }
}

/// Walks the sentences of a document in order, carrying what pronouns and lists need from one to the next.
struct DocumentWalker {
  struct Step {
    let sentence: Sentence
    let reading: SentenceReading
    let classification: (LedgerClass, String?)
  }

  private let document: Document
  private let blockOfSentence: [Int: Int]
  private let headings: Headings
  private let parameters: ParameterNames
  private var index = 0
  private var discourse = Discourse()
  private var scopes: [Int: SectionScope] = [:]
  /// The sentence that leads the list being read.
  private var lastLead: (sentence: Int, tokens: [Token])?
  private var item: OpenItem?

  init(_ document: Document) {
    self.document = document
    var blocks: [Int: Int] = [:]
    for (position, block) in document.blocks.enumerated() {
      for sentence in block.sentences { blocks[sentence] = position }
    }
    blockOfSentence = blocks
    headings = Headings(document)
    parameters = ParameterNames(document)
  }

  mutating func next() -> Step? {
    guard index < document.sentences.count else { return nil }
    let sentence = document.sentences[index]
    if index > 0, !continuesParagraph(sentence) { discourse = Discourse() }
    index += 1
    let scope =
      scopes[sentence.section]
      ?? SectionScope(
        section: sentence.section, in: document, headings: headings, known: headings.known)
    scopes[sentence.section] = scope
    if item?.holds(for: sentence) != true { item = nil }
    let reader = SentenceReader(
      scope: scope, discourse: discourse, listed: listed(below: sentence, scope), item: item,
      isItem: sentence.place.isListItem, parameter: parameters.name(ofSentence: sentence.index))
    let reading = reader.read(sentence, lead: lead(of: sentence))
    item = OpenItem(sentence, tokens: reading.tokens) ?? item
    discourse = reading.discourse
    let kind = SentenceClassifier.classify(
      sentence, tokens: reading.tokens, clauses: reading.clauses, effects: reading.effects)
    return Step(sentence: sentence, reading: reading, classification: kind)
  }

  /// Pronouns look back within a paragraph, and from a paragraph to the one before under the same heading.
  private func continuesParagraph(_ sentence: Sentence) -> Bool {
    let previous = document.sentences[sentence.index - 1]
    guard previous.section == sentence.section else { return false }
    guard let block = blockOfSentence[sentence.index], let before = blockOfSentence[previous.index] else { return true }
    return block == before
  }

  /// The methods of the list that the sentence leads, when every item begins with one.
  private func listed(below sentence: Sentence, _ scope: SectionScope) -> [MethodReference] {
    guard sentence.text.hasSuffix(":") else { return [] }
    var methods: [MethodReference] = []
    var ordinals: Set<Int> = []
    for item in document.sentences[(sentence.index + 1)...] {
      guard case .listItem(_, let lead, let ordinal) = item.place, lead == sentence.index else { break }
      guard ordinals.insert(ordinal).inserted else { continue }
      let tokens = Tokenizer.tokens(of: item.pieces).drop { $0.kind == .mark }
      guard let first = tokens.first else { return [] }
      let named = SubjectResolver(scope: scope, discourse: Discourse()).methods(in: [first])
      guard first.kind == .code || !named.isEmpty || tokens.count == 1, let method = named.first ?? plain(first, scope)
      else { return [] }
      methods.append(method)
    }
    return methods
  }

  /// A lone identifier in camel case is a method's name in a list of methods.
  private func plain(_ token: Token, _ scope: SectionScope) -> MethodReference? {
    guard token.text.dropFirst().contains(where: \.isUppercase), let name = MethodName(code: token.text) else {
      return nil
    }
    return MethodReference(type: scope.type, name: name)
  }

  private mutating func lead(of sentence: Sentence) -> [Token]? {
    guard case .listItem(_, let lead?, _) = sentence.place, document.sentences.indices.contains(lead),
      lead != sentence.index
    else {
      return nil
    }
    if let last = lastLead, last.sentence == lead { return last.tokens }
    let tokens = Tokenizer.tokens(of: document.sentences[lead].pieces)
    lastLead = (lead, tokens)
    return tokens
  }
}
