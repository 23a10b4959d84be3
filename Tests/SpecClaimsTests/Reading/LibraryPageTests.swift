import Testing

@testable import SpecClaims

/// Pages of libraries: whose functions are there to be called, and what their headings name.
@Suite struct LibraryPageTests {
  @Test func functionsWithTheMarkOfTheirLibraryAreCalledByReaders() throws {
    let page = """
      # Tanks

      ## `tank_label()`

      The label of the tank. You must copy the label.

      ## `tank_level()`

      The level.

      ## `tank_leak_callback()`

      The leak. You must copy the leak.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "whoever calls tank_label(): has to copy the label",
        "tank_leak_callback(): has to copy the leak within tank_leak_callback()",
      ])
  }

  @Test(arguments: ["This method opens a row.", "Open a row."]) func whatAMethodDoesIsForReaders(_ opening: String)
    throws
  {
    #expect(
      try read("## `open(row)`\n\n\(opening) You must close the row.\n").map(\.canonical)
        == ["whoever calls open(row): has to close the row"])
  }

  @Test(arguments: ["This method is about a row.", "Respond to a row."]) func whatIsNotToldIsLeft(_ opening: String)
    throws
  {
    #expect(
      try read("## `open(row)`\n\n\(opening) You must close the row.\n").map(\.canonical)
        == ["whoever writes or calls open(row): has to close the row"])
  }

  @Test func aCallbackIsNotTheFunctionThatTakesIt() throws {
    let page = """
      ## `set_leak_callback()`

      The callback function will be called once. Callback should return a row.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "The callback function: called exactly once", "Callback: has to return a row",
      ])
  }

  @Test func typesOfOneKindAreNotEachOthers() throws {
    let page = """
      # TankMadeEvent

      Sent after the tank is made.

      # StartPumpEvent

      This event is sent before the pump is started.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "TankMadeEvent: after the tank is made", "StartPumpEvent: before the pump is started",
      ])
  }

  @Test func aNameInQuotationMarksIsOneInCode() throws {
    #expect(
      try read("# Pumps\n\n## \".open\"\n\nThis is called once.\n").map(\.canonical) == [".open: called exactly once"])
  }

  @Test func aModeIsNoMethod() throws {
    #expect(
      try read("# Pumps\n\n## Draining in `slow` mode\n\nThe tank is thread-safe.\n").map(\.canonical)
        == ["The tank: thread-safe"])
  }

  @Test(arguments: [
    "If this method is called twice, it gives another row.", "After this function is called, the row is open.",
  ]) func aCaseInWhichItIsCalledMakesNoHook(_ text: String) throws {
    #expect(
      try read("## `tank_row()`\n\nReturn a row. \(text) You must close the row.\n").map(\.canonical)
        == ["whoever calls tank_row(): has to close the row"])
  }

  @Test func usersAreNeverWhoWritesTheMethod() throws {
    #expect(
      try read("## `fill()`\n\nA callback is called. Users should not keep the row.\n").map(\.canonical)
        == ["Users: must not keep the row"])
  }

  @Test func thisFunctionMayBeTheOneThatWasGiven() throws {
    #expect(
      try read("## `set_leak_callback()`\n\nSets the leak function. This function will be called once.\n").map(
        \.canonical)
        == ["the callback given to `set_leak_callback()`: called exactly once"])
  }

  @Test(arguments: ["Plays the row.", "Browses a row.", "Spawns all rows."]) func verbsThatNobodyKnowsTellDeeds(
    _ opening: String
  )
    throws
  {
    #expect(
      try read("## `play(row)`\n\n\(opening) You must close the row.\n").map(\.canonical)
        == ["whoever calls play(row): has to close the row"])
  }

  @Test func aWordOfTimeOrPlaceInFrontIsNoDeed() throws {
    #expect(
      try read("## `play(row)`\n\nAlways the row is open. You must not call `shut`.\n").map(\.canonical)
        == ["whoever writes or calls play(row): must not call `shut`"])
  }

  @Test(arguments: [("pre", " within pre_drain"), ("post", " within post_drain"), ("tank", "")])
  func whatHooksHaveInFrontIsNoLibrarysMark(_ mark: String, _ place: String) throws {
    let page = "# Tanks\n\n## `\(mark)_fill`\n\nA row.\n\n## `\(mark)_shut`\n\nA row.\n\n"
    #expect(
      try read(page + "## `\(mark)_drain`\n\nYou must not call `shut`.\n").map(\.canonical)
        == ["\(place.isEmpty ? "whoever calls " : "")\(mark)_drain: must not call `shut`\(place)"])
  }

  @Test func aMarkInFrontOfTheBracketIsALetter() throws {
    #expect(
      try read("# Tank\n\n## `try_fill!()`\n\nThis method is thread-safe.\n\n## `is_full?()`\n\nIt is thread-safe.\n")
        .map(\.canonical) == ["try_fill!(): thread-safe", "is_full?(): thread-safe"])
  }
}
