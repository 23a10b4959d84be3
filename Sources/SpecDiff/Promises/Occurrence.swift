import SpecClaims
import SpecDocument

/// Where a document makes a promise.
package struct Occurrence: Hashable, Sendable {
  package let page: String
  package let claim: Claim
  /// The sentence on one line; of a list item, with the sentence that leads the list.
  package let sentence: String
  /// The titles above, outermost first, by their words.
  let section: String

  package var place: String { "\(page):\(claim.range.start)" }
}

extension Occurrence {
  init(_ claim: Claim, in document: Document) {
    self.init(
      page: document.name, claim: claim, sentence: document.line(of: claim.sentence),
      section: document.path(to: document.sentences[claim.sentence].section))
  }
}

extension Occurrence {
  var words: String { sentence.withoutLooks }

  /// The nearest title, by its words.
  var title: String { section.lastTitle }
}

extension String {
  /// Without what only looks different: backticks, kinds of quotes and dashes.
  var withoutLooks: String {
    var result = ""
    for character in self {
      switch character {
      case "`": continue
      case "\u{2018}", "\u{2019}": result += "'"
      case "\u{201C}", "\u{201D}": result += "\""
      case "\u{2013}", "\u{2014}": result += "-"
      default: result.append(character)
      }
    }
    return result
  }

  fileprivate var lastTitle: String { split(separator: "/").last.map { PhraseKey(String($0)).description } ?? "" }
}

extension Document {
  /// A sentence on one line; of a list item, with the sentence that leads the list.
  func line(of sentence: Int) -> String {
    let sentence = sentences[sentence]
    var text = sentence.text
    if case .listItem(_, let lead?, _) = sentence.place, lead != sentence.index, sentences.indices.contains(lead) {
      text = "\(sentences[lead].text) \(text)"
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The titles above, outermost first, by their words.
  func path(to section: Int) -> String {
    var titles: [String] = []
    var current: Int? = section
    while let position = current {
      let words = PhraseKey(sections[position].titleText).description
      if !words.isEmpty { titles.append(words) }
      current = sections[position].parent
    }
    return titles.reversed().joined(separator: " / ")
  }
}
