/// Tells a sentence that moved from one whose heading or page has a new name.
struct Places {
  private let oldSections: Set<String>
  private let newSections: Set<String>
  private let oldPages: Set<String>
  private let newPages: Set<String>

  init(old: Contract, new: Contract) {
    let (old, new) = (old.promises.flatMap(\.occurrences), new.promises.flatMap(\.occurrences))
    oldSections = Set(old.map(\.section))
    newSections = Set(new.map(\.section))
    oldPages = Set(old.map(\.page.lastComponent))
    newPages = Set(new.map(\.page.lastComponent))
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
