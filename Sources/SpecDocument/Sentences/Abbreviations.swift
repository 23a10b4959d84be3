/// Words whose full stop ends no sentence.
enum Abbreviations {
  enum Kind { case none, always, maybe, beforeNumber }

  /// `word` is lowercased and without its last full stop.
  static func kind(of word: String) -> Kind {
    if always.contains(word) { return .always }
    if beforeNumber.contains(word) { return .beforeNumber }
    return maybe.contains(word) ? .maybe : .none
  }

  /// More of the same sentence always follows.
  private static let always: Set<String> = [
    "e.g", "eg", "i.e", "ie", "vs", "cf", "viz", "resp", "incl", "excl", "esp", "approx", "ca", "dr", "mr", "mrs", "ms",
    "prof", "w.r.t",
    "a.k.a", "aka", "n.b",
  ]
  /// Followed by what they number, otherwise ordinary words.
  private static let beforeNumber: Set<String> = [
    "no", "nr", "fig", "figs", "sec", "eq", "ch", "vol", "pp", "p", "art", "v", "ver", "max", "min",
  ]
  /// May end a sentence; do so if the next word can only begin one.
  private static let maybe: Set<String> = [
    "etc", "al", "inc", "ltd", "co", "corp", "jr", "sr", "st", "u.s", "dept", "est",
  ]
}
