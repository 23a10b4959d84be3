/// Swift names, each given once.
struct Names {
  private var taken: Set<String> = []

  /// Letters and digits stay, everything else becomes one underscore. Texts that differ in nothing else (`a-b` and `a+b`) get a number:
  /// without it what is generated would not compile.
  mutating func name(for text: String) -> String {
    let name = identifier(text)
    var (free, number) = (name, 1)
    while !taken.insert(free).inserted {
      number += 1
      free = "\(name)_\(number)"
    }
    return free
  }

  private func identifier(_ text: String) -> String {
    let kept = text.replacing("*", with: "every").map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    let joined = String(kept).split(separator: "_").joined(separator: "_")
    guard let first = joined.first else { return "unnamed" }
    return first.isNumber ? "_" + joined : joined
  }
}
