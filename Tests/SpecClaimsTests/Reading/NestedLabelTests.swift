import Testing

@testable import SpecClaims

/// Lists under a bare name: their items are about it.
@Suite struct NestedLabelTests {
  @Test(arguments: ["`beforeAll`:", "`beforeAll`", "`beforeAll`."]) func aNameLeadsItsList(_ label: String) throws {
    let page = """
      # Tank

      Hooks:

      - \(label)
          - In **serial** mode, run _before all rows begin, once only_
          - Called after each row
      - Called on main
      """
    #expect(
      try read(page).map(\.canonical) == [
        "beforeAll: called exactly once (In serial mode)", "beforeAll: before all rows begin (In serial mode)",
        "beforeAll: after each row", "(subject unknown): every call is on the main thread",
      ])
  }

  @Test(arguments: [
    "In the tank, run before each row", "If the tank is full, run before each row",
    "In serial mode, walk before each row",
  ]) func otherCommandsAreNone(_ item: String) throws {
    #expect(try read("# Tank\n\n- `beforeAll`:\n    - \(item)\n").isEmpty)
  }
}
