import Testing

@testable import SpecClaims

/// Entries without a heading: a declaration in a code block, and what is said of it behind.
@Suite struct DeclarationInFrontTests {
  private func claims(_ code: String, _ text: String) throws -> [String] {
    try read("# Tanks\n\nFirst:\n\n```c\n\(code)\n```\n\n\(text)\n").filter { $0.payload.kind != "trigger" }
      .map(\.canonical)
  }

  @Test("what stands behind a declaration is said of what is declared")
  func reads() throws {
    #expect(
      try claims("int tank_init(int argc, char **argv);", "This is called once.") == [
        "tank_init(): called exactly once"
      ])
    #expect(
      try claims("func fill(\n  _ tank: Tank,\n  level: Int\n)", "It must not block.") == [
        "fill(): must not block within fill()"
      ])
  }

  @Test("until the next code block")
  func ends() throws {
    let page = """
      # Tanks

      ```c
      void tank_open(void);
      ```

      This is called once.

      It must not block.

      ```c
      void tank_close(void);
      ```

      This is called on the main thread.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "tank_open(): called exactly once", "tank_open(): must not block within tank_open()",
        "tank_close(): every call is on the main thread",
      ])
  }

  @Test(
    "a definition, a call, two declarations, and text that is about something else",
    arguments: [
      ("void tank_open(void) { fill(); }", "This is called once."),
      ("tank_open();", "This is called once."),
      ("void a(void);\nvoid b(void);", "This is called once."),
      ("int level = tank_level(tank);", "This is called once."),
    ]) func leavesAlone(_ code: String, _ text: String) throws
  {
    #expect(try claims(code, text) == ["(subject unknown): called exactly once"])
  }

  @Test("text that begins with another subject is not the declaration's")
  func otherSubject() throws {
    #expect(try claims("void tank_open(void);", "Pumps are cheap. Must not block.").isEmpty)
  }
}
