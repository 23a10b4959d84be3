import ArgumentParser

/// Forms of verdicts.
enum VerdictFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, markdown, html, junit
}

/// Forms of what was understood of pages.
enum ClaimFormat: String, ExpressibleByArgument, CaseIterable {
  case text, jsonl
}

/// Forms of what differs between pages.
enum ComparisonFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, markdown
}
