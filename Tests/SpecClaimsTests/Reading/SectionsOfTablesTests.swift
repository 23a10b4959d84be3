import Testing

@testable import SpecClaims

/// What a table, a list or a constant makes of the text below it.
@Suite struct SectionsOfTablesTests {
  private static let table = """
    # Lifecycle

    | Phase | Hook | Runs |
    | --- | --- | --- |
    | Start | `filling` | once |
    | End | `drained` | every time |

    """

  @Test func aTableOfHooksNamesTheSections() throws {
    let page = Self.table + "\n### 2. Filling\n\nCalled on the main thread.\n\n### 3. Other\n\nCalled on a worker.\n"
    #expect(
      try read(page).map(\.canonical).contains("filling: every call is on the main thread"))
    #expect(try read(page).map(\.canonical).contains("filling: called exactly once"))
  }

  @Test func aTableOfStagesNamesThemWithoutCode() throws {
    func page(_ header: String) -> String { "# Life\n\n| \(header) | Called |\n| --- | --- |\n| Filling | once |\n" }
    #expect(try read(page("Stage")).map(\.canonical) == ["Filling: called exactly once"])
    #expect(try read(page("Kind")).isEmpty)
  }

  @Test func withoutATableAnOrdinaryHeadingNamesNothing() throws {
    let page = "# Lifecycle\n\n### 2. Filling\n\nCalled on the main thread.\n"
    #expect(try read(page).allSatisfy { $0.subject != .methods([]) && !$0.canonical.hasPrefix("filling") })
  }

  @Test func aConstantIsWhatItsSectionIsAbout() throws {
    let page = "# Tanks\n\n## TANK_ON_FILL\n\nThis function gets called before the tank is drained.\n"
    #expect(try read(page).map(\.canonical) == ["TANK_ON_FILL: before the tank is drained"])
  }

  @Test func anItemGoesOnWithTheSentenceThatLeadsIt() throws {
    let page = """
      ## Panel

      ### `-refresh`

      `-refresh` is called *before*:

      * The tank is filled.
      * The pumps are started and the `onStart` event is triggered.
      * If the tank leaks, it is closed.

      """
    #expect(
      try read(page).map(\.canonical) == [
        "-refresh: before the tank is filled", "-refresh: before the pumps are started",
        "-refresh: before the `onStart` event is triggered",
      ])
  }

  @Test func aSentenceOfThisEventSpeaksOfTheItem() throws {
    let page = """
      ## Panel

      - `onFill` - If you need rows, draw them here. This event won't fire until the tank is visible.
      - `onDrain` - Rows are gone. It is full.

      """
    #expect(try read(page).map(\.canonical) == ["onFill: never before the tank is visible"])
  }
}
