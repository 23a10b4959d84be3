import SpecClaims
import SpecDocument
import SpecMonitors

extension PageView {
  init(_ documents: [JudgedDocument], title: String) {
    let totals = Totals(documents)
    self.title = SafeText.line(title)
    summary = totals.summary
    bar = OutcomeCount.all(totals).reversed().filter { $0.count > 0 }
    legend = OutcomeCount.all(totals).reversed()
    filters = FilterView.all(totals)
    needsAttention = totals.violated + totals.warnings > 0
    self.documents = documents.enumerated().map {
      DocumentView($1, prefix: "d\($0 + 1)", isAlone: documents.count == 1)
    }
    contents = documents.count < 2 ? [] : zip(self.documents, documents).map(LinkView.init)
  }
}

extension OutcomeCount {
  fileprivate static func all(_ totals: Totals) -> [OutcomeCount] {
    Outcome.allCases.map { outcome in
      OutcomeCount(
        kind: outcome.rawValue, mark: outcome.mark, words: outcome.words, count: totals.count(of: outcome),
        meaning: outcome.meaning)
    }
  }
}

extension FilterView {
  /// Only what there is something of.
  fileprivate static func all(_ totals: Totals) -> [FilterView] {
    let outcomes = Outcome.allCases.map { outcome in
      FilterView(kind: outcome.rawValue, mark: outcome.mark, words: outcome.words, count: totals.count(of: outcome))
    }
    let unread = FilterView(
      kind: LedgerClass.notUnderstood.rawValue, mark: LedgerClass.notUnderstood.mark ?? "",
      words: LedgerClass.notUnderstood.words,
      count: totals.notUnderstood)
    return (outcomes + [unread]).filter { $0.count > 0 }
  }
}

extension DocumentView {
  fileprivate init(_ judged: JudgedDocument, prefix: String, isAlone: Bool) {
    let views = SentenceViews(judged, prefix: prefix)
    var tree = BlockTree(judged.document, views: views, prefix: prefix)
    id = prefix
    name = SafeText.line(judged.document.name)
    summary = isAlone ? nil : Totals([judged]).summary
    attention = judged.claims.filter { $0.outcome <= .warning }.sorted { $0.outcome < $1.outcome }.map { claim in
      LinkView(
        href: "#" + views.id(of: claim.claim.sentence), kind: claim.outcome.rawValue, mark: claim.outcome.mark,
        text: SafeText.line(claim.claim.canonical), note: "line \(claim.claim.range.start.line)")
    }
    sections = tree.sections()
  }
}

extension LinkView {
  /// An entry of the table of contents.
  fileprivate init(_ view: DocumentView, _ judged: JudgedDocument) {
    let worst = judged.claims.map(\.outcome).min()
    self.init(
      href: "#\(view.id)", kind: worst?.rawValue ?? "", mark: worst?.mark ?? "", text: view.name,
      note: Totals([judged]).summary)
  }
}
