// What the templates show. The templates find these properties by name; all texts are plain, and escaped when they are
// rendered.

struct PageView {
  let title: String
  let summary: String
  let bar: [OutcomeCount]
  let filters: [FilterView]
  let legend: [OutcomeCount]
  /// The table of contents; empty for a single document.
  let contents: [LinkView]
  let needsAttention: Bool
  let documents: [DocumentView]
}

/// How many claims have an outcome.
struct OutcomeCount {
  /// The class in the style sheet.
  let kind: String
  let mark: String
  let words: String
  let count: Int
  let meaning: String
}

/// One choice of what to show; `kind` is the class of the sentences that stay.
struct FilterView {
  let kind: String
  let mark: String
  let words: String
  let count: Int
}

struct LinkView {
  let href: String
  let kind: String
  let mark: String
  let text: String
  let note: String
}

struct DocumentView {
  let id: String
  let name: String
  /// Nil where the page's own summary says it already.
  let summary: String?
  let attention: [LinkView]
  let sections: [SectionView]
}

struct SectionView {
  let blocks: [BlockView]
}

/// Exactly one of the properties is set.
struct BlockView {
  var heading: HeadingView?
  var paragraph: LineView?
  var list: ListView?
  var code: CodeView?
  var table: TableView?
  var quote: LineView?
  var caption: String?
  var rule = false
}

struct HeadingView {
  let id: String
  /// 2 to 6: the page itself has the only first one.
  let level: Int
  let isMethod: Bool
  let pieces: [PieceView]
}

/// Running text: a paragraph, a cell, a paragraph of an item.
struct LineView {
  var marker: String?
  let sentences: [SentenceView]
}

struct ListView {
  let isOrdered: Bool
  var items: [ItemView]
}

struct ItemView {
  /// The number of an ordered item, so that a list interrupted by code counts on.
  let ordinal: Int?
  var parts: [BlockView]
}

struct CodeView {
  let language: String?
  let text: String
}

struct TableView {
  var header: [String]
  var rows: [[LineView]]
}

struct SentenceView {
  let id: String
  let pieces: [PieceView]
  let judged: JudgedView?
  let other: OtherView?
}

/// Exactly one of the properties is set.
struct PieceView {
  var text: String?
  var emphasis: String?
  var code: String?
  var link: String?
  var note: String?
}

/// What is on demand behind a sentence with claims.
struct JudgedView {
  let kind: String
  let mark: String
  let words: String
  let place: String
  let claims: [ClaimView]
}

/// A sentence without claims; `kind` is its class in the ledger.
struct OtherView {
  let kind: String
  /// Only where it may be a promise that was missed.
  let mark: String?
  let words: String
  let note: String?
}

struct ClaimView {
  let kind: String
  let mark: String
  let words: String
  let id: String
  let strength: String
  let canonical: String
  let properties: [String]
  let hasProperties: Bool
  let reason: String?
  /// Both nil when the claim was not checked.
  let exercised: String?
  let catches: String?
  let caughtBy: [String]
  let hasCaught: Bool
  let seen: String?
  let timeline: String?
  let place: String?
}
