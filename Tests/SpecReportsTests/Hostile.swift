import SpecDocument

@testable import SpecClaims
@testable import SpecMonitors

/// A document, a claim and a trace whose every text tries to get out of where it is shown.
enum Hostile {
  static let text =
    "</script><script>alert(1)</script>{{{x}}}{{x}}\" onload='x' ]]> & | "
    + "`t` *b* [l](javascript:x) \u{1B}[2J\u{202E}\u{0}\u{FFFE}"

  static var judged: JudgedDocument? {
    guard
      let document = try? Document(
        bytes: Array(
          "# <b onclick=x>Heading</b> &lt;img src=x>\n\nIt is `</code><script>x` {{{x}}} [l](javascript:x) called.\n"
            .utf8),
        name: "<b>\u{1B}--><script>.md")
    else { return nil }
    let excerpt = TraceExcerpt(
      source: text, explanation: text,
      events: [
        ExcerptEvent(
          seq: 1, thread: 1, role: text, instance: 1, relatesTo: 0, type: text, declaring: text, call: text,
          phase: "enter",
          attributes: [text: .string(text)])
      ], timeline: "\(text)  ··x··\n```\n~~~\nmain  ··y")
    let claim = Claim(
      id: text, subject: .phrase(text), payload: .effect(state: text, bySuper: true), modality: .fact,
      obligor: .framework,
      condition: text, polarity: true, sentence: 0, document: document.baseName, range: document.sentences[0].range,
      form: text,
      canonical: text)
    let verdicts: [Verdict] = [.violated, .notChecked(text), .notExercised(text), .conforms]
    let claims = verdicts.map {
      JudgedClaim(
        claim: claim, verdict: $0, properties: [text], exercised: 1, exercisedIn: 1, violations: 1, caughtBy: [text],
        witness: excerpt)
    }
    let ledger = [LedgerEntry(sentence: 0, kind: .notUnderstood, claims: [], note: text)]
    return JudgedDocument(reading: Reading(document: document, claims: [claim], ledger: ledger), claims: claims)
  }
}
