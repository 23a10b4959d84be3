import Foundation
import Yams

/// The claims of a folder of pages that are not exercised, and why that is as it should be.
public struct ClaimLedger: Hashable, Sendable {
  private let reasons: [String: String]

  /// Reads `ledger.yml`, a mapping from claim ids to reasons; a file that is not there excuses nothing.
  public init(path: String) throws(VocabularyError) {
    guard FileManager.default.fileExists(atPath: path) else {
      self.init(reasons: [:])
      return
    }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw VocabularyError(file: path, message: "cannot be read as UTF-8 text")
    }
    try self.init(yaml: text, file: path)
  }

  public init(yaml: String, file: String) throws(VocabularyError) {
    let reader = YAMLReader(file: file)
    let root: Node?
    do { root = try Yams.compose(yaml: yaml) } catch {
      throw VocabularyError(file: file, message: "is not YAML: \(error)")
    }
    var reasons: [String: String] = [:]
    if let root {
      for entry in try reader.entries(root, in: "the ledger") {
        let reason = try reader.string(entry.value, "the reason of \(entry.key)")
        guard !reason.isEmpty else { throw reader.error(entry.keyNode, "\(entry.key) needs a reason") }
        reasons[entry.key] = reason
      }
    }
    self.init(reasons: reasons)
  }

  private init(reasons: [String: String]) { self.reasons = reasons }

  public func reason(for claim: String) -> String? { reasons[claim] }
  public var ids: [String] { reasons.keys.sorted() }
}
