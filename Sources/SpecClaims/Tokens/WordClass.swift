/// A closed class of words. A token knows the classes of its word, so that asking for one is a look at a bit: every word of every
/// sentence is asked for dozens of times.
package struct WordClass: Sendable {
  package let words: Set<String>
  /// One bit, its own.
  let mask: UInt32

  init(bit: UInt32, _ words: Set<String>) { (self.words, mask) = (words, 1 << bit) }

  package func contains(_ word: String) -> Bool { words.contains(word) }
  package func isDisjoint(with others: [String]) -> Bool { words.isDisjoint(with: others) }
  package func union(_ others: Set<String>) -> Set<String> { words.union(others) }
  package func union(_ other: WordClass) -> Set<String> { words.union(other.words) }
  package func subtracting(_ others: Set<String>) -> Set<String> { words.subtracting(others) }
  package func subtracting(_ other: WordClass) -> Set<String> { words.subtracting(other.words) }
}

extension Set<String> {
  package func union(_ other: WordClass) -> Set<String> { union(other.words) }
}
