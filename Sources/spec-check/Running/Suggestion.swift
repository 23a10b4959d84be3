/// What somebody who has mistyped a name may have meant.
enum Suggestion {
  /// The nearest of `names`, best first, at most three; empty when none is near.
  static func near(_ name: String, in names: [String]) -> [String] {
    let ranked = Set(names).map { (distance: distance(name.lowercased(), $0.lowercased()), name: $0) }.sorted {
      ($0.distance, $0.name) < ($1.distance, $1.name)
    }
    guard let best = ranked.first?.distance, best <= max(2, name.count / 3) else { return [] }
    return ranked.prefix(3).filter { $0.distance <= 2 * best }.map(\.name)
  }

  /// "did you mean a, b?", or what to do when nothing is near.
  static func hint(_ name: String, in names: [String], otherwise: String) -> String {
    let near = near(name, in: names)
    return near.isEmpty ? otherwise : "did you mean \(near.joined(separator: ", "))?"
  }

  /// Levenshtein: how many letters have to be inserted, dropped or exchanged.
  private static func distance(_ one: String, _ other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (line, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in letters.indices {
        let replaced = diagonal + (letters[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[letters.count]
  }
}
