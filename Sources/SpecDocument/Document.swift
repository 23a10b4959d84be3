/// A Markdown document as prose: sections, sentences with their exact places, and the blocks around them.
///
/// ```swift
/// let document = try Document(path: "Spec/nodes.md")
/// for sentence in document.sentences { print(sentence.range, sentence.text) }
/// ```
public struct Document: Sendable {
  /// The path as the caller gave it.
  public let name: String
  public let source: SourceText
  /// In document order; section 0 is what stands before the first heading.
  public let sections: [Section]
  /// In document order. Headings, captions and code are no sentences.
  public let sentences: [Sentence]
  public let codeBlocks: [CodeBlock]
  /// The flat outline, in document order.
  public let blocks: [Block]
  /// How often the visible text and the source could not be brought together. Anything but 0 is an error of the reader.
  package let misalignments: Int

  /// Reads a file. Never reads more than the limit, whatever the file is.
  public init(path: String, limits: Limits = .standard) throws(DocumentError) {
    try self.init(bytes: FileReading.bytes(of: path, limit: limits.maximumBytes), name: path, limits: limits)
  }

  /// Reads a document from memory. `name` stands in errors.
  public init(bytes: [UInt8], name: String, limits: Limits = .standard) throws(DocumentError) {
    try InputCheck.check(bytes, name: name, limit: limits.maximumBytes)
    let source = SourceText(bytes: bytes)
    let result = try ParseDeadline.run(limits.parseDeadline, name: name) {
      () -> Result<DocumentBuilder, ParseRefusal> in
      Result { () throws(ParseRefusal) in
        try ParseCost.check(source)
        return DocumentBuilder(source: source, outline: try OutlineReader.read(source))
      }
    }
    switch result {
    case .success(let builder):
      self.init(name: name, source: source, builder)
    case .failure(let refusal):
      throw .tooDeep(name: name, line: source.position(at: refusal.offset).line, what: refusal.what)
    }
  }

  private init(name: String, source: SourceText, _ builder: DocumentBuilder) {
    self.name = name
    self.source = source
    sections = builder.sections
    sentences = builder.sentences
    codeBlocks = builder.codeBlocks
    blocks = builder.blocks
    misalignments = builder.misalignments
  }

  /// The last component of the name.
  public var baseName: String {
    name.split(separator: "/").last.map(String.init) ?? name
  }
}
