import Foundation

/// A folder of a test's own, removed with it.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "spec-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A folder with the vocabulary of the node runtime and pages to judge by it.
  static func withPages(_ pages: [String: String] = [:]) throws -> Folder {
    let folder = try Folder()
    let vocabulary = spec.appending(path: "vocabulary.yml")
    try FileManager.default.copyItem(at: vocabulary, to: folder.url.appending(path: "vocabulary.yml"))
    try folder.write(goodPage, to: "good.md")
    for (name, text) in pages { try folder.write(text, to: name) }
    return folder
  }

  static let spec = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Spec").standardized

  /// Keeps what it promises.
  static let goodPage = """
    # ASDisplayNode

    ## `-didLoad`

    This method is called on the main thread. It is called once.

    """

  /// Its second sentence is not true.
  static let falsePage = """
    # ASDisplayNode

    ## `-didLoad`

    This method is called once. It is called on a background thread.

    """

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }
  func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: url.appending(path: name)) }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  func file(named name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: url.appending(path: name))
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
