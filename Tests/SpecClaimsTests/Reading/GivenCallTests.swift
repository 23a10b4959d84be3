import Testing

@testable import SpecClaims

/// What was found by reading claims of pages that nobody here wrote.
@Suite struct GivenCallTests {
  @Test(arguments: [
    Expected("Executes function `f` after each tank is filled.", "f: after each tank is filled"),
    Expected("Runs the given block before the host stops.", "the given block: before the host stops"),
  ]) func whatAMethodTakesIsWhatIsCalled(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func whatRunsOnItsOwnIsTheMethod() throws {
    #expect(try understood("Runs before each row.") == ["-refresh: before each row"])
  }

  @Test(arguments: [
    "The valve will then have to be opened.", "While the tank could already be full, its hooks are still called.",
    "However, this will still not cancel the rows.", "On termination, `-fill` will be called.",
  ]) func whatHangsOnAnotherSentenceIsLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected("It returns without blocking the calling thread.", "-refresh: non-blocking"),
    Expected(
      "Runs the row on the current thread without blocking the pump.", "the row: every call is on the current thread"),
    Expected("You must override this method.", "-refresh: has to be overridden"),
    Expected(
      "If you want a plain row, you should use `-plain` instead.",
      "-refresh: has to use `-plain` instead (If you want a plain row)"),
    Expected(
      "If a pump function needs to be called early, it is called on main.",
      "a pump function: every call is on the main thread (If a pump function needs to be called early)"),
  ]) func belongsToWhomItIsSaidOf(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func aNoticeIsNoAdvice() throws {
    let page = "## Panel\n\n### `-refresh`\n\nIt's important to note that this method can be called more than once.\n"
    #expect(try read(page).map(\.modality) == [.may])
    let rule = "## Panel\n\n### `-refresh`\n\nImplementations should make sure the call is thread-safe.\n"
    #expect(try read(rule).map(\.modality) == [.should])
  }

  @Test func aRoleInFrontOfALinkIsNoWord() throws {
    let page = "## Panel\n\n### `-refresh`\n\nCalled when the @ref:[row has been drawn](rows.md).\n"
    #expect(try read(page).map(\.canonical) == ["-refresh: after the row has been drawn"])
  }
}
