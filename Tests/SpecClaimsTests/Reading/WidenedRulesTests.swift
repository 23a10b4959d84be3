import Testing

@testable import SpecClaims

/// Rules with a purpose, a moment or a judgement around them, and neighbours that only look like them.
@Suite struct WidenedRulesTests {
  @Test(arguments: [
    Expected("To free the row, `-release` must be called.", "-release: has to be called (To free the row)"),
    Expected(
      "If you want the row kept, you must set `owner`.",
      "-refresh: has to set `owner` within -refresh (If you want the row kept)"),
    Expected("It is important that `-fill` returns a promise.", "-fill: has to return a promise within -fill"),
    Expected(
      "It is of vital importance that `-fill` returns a promise.", "-fill: has to return a promise within -fill"),
    Expected(
      "Filters must not call `-send` after they have been closed.",
      "-send: never after they have been closed"),
    Expected("The caller must free the row after use.", "The caller: has to free the row after use"),
    Expected(
      "The host must keep the row alive until it is closed.",
      "The host: has to keep the row alive until it is closed"),
    Expected("Do not call any hooks in this callback function.", "-refresh: must not call any hooks within -refresh"),
    Expected(
      "The handler should not run for a long period of time before it returns.",
      "-refresh: must not run for a long period of time within -refresh"),
    Expected(
      "Filters must not close rows after they have been shown.",
      "Filters: must not close rows after they have been shown"),
    Expected("The plugin should call this to tell the host.", "-refresh: has to be called"),
    Expected("The delegate must override this and return `true`.", "-refresh: has to be overridden"),
    Expected("The application must provide an implementation of this function.", "-refresh: has to be overridden"),
    Expected("The plugin should call this panel's `-draw`.", "The plugin: has to call this panel's `-draw`"),
    Expected("It cannot be emitted by the user.", "-refresh: must not be called by the user"),
    Expected("Only one thread may call this at a time.", "-refresh: serial"),
    Expected("Clients do not need to call this.", "-refresh: not promised: has to be called"),
    Expected(
      "This function cannot be called while the panel is open.",
      "-refresh: must not be called (while the panel is open)"),
  ])
  func reads(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    "To draw rows, you need to call `-fill`.", "If you want to draw, call `-fill`.", "To draw, we must call `-fill`.",
    "It is important that the reader knows `-fill`.",
    "Clients do not need to call this twice.",
    "Rows do not interleave.", "Determines whether this hook is still called even if the panel is closed.",
    "Tells whether it is called whether the panel is open or not.", "It is safe to be called from valves.",
    "Allows the panel to be closed.",
  ])
  func refuses(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test(arguments: [
    Expected(
      "Run `-fill` once, before the panel is drawn.",
      "-fill: called exactly once", "-fill: before the panel is drawn"),
    Expected(
      "The handler may call `-fill` or `-drain` on any thread.",
      "-fill: may be called on any thread"),
  ])
  func callsInTheActive(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    "Optionally run `-fill` before the panel is drawn.", "Run `-fill` optionally before the panel is drawn.",
    "The host compiles the script, but does not run it.",
  ])
  func callsThatNobodyHasToMake(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test func oneOfTwoIsNotTheFirst() throws {
    #expect(
      try understood("Each hook must call `-fill` or `-drain` exactly once.").allSatisfy { !$0.hasPrefix("-fill:") })
  }

  @Test(arguments: [
    Expected("It is called 1 time per row.", "-refresh: called exactly once per row"),
    Expected("It is called 3 times.", "-refresh: may be called many times"),
    Expected("It is called whether the panel is open or not.", "-refresh: called at least once"),
    Expected("Callbacks do not interleave.", "Callbacks: serial"),
    Expected(
      "In debug mode, if this hook is called, no other hooks are invoked.",
      "any other method: never after -refresh (In debug mode)"),
    Expected("This function blocks.", "-refresh: blocking"),
    Expected(
      "This method is a no-op if the panel is closed.",
      "-refresh: no-effect when misused: if the panel is closed"),
    Expected(
      "If called in any other place, an assertion is triggered.",
      "-refresh: error when misused: If called in any other place"),
    Expected(
      "If the panel is open, this closes it and returns immediately.", "-refresh: non-blocking (If the panel is open)"),
    Expected(
      "Do not free the row here - unpredictable behavior may result.",
      "-refresh: must not free the row within -refresh",
      "-refresh: undefined when misused: free the row within -refresh"),
    Expected(
      "Do not free the row here, otherwise the drawing will fail.", "-refresh: must not free the row within -refresh",
      "-refresh: error when misused: free the row within -refresh"),
    Expected("All other calls are harmless no-ops.", "-refresh: no-effect when misused: All other calls"),
    Expected("Calling it here will result in a `ShutError`.", "-refresh: error when misused: Calling it here"),
    Expected("Tells the delegate that the panel finished drawing.", "-refresh: after the panel finished drawing"),
  ])
  func countsAndResults(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test func inAMethodThatThePageKnows() throws {
    let page =
      "## Panel\n\nIn `onOpen`, subscribe to the rows.\nIn `index`, subscribe to the rows.\n\n### `onOpen`\n\nOpens it.\n"
    #expect(try read(page).map(\.canonical) == ["onOpen: has to subscribe to the rows within onOpen"])
  }

  @Test func aTableWithoutAHeaderListsPropertiesOfTheMethod() throws {
    let page = """
      ## Panel

      ### `opened()`

      | | |
      |-|-|
      | Arguments | None. |
      | Call super? | Not necessary. |

      ### `closed()`

      | | |
      |-|-|
      | Call super? | Yes. |
      """
    #expect(
      try read(page).map(\.canonical) == [
        "opened(): super need not be called", "closed(): super must be called",
      ])
  }

  @Test(arguments: ["`OnPumpError`", "`GetPumpHandler`", "`TANK_OpenValve`"])
  func namesOfMethodsInCapitals(_ heading: String) throws {
    let name = heading.dropFirst().dropLast()
    #expect(
      try read("# Tanks\n\n## \(heading)\n\nThis function is called once.\n").map(\.canonical)
        == ["\(name): called exactly once"])
  }

  @Test(arguments: ["`PumpError`", "`OnPumpListener`", "`TANK_Valve`", "`TANK_OpenOptions`"])
  func namesOfTypesInCapitals(_ heading: String) throws {
    for claim in try read("# Tanks\n\n## \(heading)\n\nThis function is called once.\n") {
      #expect(claim.subject == .unknown)
    }
  }

  @Test func neitherOfTwoIsToldByName() throws {
    let claims = try read("## `-refresh`\n\nNeither `-open` nor `-close` should be called within this callback.\n")
    guard case .prohibition(_, let object, _)? = claims.first?.payload else {
      Issue.record("no prohibition")
      return
    }
    #expect(object == "-open, -close")
  }
}
