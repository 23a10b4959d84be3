import Testing

@testable import SpecClaims

/// Pages that a program has made of comments or of another format.
@Suite struct ConvertedPageTests {
  @Test func definitionsOfSphinxAreEntries() throws {
    let page = """
      # Tanks

      class tanks.Tank[¶](#tanks.Tank)

      A tank.

      Tank.filled(*row*)[¶](#tanks.Tank.filled "Permalink to this definition")  
      Called after the tank is open.

      Must not block.

      """
    #expect(
      try read(page).map(\.canonical) == [
        "Tank filled(row): after the tank is open", "Tank filled(row): must not block within filled(row)",
      ])
  }

  @Test(arguments: [
    ("@drain:\n  Called before the tank is shut.", ["drain: before the tank is shut"]),
    ("@pre_drain: Called once.", ["pre_drain: called exactly once"]),
    ("@since: Called once.", []), ("@Drain: Called once.", []),
  ]) func membersOfStructures(_ item: String, _ claims: [String]) throws {
    #expect(try read("# Hooks of a tank\n\n- \(item)\n").map(\.canonical) == claims)
  }

  /// The name is written as functions are, and the sections below it tell that it is none.
  @Test func whatOwnsTheSectionsBelowIsAType() throws {
    let page = "# tank_surface\n\nThe client must close the valve.\n\n## tank_surface.drain\n\nCalled once.\n"
    #expect(
      try read(page).map(\.canonical) == [
        "The client: has to close the valve", "tank_surface drain: called exactly once",
      ])
    let alone = "# tank_surface\n\nCalled once.\n\n## tank_other.drain\n\nCalled once.\n"
    #expect(try read(alone).map(\.canonical).first == "tank_surface: called exactly once")
  }
}
