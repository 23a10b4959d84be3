import Testing

@testable import SpecClaims

/// "The callback" in the entry of a function that readers call is what they hand over, and not the function.
@Suite struct HandedCallbackTests {
  @Test("parameters listed in front of the text do not hide what the function does")
  func parameters() throws {
    let page = """
      # Tanks

      ## `tank.fill(level)`

      * `level` {number} How full.
      * Returns: {Tank}

      Opens the tank and lets the water in. The callback is called asynchronously.
      """
    #expect(try read(page).map(\.canonical) == ["The callback: asynchronous"])
  }

  @Test("a callback that is specified is what the next sentence speaks of")
  func specified() throws {
    let page = "# Tanks\n\n## `fill()`\n\nThe callback function specified as `cb` is cheap. It is called on main.\n"
    #expect(try read(page).map(\.canonical) == ["The callback: every call is on the main thread"])
  }

  @Test("the callback of a section that is one is the section's")
  func own() throws {
    let page =
      "# Tanks\n\n## `tankFilled`\n\nCalled when the tank is full. The callback is called on the main thread.\n"
    #expect(try read(page).last?.canonical == "tankFilled: every call is on the main thread")
  }

  @Test("a name in front of what it is the name of is no method")
  func things() throws {
    let page =
      "# Tanks\n\n## Loading from `spare_parts` folders\n\nIt is recommended to keep rows in the local folder.\n"
    #expect(try read(page).allSatisfy { !$0.canonical.contains("spare_parts") })
    #expect(try !read(page.replacing("folders", with: "hooks")).allSatisfy { !$0.canonical.contains("spare_parts") })
  }

  @Test("\"if not\" tells no case of its own, and \"as\" belongs to the rule")
  func cases() throws {
    #expect(try understood("If not, it is called twice.").isEmpty)
    #expect(try understood("The rows should not be used as keys.") == ["-refresh: must not use the rows as keys"])
  }

  @Test("what happens on one platform when something happens, happens there only")
  func platform() throws {
    let page = "# Panel\n\n## `-refresh`\n\nIt is called on Linux when the loom leaks.\n"
    #expect(try read(page).map(\.canonical) == ["-refresh: called whenever the loom leaks (on Linux)"])
  }
}
