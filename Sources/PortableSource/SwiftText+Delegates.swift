/// Overrides of `delegate`, which has one type in a class and another in its subclasses: without Objective-C no property can.
extension SwiftText {
  /// An override of a video node's has the type that the node's superclass has for it, and one of a scroll view's another name.
  var delegateEdits: [SourceEdit] {
    declarations.filter(\.isClass).flatMap { type in
      type.body.filter(isOverriddenDelegate).flatMap { edits(ofOverrideAt: $0, in: type) }
    }
  }

  private func isOverriddenDelegate(_ index: Int) -> Bool {
    index + 3 < tokens.count && ["var", "delegate", ":"].elementsEqual(tokens[index..<index + 3].map(\.text))
      && tokens[startOfModifiers(before: index)..<index].contains { $0.text == "override" }
  }

  private func edits(ofOverrideAt index: Int, in type: TypeDeclaration) -> [SourceEdit] {
    let written = tokens[(index + 3)...].prefix(3)
    if let narrow = written.first(where: { $0.text == "ASVideoNodeDelegate" }) {
      return [SourceEdit(range: narrow.range, text: "ASNetworkImageNodeDelegate")]
    }
    guard written.contains(where: { $0.text == "UIScrollViewDelegate" }) else { return [] }
    let above = type.body.dropLast(2).filter {
      ["super", ".", "delegate"].elementsEqual(tokens[$0..<$0 + 3].map(\.text))
    }
    return ([index + 1] + above.map { $0 + 2 }).map { SourceEdit(range: tokens[$0].range, text: "scrollDelegate") }
  }
}
