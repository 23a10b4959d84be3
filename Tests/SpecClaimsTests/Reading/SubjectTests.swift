import Testing

@testable import SpecClaims

/// Whom a sentence is about.
@Suite struct SubjectTests {
  private func subjects(_ markdown: String) throws -> [String] {
    try read(markdown).map { claim in
      claim.subject.members.isEmpty ? claim.subject.written : claim.subject.members.joined(separator: ", ")
    }
  }

  @Test func anOptionalCallbackIsTheHeadings() throws {
    #expect(try subjects("### `-refresh`\n\nThis optional callback is called once.\n") == ["-refresh"])
  }

  @Test(arguments: [
    "### `-refresh`", "### refresh()", "### `refresh`", "### refresh", "### `Panel.refresh()`", "### `Panel#refresh`",
    "### `#refresh`", "### refresh() {#refresh}", "### `refresh` — draws it anew", "### `static refresh()`",
    "### `Panel::refresh()`", "### `refresh/1`",
  ]) func headingsNameAMethodInManyWays(_ heading: String) throws {
    let claims = try read("## `Panel`\n\n\(heading)\n\nCalled on the main thread.\n")
    guard case .methods(let methods)? = claims.first?.subject else {
      Issue.record("no method")
      return
    }
    #expect(methods.map(\.name.base) == ["refresh"])
  }

  @Test func capitalLettersMayBeginAMethod() throws {
    #expect(try subjects("## `PanelHandler`\n\n## `OnPanelShown`\n\nCalled on the main thread.\n") == ["OnPanelShown"])
    #expect(
      try subjects("## `PanelHandler`\n\nThe methods of this class are called on the main thread.\n") == [
        "PanelHandler.*"
      ])
  }

  @Test func aNameInTheSentenceGoesBeforeTheHeading() throws {
    #expect(try subjects("### `-open`\n\nThe `-close` method is called on the main thread.\n") == ["-close"])
    #expect(try subjects("### `-open`\n\nIt is called on the main thread.\n") == ["-open"])
  }

  @Test func somethingOfAMethodIsNotTheMethod() throws {
    #expect(
      try subjects("### `-open`\n\nThe result of `-close` is delivered on the main thread.\n") == [
        "The result of `-close`"
      ])
  }

  @Test func plainWordsInBackticksAreMethodsOnlyWhereAHeadingSaysSo() throws {
    #expect(try subjects("### `open`\n\n`open` is called once.\n") == ["open"])
    #expect(try subjects("### `open`\n\n`async` is called once.\n") == ["`async`"])
  }

  @Test func knownNamesNeedNoBackticks() throws {
    #expect(try subjects("## `OnPanelShown`\n\n## `OnPanelGone`\n\nOnPanelShown is called once.\n") == ["OnPanelShown"])
  }

  @Test func twoMethodsInOneHeadingShareWhatIsSaidInTurn() throws {
    let page =
      "### `-appear` and `-vanish`\n\nCalled just before the panel is shown and just after the panel is gone.\n"
    #expect(
      try read(page).map(\.canonical) == [
        "-appear: immediately before the panel is shown", "-vanish: immediately after the panel is gone",
      ])
  }

  @Test func twoMethodsInOneHeadingShareOneCount() throws {
    #expect(try subjects("### `-appear` and `-vanish`\n\nCalled once.\n") == ["-appear, -vanish"])
  }

  @Test func withoutAHeadingTheSubjectIsUnknown() throws {
    #expect(try subjects("It is called on the main thread.\n") == ["unknown"])
    #expect(try subjects("You must never keep the event.\n") == ["unknown"])
  }

  @Test func aCaptionBelongsToTheEntryBefore() throws {
    #expect(try subjects("## `-open`\n\nOpens.\n\n## Platform-specific\n\nCalled on the main thread.\n") == ["-open"])
  }

  @Test func anOrdinaryHeadingEndsAnEntry() throws {
    #expect(
      try subjects(
        "## `-open`\n\nOpens.\n\n## Background reading for all\n\nThis method is called on the main thread.\n") == [
          "unknown"
        ])
  }

  @Test func implementationsAreTheType() throws {
    #expect(
      try subjects("## `PanelListener`\n\nImplementations are not required to be thread-safe.\n") == ["PanelListener"])
  }
}
