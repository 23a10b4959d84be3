import SpecDocument
import SpecMonitors

/// The report for CI servers: one test suite a document, one test case a claim.
///
/// Only what is read the same everywhere is used. A claim without a yes or no is `skipped`, never silently passed; a
/// broken "should" passes and says so in `system-out`. Times are 0: a report does not depend on how long something took.
public struct JUnitReport: Sendable {
  private let documents: [JudgedDocument]

  public init(documents: [JudgedDocument]) { self.documents = documents }

  public func text() -> String {
    let root = XMLItem(
      "testsuites", [("name", "spec-check")] + counts(Totals(documents)), .items(documents.map(suite)))
    return (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"] + root.lines()).joined(separator: "\n") + "\n"
  }

  private func suite(_ judged: JudgedDocument) -> XMLItem {
    let totals = Totals([judged])
    return XMLItem(
      "testsuite", [("name", judged.document.name)] + counts(totals),
      .items([summary(totals)] + judged.claims.map { testCase($0, in: judged.document) }))
  }

  private func counts(_ totals: Totals) -> [(String, String)] {
    let skipped = totals.notExercised + totals.inconclusive + totals.notChecked
    return [
      ("tests", "\(totals.claims)"), ("failures", "\(totals.violated)"), ("errors", "0"), ("skipped", "\(skipped)"),
      ("time", "0"),
    ]
  }

  /// What has no test case of its own, so that nobody takes the suite for the whole document.
  private func summary(_ totals: Totals) -> XMLItem {
    let properties = [
      ("sentences", totals.sentences), ("notUnderstood", totals.notUnderstood), ("warnings", totals.warnings),
    ]
    return XMLItem(
      "properties", [], .items(properties.map { XMLItem("property", [("name", $0.0), ("value", "\($0.1)")]) }))
  }

  private func testCase(_ judged: JudgedClaim, in document: Document) -> XMLItem {
    let claim = judged.claim
    let attributes = [
      ("classname", document.name), ("name", "\(claim.id) · \(claim.canonical)"), ("file", document.name),
      ("line", "\(claim.range.start.line)"), ("time", "0"),
    ]
    return XMLItem("testcase", attributes, .items(JUnitOutcome.items(judged, in: document)))
  }
}

/// What a test case says about its claim.
private enum JUnitOutcome {
  static func items(_ judged: JudgedClaim, in document: Document) -> [XMLItem] {
    switch judged.outcome {
    case .violated:
      [
        XMLItem(
          "failure", [("message", message(judged)), ("type", judged.claim.payload.kind)],
          .characters(proof(judged, document)))
      ]
    case .warning: [XMLItem("system-out", [], .characters("warning: \(message(judged))\n\(proof(judged, document))"))]
    case .notExercised, .inconclusive, .notChecked: [XMLItem("skipped", [("message", skipMessage(judged))])]
    case .conforms: [XMLItem("system-out", [], .characters(judged.evidenceText))]
    }
  }

  private static func message(_ judged: JudgedClaim) -> String {
    judged.witness.map(\.explanation) ?? judged.claim.canonical
  }

  private static func skipMessage(_ judged: JudgedClaim) -> String {
    [judged.outcome.words, judged.reason ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private static func proof(_ judged: JudgedClaim, _ document: Document) -> String {
    let lines = [
      "\(document.name):\(judged.claim.range.start)", "\"\(document.sentenceText(judged.claim.sentence))\"",
      "read as: \(judged.claim.canonical)", judged.witness?.timeline ?? "", judged.placeOfWitness, judged.evidenceText,
    ]
    return "\n" + lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }
}
