extension SwiftText {
  private static let controllers: Set = ["ASDKViewController", "ASViewController"]

  /// Asking for a controller of whatever node, which Objective-C's generic classes allow: `as? ASDKViewController`, `is ASViewController`.
  var controllerCastEdits: [SourceEdit] {
    tokens.indices.dropLast().compactMap { index in
      guard Self.controllers.contains(tokens[index].text), !["<", "."].contains(tokens[index + 1].text),
        isCast(before: index)
      else { return nil }
      return SourceEdit(range: tokens[index].range, text: "any ASAnyViewController")
    }
  }

  private func isCast(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let isMarked = ["?", "!"].contains(tokens[index - 1].text) && index > 1
    return ["as", "is"].contains(tokens[isMarked ? index - 2 : index - 1].text)
  }
}
