import Testing

@testable import SpecDocument

@Suite("Definitions as converted pages have them")
struct DefinitionLineTests {
  @Test("the line with the pilcrow opens a section, and the text behind it is the section's")
  func opens() throws {
    let document = try document(
      """
      tanks.Tank.close(*force=False*)[¶](#tanks.Tank.close "Permalink to this definition")  
      Called once.

      Called late, too.

      *coroutine* tanks.fill(*row*, *lid=None*)[¶](#tanks.fill)

      Called first.

      """)
    #expect(
      document.sections.dropFirst().map(\.titleText) == ["tanks.Tank.close(force=False)", "tanks.fill(row, lid=None)"])
    #expect(document.sentences.map(\.text) == ["Called once.", "Called late, too.", "Called first."])
    #expect(document.sentences.map(\.section) == [1, 1, 2])
    #expect(document.misalignments == 0)
  }

  @Test("a type behind an arrow is no part of the name, and an option that is defined ends what stands above it")
  func others() throws {
    let document = try document(
      """
      Tank.rows() → [Row](#row)[¶](#tanks.Tank.rows)

      -f, --force[¶](#force)  
      Called once.

      """)
    #expect(document.sections.dropFirst().map(\.titleText) == ["Tank.rows()", "-f, --force"])
    #expect(document.sentences.map(\.section) == [2])
  }

  @Test(
    "a pilcrow in prose opens nothing",
    arguments: [
      "See § 4 and ¶ 2 for when it is called.", "The sign ¶ ends a paragraph.", "¶ Called once.",
      "`¶` is called a pilcrow.", "> tanks.fill(row)¶",
    ])
  func prose(_ text: String) throws {
    #expect(try document(text + "\n").sections.count == 1)
  }
}
