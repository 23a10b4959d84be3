/// Titles of a part of a page, and of no thing: "Overview", "Discussion", "Android".
enum GeneralTitle {
  static func isOne(_ title: String) -> Bool {
    let words = title.lowercased().drop { !$0.isLetter }
    return general.contains(String(words)) || words.hasPrefix("the ") && general.contains(String(words.dropFirst(4)))
  }

  /// Remarks on an entry as often as a section of its own.
  static let remarks: Set<String> = [
    "considerations", "performance", "caveats", "notes", "pitfalls", "safety", "threading", "concurrency", "complexity",
    "limitations", "details", "restrictions",
  ]

  private static let general: Set<String> = remarks.union(Lexicon.platforms).union([
    "overview", "introduction", "summary", "background", "description", "discussion", "usage", "basics", "requirements",
    "rules", "errors", "exceptions", "panics", "guidelines", "general", "contents", "example", "examples", "faq",
    "reference", "api", "remarks", "behavior", "behaviour", "ordering", "guarantees", "timing", "important",
    "availability", "implementation", "implementation notes", "semantics", "invocation", "execution", "calling",
    "order",
    "thread model", "threading model", "thread safety", "lifecycle", "life cycle", "compatibility", "best practices",
    "general notes", "important notes", "known issues", "known problems",
  ])
}
