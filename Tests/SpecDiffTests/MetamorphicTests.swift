import Testing

@testable import SpecDiff

/// What a writer may do to a page without changing what it promises.
@Suite struct MetamorphicTests {
  static let page = """
    # Firing

    Read this before you fire.

    ## `Kiln`

    All methods are called on the main thread.

    ### `-didFire:`

    This method is called once, after the clay has been fired. It is guaranteed to be called on the main thread. You
    must never open the door or touch the clay in this method, because both crack the pots.

    ### `-open` / `-shut`

    These methods are called immediately before the fan starts and immediately after the fan stops.

    ### Threads

    The following methods can be called on any thread:

    - `-heat`
    - `-cool`
    """

  private func losses(_ new: String) throws -> [String] {
    try changes(Self.page, new).filter { !$0.hasPrefix("reworded") && !$0.hasPrefix("moved") }
  }

  @Test func thePageAgainstItselfIsUnchanged() throws {
    #expect(try changes(Self.page, Self.page) == [])
  }

  @Test func aParagraphWrappedAnewIsUnchanged() throws {
    let lines = Self.page.split(separator: "\n", omittingEmptySubsequences: false)
    let wrapped = lines.map { $0.hasPrefix("This method") || $0.hasPrefix("must") ? $0.replacing(" ", with: "\n") : $0 }
    #expect(try changes(Self.page, wrapped.joined(separator: "\n")) == [])
  }

  @Test func linesAddedAboveChangeNothing() throws {
    #expect(try changes(Self.page, "Hello.\n\nMore words.\n\n" + Self.page) == [])
  }

  @Test func otherLineEndsEmphasisAndMarkersChangeNothing() throws {
    let page = Self.page.replacing("main thread", with: "**main thread**").replacing("- `", with: "* `")
      .replacing("\n", with: "\r\n")
    #expect(try changes(Self.page, page) == [])
  }

  @Test func headingsWithNewNamesChangeNothing() throws {
    let page = Self.page.replacing("# Firing", with: "# How to fire").replacing("### Threads", with: "### Where")
    #expect(try changes(Self.page, page) == [])
  }

  @Test func anotherSpellingOfTheMethodLosesNothing() throws {
    #expect(try losses(Self.page.replacing("`-didFire:`", with: "`didFire(_:)`")) == [])
  }

  @Test func sectionsInAnotherOrderLoseNothing() throws {
    let parts = Self.page.split(separator: "\n### ").map(String.init)
    let turned = [parts[0]] + parts.dropFirst().reversed().map { "### \($0)" }
    #expect(try changes(Self.page, turned.joined(separator: "\n\n")) == [])
  }

  @Test func otherWordsLoseNothing() throws {
    let page = Self.page
      .replacing(
        "This method is called once, after the clay has been fired.",
        with: "After the clay is fired, this method is called exactly once."
      )
      .replacing("It is guaranteed to be called on the main thread.", with: "It always runs on the main thread.")
      .replacing(
        "You\nmust never open the door or touch the clay in this method",
        with: "In this method, you\nmust not open the door or touch the clay")
    #expect(try losses(page) == [])
  }
}
