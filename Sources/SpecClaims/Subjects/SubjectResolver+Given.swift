/// Callbacks that the section's method is given.
extension SubjectResolver {
  /// "inside this callback" under `subscribe(listener)`: in what it is given.
  func isOfGivenCallback(_ words: [Token]) -> Bool {
    guard words.count == 2, words[0].isWord("this"), words[1].isWord(in: ["callback", "handler", "listener"]),
      carried.isEmpty,
      scope.methods.count == 1, case let name = scope.methods[0].name, !HeadingReader.isHook(name)
    else { return false }
    let parameters = name.written.drop { $0 != "(" }.lowercased()
    return scope.takesCallback || ["callback", "listener", "handler", "cb)"].contains { parameters.contains($0) }
  }
}
