/// Which class of some sources is the screen to show.
public enum ScreenChoice {
  /// The last controller that can be made without arguments, or else the last node.
  ///
  /// - Returns: an expression that makes it; nil if there is none.
  public static func expression(in files: [WithoutObjectiveC.File]) -> String? {
    let sources = files.map { SwiftText($0.text) }
    let classes = sources.flatMap { source in
      source.topLevelClasses.map { (type: $0, isSimple: source.canBeMadeWithoutArguments($0)) }
    }
    let bases = ClassBases(classes.map(\.type))
    for kind in ["Controller", "Node"] {
      let fitting = classes.last { type, isSimple in
        isSimple && bases.root(of: type.name).hasSuffix(kind)
      }
      if let fitting { return fitting.type.name + "()" }
    }
    return nil
  }
}

extension SwiftText {
  /// Classes that a file beside this one can name.
  fileprivate var topLevelClasses: [TypeDeclaration] {
    let all = declarations
    return all.filter { type in
      type.isClass && !type.isGeneric && type.modifiers.allSatisfy { $0 != "private" && $0 != "fileprivate" }
        && !all.contains { $0.body.contains(type.body.lowerBound) && $0.body != type.body }
    }
  }

  /// Whether each of the parameters in brackets has a value if it is left out.
  private func areAllGiven(from open: Int) -> Bool {
    guard let close = closing[open] else { return false }
    var (isGiven, index) = (false, open + 1)
    while index < close {
      if tokens[index].text == ",", isParameter(at: index + 1) {
        guard isGiven else { return false }
        isGiven = false
      }
      if tokens[index].text == "=" { isGiven = true }
      index = closing[index].map { $0 + 1 } ?? index + 1
    }
    return isGiven
  }

  /// Whether a parameter begins here: one name or two, and a colon.
  private func isParameter(at index: Int) -> Bool {
    tokens[index].isName
      && (tokens[index + 1].text == ":" || tokens[index + 1].isName && tokens[index + 2].text == ":")
  }

  /// Whether the class has an initialiser without arguments, or none of its own but the one for archives.
  fileprivate func canBeMadeWithoutArguments(_ type: TypeDeclaration) -> Bool {
    var others = false
    var index = type.body.lowerBound + 1
    while index < type.body.upperBound {
      if tokens[index].text == "init", let open = tokens[index...].prefix(3).firstIndex(where: { $0.text == "(" }) {
        if closing[open] == open + 1 || areAllGiven(from: open) { return true }
        if tokens[open + 1].text != "coder" { others = true }
      }
      index = closing[index].map { $0 + 1 } ?? index + 1
    }
    return !others
  }
}
