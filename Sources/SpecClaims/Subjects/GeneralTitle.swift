/// Titles of a part of a page, and of no thing: "Overview", "Discussion", "On Android".
enum GeneralTitle {
  static func isOne(_ title: String) -> Bool {
    let words = title.lowercased().drop { !$0.isLetter }
    return general.contains(String(words)) || words.hasPrefix("the ") && general.contains(String(words.dropFirst(4)))
  }

  static let remarks: Set<String> = [
    "considerations", "performance", "caveats", "notes", "pitfalls", "safety", "threading", "concurrency", "complexity",
    "limitations", "details", "restrictions",
  ]

  private static let platforms: Set<String> = [
    "android", "ios", "windows", "linux", "macos", "web", "wayland", "x11", "tvos", "watchos",
  ]

  private static let general: Set<String> = remarks.union(platforms).union([
    "overview", "introduction", "summary", "background", "description", "discussion", "usage", "remarks", "basics",
    "requirements", "rules", "errors", "exceptions", "panics", "guidelines", "general", "contents", "example",
    "examples", "faq", "reference", "api",
    "details", "behavior", "behaviour", "ordering", "caveats", "guarantees", "timing", "important", "performance",
    "safety", "availability",
    "implementation notes",
    "implementation", "semantics", "invocation", "execution", "thread model", "threading model", "calling", "order",
    "known problems", "limitations", "compatibility",
    "lifecycle", "life cycle", "thread safety", "best practices", "general notes", "important notes", "known issues",
  ])
}
