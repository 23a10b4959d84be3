import SpecClaims
import SpecDocument

/// Every sentence of each document with what became of it.
public struct LedgerListing: Sendable {
  private let readings: [Reading]
  private let style: TerminalStyle

  public init(readings: [Reading], style: TerminalStyle = .plain) {
    self.readings = readings
    self.style = style
  }

  public func text() -> String { readings.map(part).joined(separator: "\n") }

  private func part(_ reading: Reading) -> String {
    let head = "\(style(.strong, SafeText.line(reading.document.name)))   \(counts(reading))"
    return ([head] + reading.ledger.flatMap { lines($0, in: reading.document) }).joined(separator: "\n") + "\n"
  }

  private func counts(_ reading: Reading) -> String {
    let classes = LedgerClass.allCases.filter { reading.count(of: $0) > 0 || $0 == .notUnderstood }
    let parts = classes.map { "\(reading.count(of: $0)) \($0 == .claims ? "with claims" : $0.words)" }
    return "\(reading.ledger.count.counted("sentence")): " + parts.joined(separator: ", ")
  }

  private func lines(_ entry: LedgerEntry, in document: Document) -> [String] {
    let place = document.place(ofSentence: entry.sentence)
    let label = entry.kind == .claims ? "claims(\(entry.claims.count))" : entry.kind.words
    let note = entry.note.map { "   (\(SafeText.line($0)))" } ?? ""
    let text = SafeText.line(document.sentenceText(entry.sentence))
    let head = "\(place.padded(to: 9))\(style(tone(entry.kind), label.padded(to: 16)))\(text)\(style(.quiet, note))"
    let below = String(repeating: " ", count: 25)
    let nearest = entry.nearest.map { [below + style(.quiet, SafeText.line("nearest: \($0)"))] } ?? []
    return [head] + nearest + entry.claims.map { below + style(.strong, SafeText.line($0)) }
  }

  private func tone(_ kind: LedgerClass) -> TerminalStyle.Tone {
    switch kind {
    case .claims: .good
    case .notUnderstood: .doubtful
    case .permission, .advice: .open
    case .definition, .explanation, .example: .quiet
    }
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
