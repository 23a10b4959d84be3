import ArgumentParser
import SpecClaims
import SpecDocument
import SpecMonitors
import SpecReports

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a claim: its sentence, how it was read and why, what it was bound to, and the evidence.",
    discussion: """
      A place instead of an id explains the sentences there: how they were taken apart, which forms read them, and which came near.

      Examples:
        spec-check explain ASDisplayNode.didLoad/thread-main
        spec-check explain ASDisplayNode.didLoad/thread-main guide.md
        spec-check explain guide.md:31
      """)

  @Argument(help: ArgumentHelp("The claim's id, as check and claims print it, or FILE:LINE.", valueName: "claim-id"))
  var claim: String

  @OptionGroup var documents: DocumentOptions
  @OptionGroup var running: RunOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try output.check()
    if let place = SentencePlace(claim) { return try output.write(SentenceExplanation(place, documents).text()) }
    let vocabulary = try documents.loadVocabulary()
    let readings = try documents.readings(vocabulary, quiet: output.quiet)
    let holders = readings.filter { $0.claims.contains { $0.id == claim } }
    guard !holders.isEmpty else { throw Failure(missing(in: readings)) }
    let judged = try running.judge(holders, vocabulary, quiet: output.quiet)
    for document in judged {
      guard let found = document.claims.first(where: { $0.claim.id == claim }) else { continue }
      let derivation = ClaimReader(vocabulary: vocabulary).derivation(of: found.claim.sentence, in: document.document)
      try output.write(Explanation(claim: found, document: document.document, derivation: derivation).text())
    }
  }

  private func missing(in readings: [Reading]) -> String {
    let ids = readings.flatMap(\.claims).map(\.id)
    let hint = Suggestion.hint(claim, in: ids, otherwise: "list them with: spec-check claims")
    return "no claim has the id \"\(claim)\"; \(hint)"
  }
}
