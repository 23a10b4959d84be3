import NodeConformance
import SpecMonitors
import SpecReports

/// What `prove` prints: a line a deviation, then what was not caught.
struct ProofListing {
  let proofs: [Proof]
  /// Where all deviations were run: which of these no deviation breaks.
  let judged: [JudgedDocument]?

  var text: String {
    var lines = proofs.flatMap(lines)
    let caught = proofs.count { $0.isConclusive }
    lines += [
      "",
      "\(proofs.count.counted("deviation")): \(caught) caught as \(proofs.count == 1 ? "it" : "they") should be, \(proofs.count - caught) not",
    ]
    let uncaught = unprovenClaims
    if !uncaught.isEmpty {
      lines += ["", "conforming claims that no deviation breaks:"] + uncaught.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ proof: Proof) -> [String] {
    let mark = proof.isConclusive ? "✔" : "✘"
    var lines = ["\(mark) \(proof.deviation.name)  \(proof.deviation.summary)"]
    lines += proof.caughtBy.map { "    caught by  \($0)" }
    lines += proof.unrelated.map { "    unrelated  \($0)" }
    if proof.caughtBy.isEmpty { lines.append("    survived: no claim turned red") }
    return lines
  }

  private var unprovenClaims: [String] {
    let catching = Set(proofs.flatMap(\.caughtBy))
    return (judged ?? []).flatMap(\.claims).filter { $0.verdict == .conforms && !catching.contains($0.claim.id) }.map(
      \.claim.id)
  }
}
