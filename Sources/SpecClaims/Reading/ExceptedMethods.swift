/// "all hooks except for `onError`", "all hooks but `onError`", "Apart from `onError`, all hooks": the exception restricts what is said,
/// and is no part of the subject.
extension Clause {
  var withoutException: Clause {
    guard verb != nil, !subject.isEmpty else { return self }
    return withoutExceptionInFront ?? withoutExceptionBehind ?? self
  }

  private var withoutExceptionInFront: Clause? {
    guard let length = ExceptedMethods.opening(subject, at: 0),
      let comma = subject.firstIndex(where: { $0.isMark(",") }),
      comma > length
    else { return nil }
    return excepting(Array(subject[length..<comma]), from: Array(subject[(comma + 1)...]))
  }

  private var withoutExceptionBehind: Clause? {
    guard subject[0].isWord(in: ["all", "any", "every", "each", "the", "these"]),
      let start = subject.indices.dropFirst().first(where: { ExceptedMethods.opening(subject, at: $0) != nil }),
      let length = ExceptedMethods.opening(subject, at: start)
    else { return nil }
    return excepting(Array(subject[(start + length)...]), from: Array(subject[..<start]))
  }

  private func excepting(_ excepted: [Token], from all: [Token]) -> Clause? {
    guard let first = excepted.first, !all.isEmpty else { return nil }
    var rest = self
    rest.subject = all.trimmingMarks
    rest.asides.append([Token(kind: .word, text: "except", range: first.range)] + excepted.trimmingMarks)
    return rest
  }
}

enum ExceptedMethods {
  /// The length of the words that open an exception.
  static func opening(_ words: [Token], at index: Int) -> Int? {
    if words[index].isWord(in: ["except", "excepting"]) {
      return index + 1 < words.count && words[index + 1].isWord("for") ? 2 : 1
    }
    if words[index...].prefix(4).map(\.lower) == ["with", "the", "exception", "of"] { return 4 }
    guard index + 1 < words.count else { return nil }
    if ["apart from", "other than", "aside from"].contains("\(words[index].lower) \(words[index + 1].lower)") {
      return 2
    }
    return words[index].isWord(in: ["but", "besides"]) && words[index + 1].kind == .code ? 1 : nil
  }
}
