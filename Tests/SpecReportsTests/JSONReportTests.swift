import Foundation
import Testing

@testable import SpecReports

@Suite struct JSONReportTests {
  @Test func printsTheWholeReport() throws {
    let judged = try #require(Kiln.judged)
    #expect(JSONReport(documents: [judged]).text() == Expected.json)
  }

  @Test func isTheSameEveryTime() throws {
    let judged = try #require(Kiln.judged)
    #expect(JSONReport(documents: [judged]).text() == JSONReport(documents: [judged]).text())
  }

  @Test func hostileTextsSurviveAsText() throws {
    let judged = try #require(Hostile.judged)
    let object =
      try JSONSerialization.jsonObject(with: Data(JSONReport(documents: [judged]).text().utf8)) as? [String: Any]
    let claims = object?["claims"] as? [[String: Any]]
    #expect(claims?.first?["id"] as? String == Hostile.text)
  }

  @Test func nothingJudgedIsStillAReport() {
    #expect(JSONReport(documents: []).text().contains("\"claims\" : 0"))
  }
}
