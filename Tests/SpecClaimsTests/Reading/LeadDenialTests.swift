import SpecDocument
import Testing

@testable import SpecClaims

/// What a lead takes back, and what it restricts.
@Suite struct LeadDenialTests {
  private func claims(under lead: String) throws -> [String] {
    let page = "# Panel\n\n\(lead)\n\n- `fill()` is called on the main thread.\n"
    return ClaimReader().read(try Document(bytes: Array(page.utf8), name: "page.md")).claims.map(\.canonical)
  }

  @Test(arguments: [
    "The pump does not guarantee:",
    "There is no guarantee that:",
    "What we cannot promise:",
    "Neither of these is promised:",
    "You cannot rely on the following:",
    "It would be wrong to say that",
    "Symptoms of a broken tank:",
    "To do:",
    "Known defects:",
    "What users report:",
    "Ideas for version 5:",
    "Not yet implemented:",
    "One of the following is true:",
    "Either of these holds, depending on the valve:",
    "The linter warns if",
    "The following were dropped in version 4:",
    "We were asked for these:",
    "Reasons for a crash:",
    "All but the first apply to valves:",
    "Only the second is promised:",
    "Nothing below should be relied upon.",
    "Whether these hold depends on the pump:",
  ]) func takeBackWhatStandsBelow(_ lead: String) throws {
    #expect(try claims(under: lead) == [])
  }

  @Test(arguments: [
    ("For tanks that have no valve:", "For tanks that have no valve"),
    ("In debug builds only:", "In debug builds only"),
    ("With batching enabled,", "With batching enabled"),
    ("Only when batching is enabled:", "Only when batching is enabled"),
    ("What changes if the tank leaks:", "if the tank leaks"),
    ("What is called when a tank is removed:", "when a tank is removed"),
  ]) func restrictWhatStandsBelow(_ lead: String, _ condition: String) throws {
    #expect(try claims(under: lead) == ["fill(): every call is on the main thread (\(condition))"])
  }

  @Test(arguments: [
    "Callbacks:", "The following rules hold:", "Do not forget:", "In particular:",
    "Hooks of a tank that is removed:",
  ])
  func leaveItAlone(_ lead: String) throws {
    #expect(try claims(under: lead) == ["fill(): every call is on the main thread"])
  }

  /// The items tell when; without them it would be never.
  @Test(arguments: ["You must not call `fill()`:", "Never call `fill()`:", "`fill()` must never be called:"])
  func areNoBanByThemselves(_ lead: String) throws {
    let page = "# Panel\n\n\(lead)\n\n- after a leak;\n- while it drains.\n"
    let claims = ClaimReader().read(try Document(bytes: Array(page.utf8), name: "page.md")).claims
    #expect(!claims.map(\.canonical).contains("fill(): must not be called"))
  }
}
