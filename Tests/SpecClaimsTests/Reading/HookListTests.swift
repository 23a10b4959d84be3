import Testing

@testable import SpecClaims

/// Lists of hooks that tell by a state, or by their order, when they are called.
@Suite struct HookListTests {
  @Test(arguments: [
    ("- `onAdd` - the panel has been added to the page", ["onAdd: after the panel has been added to the page"]),
    ("- `onAdd`: The panel has been added to the page.", ["onAdd: after the panel has been added to the page"]),
    ("- `onUpdate` - the panel is about to be updated", ["onUpdate: before the panel is about to be updated"]),
    ("- `onAdd` - the panel is open", []),
    ("- `onAdd` - the panel has not been added to the page", []),
    ("- `onAdd` - the panel may have been added to the page", []),
    ("- `onAdd` - the panel has been added if it is open", []),
    ("- `onAdd` - you have added the panel to the page", []),
  ]) func statesOfHooks(_ item: String, _ claims: [String]) throws {
    let page = "# Panels\n\nA panel has the following callbacks:\n\n\(item)\n- `onShut` - what it is for\n"
    #expect(try read(page).filter { $0.payload.kind != "trigger" }.map(\.canonical) == claims)
  }

  @Test func otherListsTellNoMoment() throws {
    let page = "# Panels\n\nA panel has the following fields:\n\n- `added` - the panel has been added to the page\n"
    #expect(try read(page).isEmpty)
  }

  @Test func anOrderOfExecution() throws {
    let page = "# Panels\n\nThere are two hooks that you can use (in order of execution):\n\n- `onAdd`\n- `onShut`\n"
    #expect(try read(page).map(\.canonical) == ["onAdd and onShut: called in this order: onAdd, onShut"])
    let other = page.replacing("execution", with: "registration")
    #expect(try read(other).isEmpty)
  }
}
