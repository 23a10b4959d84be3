import ArgumentParser
import Foundation
import SpecClaims
import SpecDocument

/// Which documents, and with which vocabulary.
struct DocumentOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The Markdown pages to judge (default: Spec/*.md).", valueName: "doc"))
  var documents: [String] = []

  @Option(
    help: ArgumentHelp(
      "The vocabulary that ties words to calls (default: vocabulary.yml beside the page, else Spec/vocabulary.yml).",
      valueName: "file"))
  var vocabulary: String?

  @Option(help: ArgumentHelp("The largest page to read, in bytes.", valueName: "bytes"))
  var maximumSize: Int?

  /// The pages to read; without arguments those of `Spec/`.
  func paths() throws -> [String] {
    if !documents.isEmpty { return documents }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "Spec")) ?? []
    let pages = names.filter { $0.hasSuffix(".md") }.sorted().map { "Spec/\($0)" }
    guard !pages.isEmpty else {
      throw Failure("there is no Spec/*.md here; name the pages to judge: spec-check check guide.md")
    }
    return pages
  }

  func loadVocabulary() throws -> Vocabulary {
    // Where there is nothing to judge, a missing vocabulary is not what is wrong.
    _ = try paths()
    guard let path = vocabularyPath() else {
      throw Failure(
        "no vocabulary: there is no vocabulary.yml beside the page and no Spec/vocabulary.yml here; name one with --vocabulary"
      )
    }
    return try mended { try Vocabulary(path: path) }
  }

  /// Claims are read without a vocabulary too; it then only gives them shorter names.
  func loadVocabularyIfAny() throws -> Vocabulary? {
    guard let path = vocabularyPath() else { return nil }
    return try mended { try Vocabulary(path: path) }
  }

  private func vocabularyPath() -> String? {
    if let vocabulary { return vocabulary }
    let folders = documents.map { ($0 as NSString).deletingLastPathComponent }
    let beside = folders.map { $0.isEmpty ? "vocabulary.yml" : "\($0)/vocabulary.yml" }
    return (beside + ["Spec/vocabulary.yml"]).first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Reads the pages. Naming a page that promises nothing is an error, never a green run.
  func readings(_ vocabulary: Vocabulary?, quiet: Bool, eachMustPromise: Bool = true) throws -> [Reading] {
    let readings = try allReadings(vocabulary)
    let promising = readings.filter { !$0.claims.isEmpty }
    if documents.isEmpty, !promising.isEmpty {
      for reading in readings where reading.claims.isEmpty {
        if !quiet { Talk.note("\(reading.document.name): promises nothing, left out") }
      }
      return promising
    }
    guard !promising.isEmpty, !eachMustPromise || promising.count == readings.count else {
      let names = readings.filter { $0.claims.isEmpty }.map(\.document.name).joined(separator: ", ")
      throw Failure(
        "\(names): no claim found, so there is nothing to check; see what was made of it with: spec-check claims --ledger \(names)"
      )
    }
    return readings
  }

  /// Reads the pages, whether they promise anything or not.
  func allReadings(_ vocabulary: Vocabulary?, explaining: Bool = false) throws -> [Reading] {
    let reader = ClaimReader(vocabulary: vocabulary)
    return try paths().map { reader.read(try document(at: $0), explaining: explaining) }
  }

  func document(at path: String) throws -> Document {
    var limits = Limits.standard
    if let maximumSize { limits.maximumBytes = maximumSize }
    return try mended { try Document(path: path, limits: limits) }
  }

  /// Library errors are one clear line each; they become failures of the program.
  private func mended<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as DocumentError {
      if case .tooLarge = error { throw Failure("\(error) with --maximum-size") }
      throw Failure("\(error)")
    } catch {
      throw Failure("\(error)")
    }
  }
}
