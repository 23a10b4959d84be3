/// What sources ask of the platform, and say in the words of an earlier one.
extension SwiftText {
  /// `#if os(iOS)` holds: what stands behind it is meant for the kit that is here.
  var platformEdits: [SourceEdit] {
    tokens.indices.dropLast(3).filter {
      tokens[$0].text == "os" && tokens[$0 + 1].text == "(" && tokens[$0 + 2].text == "iOS"
        && tokens[$0 + 3].text == ")" && isCondition($0)
    }.map { SourceEdit(range: tokens[$0].range.lowerBound..<tokens[$0 + 3].range.upperBound, text: "true") }
  }

  /// Whether a word stands in what decides about the lines below it.
  private func isCondition(_ index: Int) -> Bool {
    let line = line(of: tokens[index].range.lowerBound)
    let mark = tokens[..<index].last { $0.text == "#if" || $0.text == "#elseif" }
    return mark.map { self.line(of: $0.range.lowerBound) == line } ?? false
  }

  /// What controllers call their children's hooks since Swift 4.2: an override of the earlier name is one of the later.
  private static let laterNames = [
    "toParentViewController": "toParent",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "isMovingToParentViewController": "isMovingToParent",
    "isMovingFromParentViewController": "isMovingFromParent",
  ]

  var laterNameEdits: [SourceEdit] {
    tokens.compactMap { token in
      Self.laterNames[token.text].map { SourceEdit(range: token.range, text: $0) }
    }
  }
}
