extension Clause {
  /// "It is called once, and never on main", "… on main, and not always before E": what stands behind the denial is no part of the
  /// promise in front. "Never" denies it of the same verb; of "not always" nothing is left.
  var withDeniedComplement: [Clause] {
    guard let verb, !verb.isNegated, let start = tail.indices.first(where: { opensDenied(at: $0) }),
      let denial = denial(at: start),
      case let end = tail[denial.next...].firstIndex(where: { $0.isMark(",") }) ?? tail.count
    else { return [self] }
    var told = self
    told.tail = Array(tail[..<start]).trimmingMarks + tail[end...]
    guard denial.isWhole else { return [told] }
    var denied = self
    denied.tail = Array(tail[denial.next..<end]).trimmingMarks
    denied.link = .coordinate
    denied.inheritsSubject = !verb.isElliptical
    denied.verb?.isNegated = true
    denied.verb?.adverbs = ["never"]
    // "may be called often, never on main": that is forbidden, and not left open.
    if verb.modality == .may { denied.verb?.isAllowed = true }
    return [told, denied]
  }

  /// "and never", ", never", ", and not always".
  private func opensDenied(at index: Int) -> Bool {
    guard index > 0, index + 2 < tail.count else { return false }
    if tail[index].isWord("and") { return !tail[index - 1].isMark(",") && denial(at: index) != nil }
    return tail[index].isMark(",") && denial(at: index) != nil
  }

  /// The word behind the denial, and whether it denies outright; nil where no place, count or time follows it.
  private func denial(at index: Int) -> (next: Int, isWhole: Bool)? {
    let word = index + (tail[index].isMark(",") && tail[index + 1].isWord("and") ? 2 : 1)
    guard word + 1 < tail.count else { return nil }
    let isPartial =
      tail[word].isWord("not") && tail[word + 1].isWord(in: ["always", "necessarily", "ever", "generally"])
    guard isPartial || tail[word].isWord("never") else { return nil }
    let next = isPartial ? word + 2 : word + 1
    guard next < tail.count, let (adverbial, _) = AdverbialParser(tail).adverbial(at: next) else { return nil }
    switch adverbial {
    case .thread, .times, .order, .scope: return (next, !isPartial)
    default: return nil
    }
  }
}
