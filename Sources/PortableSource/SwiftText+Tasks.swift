/// What is meant for Swift's main actor, which is none of the runtime's.
extension SwiftText {
  var mainActorEdits: [SourceEdit] { isolationEdits + mainLoopEdits + taskEdits }

  /// `@MainActor`, and `in` with it where a closure says nothing else before.
  private var isolationEdits: [SourceEdit] {
    tokens.indices.filter { tokens[$0].text == "@MainActor" }.map { index in
      let opens = index > 0 && tokens[index - 1].text == "{"
      let isAlone = opens && index + 1 < tokens.count && tokens[index + 1].text == "in"
      return blank(tokens[index].range.lowerBound..<tokens[isAlone ? index + 1 : index].range.upperBound)
    }
  }

  /// `MainActor.run`, `MainActor.assumeIsolated` and `Task.sleep`.
  private var mainLoopEdits: [SourceEdit] {
    let owners = ["run": "MainActor", "assumeIsolated": "MainActor", "sleep": "Task"]
    return tokens.indices.dropLast(2).filter {
      tokens[$0 + 1].text == "." && owners[tokens[$0 + 2].text] == tokens[$0].text
    }.map { SourceEdit(range: tokens[$0].range, text: "MainLoop") }
  }

  /// `Task { … }` and `Task(priority: …) { … }`; detached tasks are none of main's.
  private var taskEdits: [SourceEdit] {
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "Task", !isType(index), let next = pastGenerics(index + 1) else { return nil }
      if tokens[next].text == "{" {
        let end = tokens[next - 1].range.upperBound
        return SourceEdit(range: end..<end, text: "(onMainLoop: nil)")
      }
      guard tokens[next].text == "(", next + 1 < tokens.count, tokens[next + 1].text == "priority" else { return nil }
      return SourceEdit(range: tokens[next + 1].range, text: "onMainLoop")
    }
  }

  /// Whether a name stands where a type is declared or asked for, as somebody's own `Task` may be.
  private func isType(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    let declared: Set = ["struct", "class", "enum", "actor", "protocol", "extension", "typealias", ".", ">"]
    guard before.text == ":" || before.text == "," else { return declared.contains(before.text) }
    return line(of: before.range.lowerBound) == line(of: tokens[index].range.lowerBound)
  }

  /// The first token that is no part of `<…>` here; nil at the end.
  private func pastGenerics(_ start: Int) -> Int? {
    guard start < tokens.count else { return nil }
    guard tokens[start].text == "<" else { return start }
    return tokens[start...].firstIndex { $0.text == ">" }.flatMap { $0 + 1 < tokens.count ? $0 + 1 : nil }
  }
}
