import Mustache

/// The templates by name. They are part of the program, so that the command is one file without resources.
enum HTMLTemplates {
  static let page = "page"

  /// All sources, for the test that no template has an unescaped value.
  static let sources: [String: String] = [
    page: pageSource, "style": styleSource, "overview": overviewSource, "block": blockSource, "line": lineSource,
    "sentence": sentenceSource, "pieces": piecesSource, "claim": claimSource,
  ]

  static let library: MustacheLibrary = {
    var library = MustacheLibrary()
    for (name, source) in sources {
      do {
        try library.register(source, named: name)
      } catch {
        preconditionFailure("template \(name) is malformed: \(error)")
      }
    }
    return library
  }()
}
