import SpecClaims
import SpecDocument

/// Tells a sentence that moved from one whose heading or page has a new name, and finds sentences that nobody
/// understood.
struct Places {
  private let oldSections: Set<String>
  private let newSections: Set<String>
  private let oldPages: Set<String>
  private let newPages: Set<String>
  private let unreadOld: [Unread: String]
  private let unreadNew: [Unread: String]

  init(old: Contract, new: Contract) {
    unreadOld = Self.unread(old)
    unreadNew = Self.unread(new)
    let (old, new) = (old.promises.flatMap(\.occurrences), new.promises.flatMap(\.occurrences))
    oldSections = Set(old.map(\.section))
    newSections = Set(new.map(\.section))
    oldPages = Set(old.map(\.page.lastComponent))
    newPages = Set(new.map(\.page.lastComponent))
  }

  /// Where the new pages have the sentence under the same title without understanding it: a word around it may make the
  /// difference, and whether the promise still stands cannot be told.
  func unreadInNew(_ occurrence: Occurrence) -> String? { unreadNew[Unread(occurrence)] }

  func unreadInOld(_ occurrence: Occurrence) -> String? { unreadOld[Unread(occurrence)] }

  private struct Unread: Hashable {
    let words: String
    let title: String
    init(_ occurrence: Occurrence) { (words, title) = (occurrence.words, occurrence.title) }
    init(_ entry: LedgerEntry, in document: Document) {
      words = document.line(of: entry.sentence).withoutLooks
      title = PhraseKey(document.sections[document.sentences[entry.sentence].section].titleText).description
    }
  }

  private static func unread(_ contract: Contract) -> [Unread: String] {
    var found: [Unread: String] = [:]
    for reading in contract.readings {
      let document = reading.document
      for entry in reading.ledger where entry.claims.isEmpty {
        found[Unread(entry, in: document)] = "\(document.name):\(document.sentences[entry.sentence].range.start)"
      }
    }
    return found
  }

  /// A name that is gone and one that was not there before are a renaming, not a move.
  func hasMoved(from old: Occurrence, to new: Occurrence) -> Bool {
    hasMoved(old.page.lastComponent, new.page.lastComponent, newPages, oldPages)
      || hasMoved(old.section, new.section, newSections, oldSections)
  }

  private func hasMoved(_ old: String, _ new: String, _ remaining: Set<String>, _ known: Set<String>) -> Bool {
    old != new && (remaining.contains(old) || known.contains(new))
  }
}

extension String {
  fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
