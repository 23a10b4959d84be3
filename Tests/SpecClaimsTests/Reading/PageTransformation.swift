import Testing

/// A way of writing the same page differently: what it promises, and the ids of it, must stay.
struct PageTransformation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (String) -> String

  static let all = [
    carriageReturns, otherEmphasis, otherListMarks, htmlLists, curlyQuotes, mojibake, swiftNames, rewrapped,
  ]

  static let carriageReturns = PageTransformation("carriage returns") { $0.replacing("\n", with: "\r\n") }

  static let otherEmphasis = PageTransformation("other emphasis") { page in
    page.proseLines { $0.replacing("**", with: "__") }
  }

  static let otherListMarks = PageTransformation("other list marks") { page in
    page.proseLines { $0.hasPrefix("- ") ? "* " + $0.dropFirst(2) : $0 }
  }

  /// Lists of one level, each item on a line of its own.
  static let htmlLists = PageTransformation("lists of HTML") { page in
    var lines: [String] = []
    var isOpen = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let isItem = line.hasPrefix("- ")
      if isItem != isOpen { lines.append(isItem ? "<ul>" : "</ul>") }
      if !isItem, isOpen { lines.append("") }
      let item = line.dropFirst(2).replacing(/`([^`]+)`/) { "<code>\($0.1)</code>" }
      lines.append(isItem ? "<li>\(item)</li>" : line)
      isOpen = isItem
    }
    return lines.joined(separator: "\n") + (isOpen ? "\n</ul>" : "")
  }

  static let curlyQuotes = PageTransformation("curly quotes") { page in
    page.proseLines { $0.contains("`") || $0.contains("<") ? $0 : $0.replacing("'", with: "\u{2019}") }
  }

  static let mojibake = PageTransformation("quotes decoded as the wrong encoding") { page in
    page.proseLines { $0.contains("`") || $0.contains("<") ? $0 : $0.replacing("'", with: "\u{E2}\u{20AC}\u{2122}") }
  }

  /// `-layoutSpecThatFits:` as `layoutSpecThatFits(_:)`; names of several parts stay.
  static let swiftNames = PageTransformation("Swift names") { page in
    page.proseLines { line in
      line.replacing(/`-(\w+):`/) { "`\($0.1)(_:)`" }.replacing(/`-(\w+)`/) { "`\($0.1)()`" }
    }
  }

  /// Paragraphs broken after every few words.
  static let rewrapped = PageTransformation("re-wrapped") { page in
    page.proseLines { line in
      guard line.first?.isLetter == true, !line.contains("|"), !line.contains("<") else { return line }
      var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      for index in words.indices.dropFirst() where index % 7 == 0 && words[index].first?.isLetter == true {
        words[index] = "\n" + words[index]
      }
      return words.joined(separator: " ").replacing(" \n", with: "\n")
    }
  }

  init(_ name: String, _ apply: @escaping @Sendable (String) -> String) {
    testDescription = name
    self.apply = apply
  }
}

extension String {
  /// Every line that is neither in a code block nor part of the front matter, changed.
  fileprivate func proseLines(_ change: (String) -> String) -> String {
    var isCode = false
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return isCode || line.hasPrefix("```") ? String(line) : change(String(line))
    }.joined(separator: "\n")
  }
}
