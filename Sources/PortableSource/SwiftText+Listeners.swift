extension SwiftText {
  /// The class above those that override how they are told of properties and have only `NSObject` above them, which has no such method here.
  var listenerEdits: [SourceEdit] {
    declarations.compactMap { type in
      guard type.isClass, type.inherited.first == "NSObject", overridesTelling(in: type.body),
        let above = firstBase(before: type.body.lowerBound), tokens[above].text == "NSObject"
      else { return nil }
      return SourceEdit(range: tokens[above].range, text: "KeyValueListener")
    }
  }

  /// What comes after the last colon outside of what types have to be.
  private func firstBase(before body: Int) -> Int? {
    guard let start = tokens[..<body].lastIndex(where: { $0.text == "class" }) else { return nil }
    let end = tokens[start..<body].firstIndex { $0.text == "where" } ?? body
    return tokens[start..<end].lastIndex { $0.text == ":" }.map { $0 + 1 }
  }

  private func overridesTelling(in body: Range<Int>) -> Bool {
    body.dropFirst().contains { index in
      tokens[index].text == "observeValue" && tokens[index - 1].text == "func"
        && tokens[startOfModifiers(before: index - 1)..<index].contains { $0.text == "override" }
    }
  }
}
