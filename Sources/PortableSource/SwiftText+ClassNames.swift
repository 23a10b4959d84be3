extension SwiftText {
  /// Names of classes, for which Foundation's own function halts if they are private or inside others.
  var classNameEdits: [SourceEdit] {
    tokens.indices.filter { tokens[$0].text == "NSStringFromClass" }.map {
      SourceEdit(range: tokens[$0].range, text: "nameOfClass")
    }
  }
}
