/// Pages of any length about things that do not exist, in the proportions of real ones: of five sentences one promises something.
///
/// The same length always gives the same page.
struct GeneratedPage {
  private var state: UInt64 = 42
  private var text = ""

  /// - Parameter headings: nothing but headings with one promise each, instead of prose.
  static func page(bytes: Int, headings: Bool = false) -> [UInt8] {
    var page = GeneratedPage()
    page.text = "# The harbour\n\n"
    var number = 0
    while page.text.utf8.count < bytes {
      number += 1
      page.addSection(number, isShort: headings)
    }
    return Array(page.text.utf8.prefix(bytes))
  }

  private mutating func addSection(_ number: Int, isShort: Bool) {
    let method = "\(pick(Self.verbs))\(pick(Self.nouns).capitalized)\(number)"
    text += "## `\(method)()`\n\n"
    if isShort {
      text += fill(pick(Self.promises), method) + "\n\n"
      return
    }
    for _ in 0..<(2 + roll(3)) { addParagraph(about: method) }
    if roll(3) == 0 { addList(about: method) }
    if roll(6) == 0 { addTable(about: method) }
    if roll(4) == 0 { text += "```swift\nlet tank = \(method)()\ntank.close()\n```\n\n" }
  }

  private mutating func addParagraph(about method: String) {
    let sentences = (0..<(3 + roll(3))).map { _ in
      fill(roll(5) == 0 ? pick(Self.promises) : pick(Self.prose), method)
    }
    text += sentences.joined(separator: " ") + "\n\n"
  }

  private mutating func addList(about method: String) {
    for _ in 0..<3 { text += "* " + fill(roll(3) == 0 ? pick(Self.promises) : pick(Self.prose), method) + "\n" }
    text += "\n"
  }

  private mutating func addTable(about method: String) {
    text += "| Hook | Thread |\n|---|---|\n"
    for row in 0..<3 { text += "| `\(method)Row\(row)()` | \(pick(["main", "any", "background"])) |\n" }
    text += "\n"
  }

  /// `%m` is the method, `%o` another one, `%n` and `%p` nouns.
  private mutating func fill(_ template: String, _ method: String) -> String {
    var result = ""
    var isMark = false
    for character in template {
      switch (isMark, character) {
      case (false, "%"): isMark = true
      case (true, "m"): (result, isMark) = (result + "`\(method)()`", false)
      case (true, "o"): (result, isMark) = (result + "`\(pick(Self.verbs))Crew()`", false)
      case (true, _): (result, isMark) = (result + pick(Self.nouns), false)
      case (false, _): result.append(character)
      }
    }
    return result
  }

  private mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }

  private mutating func pick(_ words: [String]) -> String { words[roll(words.count)] }

  private static let verbs = ["moor", "load", "fill", "weigh", "tow", "haul", "signal", "count", "paint", "drain"]
  private static let nouns = ["crane", "tank", "buoy", "cargo", "pilot", "anchor", "harbour", "ledger", "lamp"]

  private static let promises = [
    "This method is called on the main thread.", "It is always called once, after the %n has been loaded.",
    "Called right before %o.", "%m must not be called from a background thread.",
    "Do not touch the %n in this method.", "Subclasses must call super.", "This method is thread-safe.",
    "If you override %m, call super at the end.", "It may be called several times, also while the %n is moving.",
    "When the %n closes, %m is called before %o.", "Never keep the %n after this method has returned.",
    "The call throws an exception if the %n has been closed.",
  ]
  private static let prose = [
    "The %n stands beside the %p, where ships of every size pass it.", "Most %ns are older than the harbour itself.",
    "A %n that is %m's own is drawn in blue, and every other one in grey.",
    "What the crew of a %n does in winter depends on the weather, on the %p, and on how many hands are left.",
    "Usually the %n is ready long before the first ship arrives.", "You can find the %n with the help of its number.",
    "There are two ways to reach a %n: over the bridge, or by boat.",
    "The old %n was replaced because nobody could repair its %p any more, although it had been in use for years.",
    "In the example above the %n belongs to the %p.", "It is a good idea to look at the %n before you load it.",
  ]
}
