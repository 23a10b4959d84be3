/// What has been done once, said otherwise than with "again".
extension Clause {
  /// "cannot be called a second time until E": not again.
  var withAgain: Clause {
    guard verb?.isNegated == true, tail.count > 4, tail.prefix(3).map(\.lower) == ["a", "second", "time"],
      tail[3].isWord(in: ["until", "till", "before", "unless", "while"])
    else { return self }
    var rest = self
    rest.tail = [Token(kind: .word, text: "again", range: tail[0].range)] + tail.dropFirst(3)
    return rest
  }
}
