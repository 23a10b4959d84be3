extension Clause {
  /// "all hooks except for `onError`", "all hooks but `onError`": the exception restricts what is said, and is no part of the subject.
  /// "All but `onError`" does not say all of what.
  var withoutException: Clause {
    guard verb != nil, subject.first?.isWord(in: ["all", "any", "every", "each"]) == true,
      let start = subject.indices.dropFirst().first(where: { exceptedStart(at: $0) != nil }),
      start > 1, let names = exceptedStart(at: start), let first = subject[names...].first,
      // "all but the handle, such as the rows, …": the rows are among all.
      !subject[names...].contains(where: { $0.isWord("such") })
    else { return self }
    var rest = self
    rest.subject = Array(subject[..<start]).trimmingMarks
    rest.asides.append(
      [Token(kind: .word, text: "except", range: first.range)] + Array(subject[names...]).trimmingMarks)
    return rest
  }

  /// Where what is excepted begins, if an exception opens at `index`. "but" and the like need a name in code behind them.
  private func exceptedStart(at index: Int) -> Int? {
    if let length = ExceptionPhrase.length(subject, at: index) { return index + length }
    guard let length = ExceptionPhrase.lengthBetweenNames(subject, at: index), index + length < subject.count,
      subject[index].isWord("other") || subject[index + length].kind == .code
    else { return nil }
    return index + length
  }
}
