/// Remarks at the end of a clause.
extension [Token] {
  /// "…, usually used for cleanup", "… like this": what it is good for, or how it looks, says nothing of when it happens.
  var withoutRemark: [Token] {
    let words = trimmingMarks
    let last = words.suffix(2).map(\.lower)
    if words.count > 5, ["like this", "as follows", "shown below"].contains(last.joined(separator: " ")) {
      return Array(words.dropLast(2))
    }
    let remark = indices.dropLast(2).first { index in
      index > 3 && self[index].isMark(",")
        && self[index + 1].isWord(in: ["usually", "typically", "often", "mainly", "mostly"])
        && self[index + 2].isWord(in: ["used", "useful", "helpful", "needed"])
    }
    return remark.map { Array(self[..<$0]) } ?? self
  }
}
