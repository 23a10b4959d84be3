import Testing

@testable import SpecClaims

/// Writing that changes and meaning that does not: the claims and their ids stay.
@Suite struct MetamorphicTests {
  private static let page = """
    ## `Panel`

    ### `-refresh`

    This hook is called **once** per panel, immediately after the panel's frame has been computed. Do not keep the event in this
    method. It's never called if the panel is empty.

    The following methods are called on the main thread:

    * `-open`
    * `-close`
    """

  private func ids(_ page: String) throws -> [String] { try read(page).map(\.id) }

  @Test func thePageMakesSixClaims() throws {
    #expect(
      try ids(Self.page) == [
        "Panel.refresh/once", "Panel.refresh/immediately-after-panel-frame-compute", "Panel.refresh/never-retain-event",
        "Panel.refresh/never-called-if-panel-empty", "Panel.open/thread-main", "Panel.close/thread-main",
      ])
  }

  @Test(arguments: [
    (
      "re-wrapped", "has been computed. Do not keep the event in this\nmethod.",
      "has\nbeen computed. Do not\nkeep the event in this method."
    ),
    ("other emphasis", "**once**", "__once__"), ("other list marks", "* `", "- `"), ("curly quotes", "'", "\u{2019}"),
    ("without the contraction", "It's never", "It is never"), ("carriage returns", "\n", "\r\n"),
    ("a Swift name", "`-refresh`", "`refresh()`"),
    (
      "a list of HTML", "* `-open`\n* `-close`",
      "<ul>\n<li><code>-open</code></li>\n<li><code>-close</code></li>\n</ul>"
    ),
    ("spaces at the ends", "empty.", "empty.   "), ("no-break spaces", "keep the event", "keep\u{A0}the event"),
  ]) func claimsStay(_ name: String, _ old: String, _ new: String) throws {
    let changed = Self.page.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    #expect(changed != Self.page)
    #expect(try ids(changed) == ids(Self.page))
  }

  @Test func selectorsAndLabelsAreOneName() throws {
    let old = "## `Panel`\n\n### `-show:`\n\nCalled once.\n"
    #expect(try ids(old) == ids("## `Panel`\n\n### `show(_:)`\n\nCalled once.\n"))
  }
}
