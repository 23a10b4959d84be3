/// Threads that are said to call.
extension ActiveCall {
  /// "The pump thread calls this", "a worker thread calls this": it is called there.
  static func ownThread(_ subject: [Token]) -> [Token] {
    guard let last = subject.last, last.isWord("thread"), subject[0].isWord(in: ["the", "a"]) else { return [] }
    let place = [Token(kind: .word, text: "on", range: last.range)] + subject
    return ThreadPhrase.read(place, at: 0).map { $0.1 == place.count } == true ? place : []
  }
}
