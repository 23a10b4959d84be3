/// Who assures something only where it is there: an annotation, a flag, a test.
extension Matrix {
  /// "This annotation guarantees that …", "setting `eager` ensures that …": of those that have it. "The following test checks that …": of
  /// what the test does.
  static func isMeans(_ subject: [Token]) -> Bool {
    guard let first = subject.first, let last = subject.last else { return false }
    if subject.count > 1, first.isWord(in: ["setting", "enabling", "disabling", "specifying", "passing"]) {
      return true
    }
    return subject.count <= 4 && first.isWord(in: ["this", "the", "a", "an", "our", "that"]) && last.isWord(in: means)
  }

  private static let means: Set<String> = [
    "annotation", "attribute", "flag", "option", "setting", "decorator", "modifier", "keyword", "switch", "test",
    "tests", "check", "assertion", "macro", "pragma", "tag", "parameter", "argument",
  ]
}
