extension SwiftText {
  /// The class above those that override how they are told of properties and have only `NSObject` above them, which has no such method here.
  var listenerEdits: [SourceEdit] {
    declarations.compactMap { type in
      guard type.isClass, type.inherited.first == "NSObject", overridesTelling(in: type.body),
        let above = tokens[..<type.body.lowerBound].lastIndex(where: { $0.text == "NSObject" })
      else { return nil }
      return SourceEdit(range: tokens[above].range, text: "KeyValueListener")
    }
  }

  private func overridesTelling(in body: Range<Int>) -> Bool {
    body.dropFirst().contains { index in
      tokens[index].text == "observeValue" && tokens[index - 1].text == "func"
        && tokens[startOfModifiers(before: index - 1)..<index].contains { $0.text == "override" }
    }
  }
}
