import SpecClaims
import SpecDocument

/// What was understood, for a terminal: each sentence that promises something, and under it its claims.
public struct ClaimsListing: Sendable {
  private let readings: [Reading]
  private let style: TerminalStyle

  public init(readings: [Reading], style: TerminalStyle = .plain) {
    self.readings = readings
    self.style = style
  }

  public func text() -> String { readings.map(part).joined(separator: "\n") }

  private func part(_ reading: Reading) -> String {
    let claims = Dictionary(grouping: reading.claims, by: \.sentence)
    let sentences = reading.document.sentences.filter { claims[$0.index] != nil }
    let blocks = sentences.map { block($0, claims[$0.index] ?? [], in: reading.document) }
    return ([head(reading)] + blocks).joined(separator: "\n\n") + "\n"
  }

  private func head(_ reading: Reading) -> String {
    var counts = [
      reading.claims.count.counted("claim") + " in " + reading.document.sentences.count.counted("sentence")
    ]
    if reading.count(of: .advice) > 0 { counts.append("\(reading.count(of: .advice)) advice") }
    counts.append("\(reading.count(of: .notUnderstood)) not understood")
    return "\(style(.strong, SafeText.line(reading.document.name)))   \(counts.joined(separator: " · "))"
  }

  private func block(_ sentence: Sentence, _ claims: [Claim], in document: Document) -> String {
    let head = "\(SafeText.line(document.name)):\(sentence.range.start)   \"\(SafeText.line(sentence.text))\""
    let lines = claims.flatMap { claim in
      [
        "    \(style(.strong, SafeText.line(claim.id)))   (\(claim.strengthText))",
        "        \(SafeText.line(claim.canonical))",
      ]
    }
    return ([head] + lines).joined(separator: "\n")
  }
}
