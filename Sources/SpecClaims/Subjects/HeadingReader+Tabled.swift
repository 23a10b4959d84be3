import SpecDocument

/// Headings that a table of the page makes clear.
extension HeadingReader {
  /// "3. Draining", where a table lists `draining` under "Hook": the section of that hook, by its place in the document.
  static func tabled(_ document: Document) -> [Int: MethodName] {
    let names = listed(document)
    if names.isEmpty { return [:] }
    var sections: [Int: MethodName] = [:]
    for section in document.sections {
      var words = section.title.joinedText.split(separator: " ")
      if words.count == 2, words[0].last == ".", words[0].dropLast().allSatisfy(\.isNumber) { words.removeFirst() }
      if words.count == 1, let name = names[words[0].lowercased()] { sections[section.index] = name }
    }
    return sections
  }

  /// The names in the columns of methods, by their small letters.
  private static func listed(_ document: Document) -> [String: MethodName] {
    var names: [String: MethodName] = [:]
    for sentence in document.sentences {
      guard case .tableCell(let cell) = sentence.place, TableSubject.nameColumn(cell.headers) == cell.column,
        sentence.pieces.count == 1, sentence.pieces[0].kind == .code,
        sentence.pieces[0].text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { continue }
      names[sentence.pieces[0].text.lowercased()] = MethodName(written: sentence.pieces[0].text)
    }
    return names
  }
}
