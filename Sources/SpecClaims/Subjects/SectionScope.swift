import SpecDocument

/// The methods and the type that the headings above a sentence name.
package struct SectionScope: Hashable, Sendable {
  package var methods: [MethodReference] = []
  package var type: String?
  /// The nearest heading when it is no method and no type but short enough to be a thing's name: "Create", "Query State".
  package var title: String?
  /// The method of the entry before, when the heading names none: "this method" under "Performance" is still that one.
  package var before: MethodReference?
  /// The method is one that a callback is given to, or whose callback it ends: "the callback" is another than itself.
  package var handsOver = false
  /// The method's name says that a callback is given to it: what is called under its heading is that.
  package var takesCallback = false
  /// The method is one that the readers of the page call: what it tells them to do is not done in it.
  package var isCalledByReaders = false
  /// The section tells of a call or an event that comes from elsewhere: what "the application" has to do then, it does in the method.
  package var isHook = false
  /// The page shows that the method is there to be written by its readers: what it tells them to do is done in it.
  package var isWritten = false
  /// The section tells in commands what the method does.
  package var describesInCommands = false
  /// The nearest heading is over what the method takes or returns.
  package var describesValue = false
  /// The sentence stands under some heading.
  package var hasHeading = false
  /// Names of methods that any heading of the document has: in running text they need no backticks.
  package var known: Set<String> = []
  /// Names of methods that the headings have, plain words included.
  package var plain: Set<String> = []

  /// The nearest heading that names methods decides them; the nearest one that names a type decides that. A heading of another
  /// type between the two hides the methods above it.
  package init(section index: Int, in document: Document, headings: Headings, known: KnownNames = KnownNames()) {
    self.known = known.marked
    plain = known.all
    hasHeading = document.sections[index].level > 0
    describesValue = Self.values.contains(document.sections[index].title.joinedText.lowercased())
    var names: [MethodName] = []
    var current: Int? = Self.entry(of: index, in: document, headings)
    while let position = current {
      let reading = headings.readings[position]
      if names.isEmpty && type == nil {
        names = reading.methods
        takesCallback = names.count == 1 && HeadingReader.takesCallback(names[0])
        handsOver = takesCallback || names.count == 1 && headings.handsOver.contains(position)
        isHook = headings.hooks.contains(position)
        isWritten = names.contains { HeadingReader.isHook($0) || HeadingReader.isCallback($0) }
        isCalledByReaders = takesCallback || names.count == 1 && headings.calledByReaders.contains(position)
        describesInCommands = names.count == 1 && headings.describesInCommands.contains(position)
      }
      if type == nil { type = reading.type ?? headings.typesBefore[position] }
      if headings.written.contains(position) { isWritten = true }
      current = document.sections[position].parent
    }
    if type.map(HeadingReader.isOfHooks) == true { isWritten = true }
    if names.isEmpty { title = Self.shortTitle(of: index, in: document) }
    methods = names.map {
      // A function of a library belongs to no type, whatever entry stands before it.
      MethodReference(type: MethodPrefix.isFunctionOfLibrary($0.written) ? nil : $0.type ?? type, name: $0)
    }
    if names.isEmpty, Self.isRemark(index, in: document), let position = headings.before(index, in: document),
      headings.readings[position].methods.count == 1,
      document.sections[position].level == document.sections[index].level
    {
      let type = type ?? headings.typesBefore[position]
      before = headings.readings[position].methods.first.map { MethodReference(type: $0.type ?? type, name: $0) }
    }
  }

  /// The same with a method that is declared in code above the sentence.
  func declaring(_ name: MethodName) -> SectionScope {
    var scope = self
    scope.methods = [
      MethodReference(type: MethodPrefix.isFunctionOfLibrary(name.written) ? nil : name.type ?? type, name: name)
    ]
    return scope
  }

  /// "Performance considerations", "Caveats": a section of remarks on an entry as often as one of its own.
  private static func isRemark(_ index: Int, in document: Document) -> Bool {
    let words = Tokenizer.tokens(of: document.sections[index].title).filter { $0.kind != .mark }
    return words.count <= 3 && words.last?.isWord(in: GeneralTitle.remarks) == true
  }

  private static let values: Set<String> = [
    "return value", "return values", "returns", "return", "result", "parameters", "arguments", "params",
  ]

  /// "Overview", "Notes": the title of a part of the page, and of no thing.
  package var hasGeneralTitle: Bool { title.map(GeneralTitle.isOne) ?? false }

  /// "Concurrency": which is nothing that could wait or be called.
  var isAboutThreads: Bool {
    title.map { ["concurrency", "threading", "threads", "multithreading"].contains($0.lowercased()) } ?? false
  }

  private static func shortTitle(of index: Int, in document: Document) -> String? {
    let words = Tokenizer.tokens(of: document.sections[index].title).filter { $0.kind == .word || $0.kind == .code }
    guard (1...2).contains(words.count), words.allSatisfy({ !Lexicon.isFunctionWord($0.lower) }) else { return nil }
    return words.map(\.text).joined(separator: " ")
  }

  /// A caption at the level of the entries ("Platform-specific") belongs to the entry before it.
  private static func entry(of index: Int, in document: Document, _ headings: Headings) -> Int {
    var position = index
    if let above = headings.entryAbove(index, in: document) { return above }
    while position > 0, headings.readings[position].isCaption {
      let section = document.sections[position]
      if let parent = section.parent, parent > 0, !headings.readings[parent].methods.isEmpty { return parent }
      guard let before = headings.before(position, in: document) else {
        guard let parent = section.parent, parent > 0 else { return index }
        position = parent
        continue
      }
      position = before
    }
    return position
  }
}

/// Names that the headings of a document give to methods; taken together once, because every section asks.
package struct KnownNames: Hashable, Sendable {
  package let all: Set<String>
  /// Those written in capitals or camel case, which no word of running text is.
  package let marked: Set<String>

  package init(_ all: Set<String> = []) {
    self.all = all
    marked = all.filter { $0.dropFirst().contains { $0.isUppercase || $0 == "_" } }
  }
}
