import Foundation
import SpecClaims
import SpecDocument
import SpecReports

/// `guide.md:31`: a line of a page.
struct SentencePlace {
  let path: String
  let line: Int

  /// Nil for an id of a claim. Those may hold colons, too, so it is a place only if the file is there or has the name of a page.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let line = parts.dropFirst().lazy.compactMap({ Int($0) }).first,
      let end = parts.firstIndex(of: Substring("\(line)")), end > 0
    else { return nil }
    path = parts[..<end].joined(separator: ":")
    guard FileManager.default.fileExists(atPath: path) || path.hasSuffix(".md") || path.hasSuffix(".markdown")
    else { return nil }
    self.line = line
  }
}

extension SentencePlace {
  fileprivate func document(_ pages: PageOptions) throws -> Document {
    let documents = try pages.documents(path)
    guard documents.count == 1 else { throw Failure("\(path): is a folder; name a page in it") }
    return documents[0]
  }
}

/// How the sentences of one line were read, for `explain`.
struct SentenceExplanation {
  private let reading: Reading
  private let reader: ClaimReader
  private let sentences: [Sentence]

  init(_ place: SentencePlace, _ documents: DocumentOptions) throws {
    reader = ClaimReader(vocabulary: try documents.vocabulary.load(beside: [place.path]))
    reading = reader.read(try place.document(documents.pages), explaining: true)
    sentences = reading.document.sentences.filter {
      $0.range.start.line <= place.line && place.line <= $0.range.end.line
    }
    guard !sentences.isEmpty else {
      throw Failure(
        "\(place.path):\(place.line): no sentence stands there; list them with: spec-check claims --ledger \(place.path)"
      )
    }
  }

  func text() -> String { sentences.map(part).joined(separator: "\n") }

  private func part(_ sentence: Sentence) -> String {
    let entry = reading.ledger[sentence.index]
    var lines = [
      "sentence  \(reading.document.name):\(sentence.range.start)", "          “\(sentence.text)”",
      "became    \(entry.kind.words)\(entry.note.map { ": \($0)" } ?? "")",
    ]
    for claim in reading.claims where claim.sentence == sentence.index {
      lines.append("claim     \(claim.id)")
      lines.append(
        "          \(claim.canonical) (\(claim.modality.rawValue), owed by the \(claim.obligor.rawValue), form \(claim.form))"
      )
    }
    if entry.kind == .notUnderstood { lines.append("nearest   \(entry.nearest?.description ?? "no form comes near")") }
    lines += reader.derivation(of: sentence.index, in: reading.document)
    return lines.map { SafeText.line($0) }.joined(separator: "\n") + "\n"
  }
}
