import SpecClaims
import SpecDocument

@testable import SpecDiff

/// A page given as text, read.
func page(_ markdown: String, named name: String = "guide.md", _ vocabulary: Vocabulary? = nil) throws -> Reading {
  ClaimReader(vocabulary: vocabulary).read(try Document(bytes: Array(markdown.utf8), name: name))
}

/// What a diff says, a line a change: the kind, the claim, what differs.
func changes(_ old: String, _ new: String, _ vocabulary: Vocabulary? = nil) throws -> [String] {
  let diff = ContractDiff(from: [try page(old, vocabulary)], to: [try page(new, vocabulary)], vocabulary: vocabulary)
  return diff.changes.map { change in
    (["\(change.kind.rawValue) \(change.claim)"] + change.details).joined(separator: " | ")
  }
}

/// A vocabulary of a kiln, for phrases that mean the same.
func kilnVocabulary() throws -> Vocabulary {
  try Vocabulary(
    yaml: """
      version: 1
      types:
        Kiln: { aliases: [kiln, oven] }
        GasKiln: { inherits: Kiln }
      calls:
        Kiln:
          didFire(): {}
          open(): {}
      events:
        fired:
          calls: [Kiln.fired]
          phrases: [the clay is fired, the firing is done]
      actions:
        touch-clay:
          action: access
          calls: [Kiln.clay]
          objects: [the clay, the pots]
      threads:
        fire: [fire queue, burner]
      """, file: "kiln.yml")
}
