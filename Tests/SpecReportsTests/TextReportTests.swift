import SpecMonitors
import Testing

@testable import SpecReports

@Suite struct TextReportTests {
  @Test func showsEverythingThatIsNotSimplyInOrder() throws {
    let judged = try #require(Kiln.judged)
    #expect(TextReport(documents: [judged]).text() == Expected.text)
  }

  @Test func verboseShowsConformingClaimsAndProperties() throws {
    let judged = try #require(Kiln.judged)
    let text = TextReport(documents: [judged], verbose: true).text()
    #expect(
      text.contains(
        """
        ✔ Guide/kilns.md:7:36   Kiln.fire/once   (guarantee)
            "It is called once for each `Kiln.load`."
            read as        Kiln -fire: called exactly once
            property       fire once per load
            seen           Kiln 1: fire entered once
                           main  ··load(1)··fire(1)··
                           in one-load
            proved by      1 conforming call in 1 scenario; catches fires-twice, never-fires

        """))
  }

  @Test func severalDocumentsHaveATotalLine() throws {
    let judged = try #require(Kiln.judged)
    let last = TextReport(documents: [judged, judged]).text().split(separator: "\n").last
    #expect(
      last
        == "all 2 documents   14 claims: 4 conform, 2 violated, 2 warnings, 2 inconclusive, 2 not exercised, 2 not checked · 4 advice · 2 not understood"
    )
  }

  @Test func colouredTextIsTheSameTextWithColours() throws {
    let judged = try #require(Kiln.judged)
    let colored = TextReport(documents: [judged], style: .colored).text()
    #expect(colored.contains("\u{1B}[1;31m✘\u{1B}[0m Guide/kilns.md:7:1"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Expected.text)
  }

  @Test func nothingFromADocumentOrATraceReachesTheTerminalRaw() throws {
    let judged = try #require(Hostile.judged)
    let text = TextReport(documents: [judged], verbose: true).text()
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
  }

  @Test func noClaimsIsSaid() throws {
    let judged = try #require(Kiln.document.map { JudgedDocument(reading: Kiln.judged($0).reading, claims: []) })
    #expect(
      TextReport(documents: [judged]).text().hasPrefix("Guide/kilns.md   no claims · 2 advice · 1 not understood\n"))
  }
}
