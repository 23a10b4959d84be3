import Testing

@testable import SpecClaims

/// Two sentences in one: whatever joins them, none of them takes the subject, the count, the place or the moment of the other. What the
/// whole promises, one of its halves promises by itself.
@Suite struct JoinedSentencesTests {
  @Test(arguments: [
    "A, and B.", "A and B.", "A; B.", "A, but B.", "A, whereas B.", "A, so B.", "A. B.", "A — B.", "A because B.",
    "A, although B.", "A, since B.", "A; therefore, B.", "A, which means that B.", "A (B).", "A, so that B.",
    "It is guaranteed that A and that B.", "A, or B.", "A, except that B.", "A, provided that B.", "A, unless B.",
    "A. Note that B.", "- A\n- B",
  ]) func noHalfTakesTheWordsOfTheOther(_ frame: String) throws {
    var taken: [String] = []
    for (first, second) in Self.pairs {
      let whole = try Self.claims(of: Self.joined(frame, first, second))
      let halves = try Self.claims(of: "\(Self.opened(first)).") + Self.claims(of: "\(Self.opened(second)).")
      taken += Set(whole).subtracting(halves).sorted().map { "\(Self.joined(frame, first, second)) → \($0)" }
    }
    #expect(taken == [])
  }

  private static let subjects: [(words: String, isPlural: Bool)] = [
    ("`open()`", false), ("the `close` hook", false), ("hooks", true), ("slow listeners", true),
    ("each callback", false),
    ("the callbacks of a tank", true), ("all hooks", true), ("`drain()` and `fill()`", true), ("the finalizer", false),
  ]

  private static let predicates = [
    "BE called on the main thread", "BE called exactly once per row", "BE called before `start()`",
    "BE called after the tank is closed", "BE never called concurrently", "BE thread-safe",
    "must not be called on the main thread", "may be called from any thread", "RUN on a background thread",
    "BE called in the order of registration", "must never be called twice", "BE reentrant", "must not touch the view",
  ]

  /// Each subject and predicate with some others; all with all would take minutes.
  private static var pairs: [(String, String)] {
    let sentences = subjects.flatMap { subject in
      predicates.map { predicate in
        let verb = predicate.replacing("BE", with: subject.isPlural ? "are" : "is")
          .replacing("RUN", with: subject.isPlural ? "run" : "runs")
        return "\(subject.words) \(verb)"
      }
    }
    return sentences.indices.map { (sentences[$0], sentences[($0 * 31 + 17) % sentences.count]) }
  }

  private static func joined(_ frame: String, _ first: String, _ second: String) -> String {
    var text = ""
    for character in frame {
      let isOpening = text.isEmpty || text.hasSuffix(". ") || text.hasSuffix("- ")
      switch character {
      case "A": text += isOpening ? opened(first) : first
      case "B": text += isOpening ? opened(second) : second
      default: text.append(character)
      }
    }
    return text
  }

  private static func opened(_ sentence: String) -> String {
    sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// By subject and payload: conditions are what the other half may well give.
  private static func claims(of text: String) throws -> [String] {
    try read("# Tank\n\n## Notes\n\n\(text)\n").compactMap { claim in
      switch claim.payload {
      case .trigger, .order(.during, _): nil
      default: "\(claim.subject.written.lowercased()) \(claim.payload) \(claim.polarity)"
      }
    }
  }
}
