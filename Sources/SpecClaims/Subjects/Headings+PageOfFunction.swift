import SpecDocument

/// Pages on one function, as references of C have them: its name over the page, and captions over the parts.
extension Headings {
  /// "# TANK_PumpIterate" over "## Remarks", "## Thread Safety", "## Return Value": the function, and where its title stands.
  static func pageOfFunction(_ document: Document) -> [Int: MethodName] {
    let titled = document.sections.filter { $0.level > 0 }
    guard let page = titled.first, page.level == 1, titled.count > 1, page.title.count == 1,
      titled.dropFirst().allSatisfy({ $0.level > 1 && HeadingReader.isCaptionOfFunction($0.title.joinedText) })
    else { return [:] }
    let name = page.title[0].text
    guard name.contains("_"), name.contains(where: \.isLowercase),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return [:] }
    return [page.index: MethodName(written: name)]
  }
}

extension HeadingReader {
  /// "Remarks", "Return Value", and "-remarks" as some generators write it.
  static func isCaptionOfFunction(_ title: String) -> Bool {
    let words = title.lowercased().trimmingCharacters(marks: "- :")
    return captionsOfFunctions.contains(words) || captionsOfFunctions.contains(words.replacing("-", with: " "))
  }

  /// "-remarks": no method of Objective-C.
  static func isGeneratedCaption(_ title: String) -> Bool {
    title.hasPrefix("-") && isCaptionOfFunction(title)
  }

  private static let captionsOfFunctions: Set<String> = [
    "remarks", "thread safety", "return value", "returns", "return values", "syntax", "function parameters",
    "parameters", "params", "version", "see also", "code examples", "example", "examples", "header file", "header",
    "description", "requirements", "field", "struct fields", "members", "return",
  ]
}
