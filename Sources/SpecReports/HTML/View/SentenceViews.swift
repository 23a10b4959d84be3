import SpecClaims
import SpecDocument
import SpecMonitors

/// Makes what the page shows of a document's sentences.
struct SentenceViews {
  private let index: SentenceIndex
  /// Begins every id, so that several documents fit on one page.
  private let prefix: String

  init(_ judged: JudgedDocument, prefix: String) {
    index = SentenceIndex(judged)
    self.prefix = prefix
  }

  func id(of sentence: Int) -> String { "\(prefix)-s\(sentence)" }

  func line(_ sentences: Range<Int>) -> LineView {
    let known = sentences.clamped(to: index.document.sentences.indices)
    return LineView(marker: known.first.flatMap(marker), sentences: known.map(view))
  }

  func view(_ number: Int) -> SentenceView {
    let sentence = index.document.sentences[number]
    return SentenceView(
      id: id(of: number), pieces: sentence.pieces.map(PieceView.init), judged: judged(sentence),
      other: index.claims(of: number).isEmpty ? other(number) : nil)
  }

  private func judged(_ sentence: Sentence) -> JudgedView? {
    guard let worst = index.outcome(of: sentence.index) else { return nil }
    return JudgedView(
      kind: worst.rawValue, mark: worst.mark, words: worst.words,
      place: "\(SafeText.line(index.document.name)):\(sentence.range.start)",
      claims: index.claims(of: sentence.index).map(ClaimView.init))
  }

  private func other(_ number: Int) -> OtherView? {
    index.entry(of: number).map { entry in
      OtherView(
        kind: entry.kind.rawValue, mark: entry.kind.mark, words: entry.kind.words, note: entry.note.map(SafeText.line))
    }
  }

  private func marker(of number: Int) -> String? {
    guard case .footnote(let marker) = index.document.sentences[number].place else { return nil }
    return SafeText.line(marker)
  }
}
