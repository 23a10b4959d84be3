import Testing

@testable import SpecClaims

/// Sentences and titles that say where what stands below them holds.
@Suite struct ScopeNoteTests {
  private func below(_ note: String, title: String = "Order") throws -> [String] {
    try read("# Pumps\n\n## \(title)\n\n\(note)\n\n`fill()` is called on the main thread.\n").map(\.canonical)
  }

  @Test(arguments: [
    "None of the following is guaranteed.", "None of it is part of the contract.", "This document is outdated.",
    "This page has been superseded.", "Status: rejected", "Status: draft, not implemented.",
  ]) func disclaims(_ note: String) throws {
    #expect(try below(note).isEmpty)
  }

  @Test(arguments: [
    ("Everything below applies only when pumps are on.", " (when pumps are on)"),
    ("The rest of this page holds if pumps are on.", " (if pumps are on)"),
    ("The following applies only to old pumps.", " (for old pumps)"),
    ("None of the pumps is full.", ""), ("This document is not outdated.", ""), ("This page is short.", ""),
    ("The following applies to all pumps.", ""), ("The pump below applies the brake only when it runs.", ""),
    ("Status: stable.", ""),
  ]) func restricts(_ note: String, _ condition: String) throws {
    #expect(try below(note) == ["fill(): every call is on the main thread\(condition)"])
  }

  @Test func holdsBelowAndInPartsOfTheSection() throws {
    let page = """
      # Pumps

      `open()` is called on the main thread.

      ## Order

      Everything below applies only when pumps are on.

      ### Filling

      `fill()` is called on the main thread.

      ## Ends

      `drain()` is called on the main thread.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "open(): every call is on the main thread", "fill(): every call is on the main thread (when pumps are on)",
        "drain(): every call is on the main thread",
      ])
  }

  @Test(arguments: [
    ("The following applies to old pumps only", " (for old pumps)"), ("2.x", " (in 2.x)"),
  ]) func asTitle(_ title: String, _ condition: String) throws {
    #expect(try below("It is short.", title: title) == ["fill(): every call is on the main thread\(condition)"])
  }

  @Test(arguments: ["Old pumps (removed in 5.0)", "4.x (unsupported)", "Deprecated behaviour"])
  func withdraws(_ title: String) throws {
    #expect(try below("It is short.", title: title).isEmpty)
  }

  @Test(arguments: ["Otherwise:", "Everywhere else:", "Else:", "On other platforms:"])
  func theOtherBranchIsNotTheTitles(_ line: String) throws {
    let page = "# Pumps\n\n## Without a loop\n\n`open()` is called on the main thread.\n\n\(line)\n\n"
    let open = ["open(): every call is on the main thread (Without a loop)"]
    #expect(try read(page + "`fill()` is called on the main thread.\n").map(\.canonical) == open)
    #expect(try read(page + "- `fill()` is called on the main thread.\n").map(\.canonical) == open)
  }
}
