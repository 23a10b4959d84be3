import CallTrace
import SpecDocument

@testable import SpecClaims
@testable import SpecMonitors

/// A judged document about a kiln: a claim for each outcome, a block of each kind, a sentence of each class.
enum Kiln {
  static let markdown = """
    # Kilns

    A kiln is a node that *fires clay*. See [the handbook](https://example.org/kilns) before you buy one.

    ## `-fire`

    It always runs on the main thread. It is called once for each `Kiln.load`. Prefer small loads. | is a pipe.

    > Never open the door within `-fire`.

    - The kiln should cool before `-unload`.
      - You may look at it.
    - After `-fire` the clay is hard.

    1. Load it.
    2. It must never be moved while it glows.

    ```swift
    kiln.fire() // <hot>
    ```

    | method | thread |
    |---|---|
    | `-vent` | a worker thread |

    -vent

    It is called at dawn. That it smokes is always bad.
    """

  static let document = try? Document(bytes: Array(markdown.utf8), name: "Guide/kilns.md")

  static var judged: JudgedDocument? { document.map { Kiln.judged($0) } }

  static func judged(_ document: Document) -> JudgedDocument {
    let claims = Kiln.claims(in: document)
    let byClaim = Dictionary(grouping: claims) { $0.claim.sentence }
    let ledger = document.sentences.map { sentence in
      LedgerEntry(
        sentence: sentence.index, kind: byClaim[sentence.index] == nil ? ledgerClass(sentence.text) : .claims,
        claims: byClaim[sentence.index]?.map(\.claim.id) ?? [],
        note: sentence.text.hasPrefix("That it smokes") ? "always" : nil)
    }
    return JudgedDocument(
      reading: Reading(document: document, claims: claims.map(\.claim), ledger: ledger), claims: claims)
  }

  private static func ledgerClass(_ text: String) -> LedgerClass {
    if text.hasPrefix("A kiln is") { return .definition }
    if text.hasPrefix("Prefer") || text.hasPrefix("See") { return .advice }
    if text.hasPrefix("You may") { return .permission }
    if text.hasPrefix("Load") { return .example }
    if text.hasPrefix("That it smokes") { return .notUnderstood }
    return .explanation
  }

  private static func claims(in document: Document) -> [JudgedClaim] {
    [
      JudgedClaim(
        claim: claim(
          "It always runs", "Kiln.fire/thread-main", .thread(on: .main), "Kiln -fire: every call is on the main thread",
          document),
        verdict: .violated, properties: ["always fire on main"], exercised: 27, exercisedIn: 6, violations: 2,
        caughtBy: ["fire-off-main"], witness: offMain),
      JudgedClaim(
        claim: claim(
          "It is called once", "Kiln.fire/once", .multiplicity(.once, per: "`Kiln.load`"),
          "Kiln -fire: called exactly once", document),
        verdict: .conforms, properties: ["fire once per load"], exercised: 1, exercisedIn: 1,
        caughtBy: ["fires-twice", "never-fires"],
        example: once),
      JudgedClaim(
        claim: claim(
          "Never open", "Kiln.fire/never-open-door",
          .prohibition(action: .access, object: "the door", scope: .within([fire])),
          "Kiln -fire: must not access the door within -fire", document, modality: .must, obligor: .subclass),
        verdict: .inconclusive("the trace is cut off"), properties: ["no door during fire"], exercised: 0, caughtBy: []),
      JudgedClaim(
        claim: claim(
          "The kiln should", "kiln/before-unload",
          .order(.before, .method(MethodReference(type: nil, name: MethodName(written: "-unload")), finished: false)),
          "the kiln cools: before -unload", document, modality: .should, obligor: .subclass),
        verdict: .violated, properties: ["cooled before unload"], exercised: 3, exercisedIn: 2, violations: 1,
        caughtBy: nil,
        witness: hotUnload),
      JudgedClaim(
        claim: claim(
          "After", "Kiln.fire/makes-hard", .effect(state: "the clay is hard", bySuper: false),
          "Kiln -fire: afterwards: the clay is hard",
          document),
        verdict: .conforms, properties: ["hard after fire"], exercised: 4, exercisedIn: 1, caughtBy: []),
      JudgedClaim(
        claim: claim(
          "It must never", "kiln/never-moved",
          .prohibition(action: .access, object: "it", scope: .words("while it glows")),
          "a kiln: must not access it while it glows", document, modality: .must, condition: "while it glows"),
        verdict: .notChecked("unknown: glows"), properties: []),
      JudgedClaim(
        claim: claim(
          "a worker", "Kiln.vent/thread-background", .thread(on: .background),
          "-vent: every call is on a background thread", document),
        verdict: .notExercised("-vent was never called"), properties: ["always vent off main"], caughtBy: []),
    ].compactMap { $0 }
  }

  private static let fire = MethodReference(type: "Kiln", name: MethodName(written: "-fire"))

  private static func claim(
    _ beginning: String, _ id: String, _ payload: Payload, _ canonical: String, _ document: Document,
    modality: Modality = .fact,
    obligor: Obligor = .framework, condition: String? = nil
  ) -> Claim {
    let sentence = document.sentences.first { $0.text.hasPrefix(beginning) } ?? document.sentences[0]
    return Claim(
      id: id, subject: .methods([fire]), payload: payload, modality: modality, obligor: obligor, condition: condition,
      polarity: true,
      sentence: sentence.index, document: document.baseName, range: sentence.range, form: "test", canonical: canonical)
  }

  // MARK: Pieces of traces

  private static let offMain = TraceExcerpt(
    source: "two-kilns", explanation: "#142 Kiln 7: fire entered on worker 2",
    events: [
      ExcerptEvent(
        seq: 142, thread: 2, role: "worker", instance: 7, relatesTo: 0, type: "BigKiln", declaring: "Kiln",
        call: "fire()", phase: "enter",
        attributes: ["loaded": .bool(true), "load": .int(3), "clay": .string("red")])
    ],
    timeline: """
      main      ··load(7)··········
      worker 2  ···········fire(7)✘
      """)

  private static let once = TraceExcerpt(
    source: "one-load", explanation: "Kiln 1: fire entered once", events: [], timeline: "main  ··load(1)··fire(1)··")

  private static let hotUnload = TraceExcerpt(
    source: "one-load", explanation: "Kiln 1: unload entered, and cool was not", events: [],
    timeline: "main  ··fire(1)··unload(1)✘")
}
