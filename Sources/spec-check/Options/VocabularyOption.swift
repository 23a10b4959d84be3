import ArgumentParser
import Foundation
import SpecClaims

/// What the words of pages mean.
struct VocabularyOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The vocabulary that ties words to calls (default: vocabulary.yml beside the pages, else Spec/vocabulary.yml).",
      valueName: "file"))
  var vocabulary: String?

  /// - Parameter pages: files or folders; the vocabulary in or beside the first that has one is taken.
  /// - Returns: nil when none was named and none is there.
  func load(beside pages: [String]) throws -> Vocabulary? {
    guard let path = vocabulary ?? beside(pages) else { return nil }
    do { return try Vocabulary(path: path) } catch { throw Failure("\(error)") }
  }

  private func beside(_ pages: [String]) -> String? {
    let places = pages.flatMap { page in
      [page, PagePath(page).folder].map { PagePath.joined($0, "vocabulary.yml") }
    }
    return (places + ["Spec/vocabulary.yml"]).first { FileManager.default.fileExists(atPath: $0) }
  }
}
