import ArgumentParser
import Foundation
import SpecClaims
import SpecDocument

/// Which documents, and with which vocabulary.
struct DocumentOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Pages, folders or git:REVISION:PATH (default: the folder Spec).", valueName: "doc"))
  var documents: [String] = []

  @OptionGroup var vocabulary: VocabularyOption
  @OptionGroup var pages: PageOptions

  /// What to read; without arguments the folder `Spec`.
  private func places() throws -> [String] {
    if !documents.isEmpty { return documents }
    guard FileManager.default.fileExists(atPath: "Spec") else {
      throw Failure("there is no Spec/*.md here; name the pages to judge: spec-check check guide.md")
    }
    return ["Spec"]
  }

  func loadVocabulary() throws -> Vocabulary {
    // Where there is nothing to judge, a missing vocabulary is not what is wrong.
    guard let found = try vocabulary.load(beside: places()) else {
      throw Failure(
        "no vocabulary: there is no vocabulary.yml beside the page and no Spec/vocabulary.yml here; name one with --vocabulary"
      )
    }
    return found
  }

  /// Claims are read without a vocabulary too; it then only gives them shorter names.
  func loadVocabularyIfAny() throws -> Vocabulary? { try vocabulary.load(beside: documents) }

  /// Reads the pages. Naming a page that promises nothing is an error, never a green run; beside others in a folder it is left out.
  func readings(_ vocabulary: Vocabulary?, quiet: Bool, eachMustPromise: Bool = true) throws -> [Reading] {
    let readings = try allReadings(vocabulary)
    let silent = readings.filter { $0.claims.isEmpty }.map(\.document.name)
    let named = silent.filter(isNamed)
    guard silent.count < readings.count, !eachMustPromise || named.isEmpty else {
      throw Failure(nothingFound(in: silent.count == readings.count ? silent : named))
    }
    for name in silent where !isNamed(name) && !quiet { Talk.note("\(name): promises nothing, left out") }
    return readings.filter { !$0.claims.isEmpty || isNamed($0.document.name) }
  }

  private func nothingFound(in pages: [String]) -> String {
    let names = pages.joined(separator: ", ")
    let list = "spec-check claims --ledger \(pages.joined(separator: " "))"
    return "\(names): no claim found, so there is nothing to check; see what was made of it with: \(list)"
  }

  /// Whether a page was given by its own name, not by that of a folder it is in.
  private func isNamed(_ page: String) -> Bool { documents.contains(page) || documents.contains("git:\(page)") }

  /// Reads the pages, whether they promise anything or not; one that was named twice once.
  func allReadings(_ vocabulary: Vocabulary?, explaining: Bool = false) throws -> [Reading] {
    let reader = ClaimReader(vocabulary: vocabulary)
    var seen: Set<String> = []
    let found = try places().flatMap { try pages.documents($0) }.filter { seen.insert($0.name).inserted }
    return SideBySide.map(found) { reader.read($0, explaining: explaining) }
  }
}
