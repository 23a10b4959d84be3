/// Which class of some sources is the screen to show.
public enum ScreenChoice {
  /// The last controller that can be made without arguments, or else the last node.
  ///
  /// - Returns: an expression that makes it; nil if there is none.
  public static func expression(in files: [WithoutObjectiveC.File]) -> String? {
    let sources = files.map { SwiftText($0.text) }
    let classes = sources.flatMap { source in
      source.topLevelClasses.map { (type: $0, made: source.initialisers(of: $0)) }
    }
    let bases = ClassBases(classes.map(\.type))
    let makers = Makers(classes)
    for kind in ["Controller", "Node"] {
      let fitting = classes.reversed().lazy.filter {
        let root = bases.root(of: $0.type.name)
        // One that stands beside a node, and shows nothing by itself.
        return root.hasSuffix(kind) && root != "ASNodeController"
      }
      if let made = fitting.compactMap({ makers.expression(for: $0.type.name) }).first { return made }
    }
    return nil
  }
}

/// How classes of some sources are made without arguments.
private struct Makers {
  /// What initialisers a class has of its own.
  enum Own {
    case none
    case withoutArguments
    case others
  }

  private let classes: [String: (type: TypeDeclaration, made: Own)]

  init(_ classes: [(type: TypeDeclaration, made: Own)]) {
    self.classes = Dictionary(classes.map { ($0.type.name, $0) }) { first, _ in first }
  }

  /// Nil if arguments are needed of which nobody can know here.
  func expression(for name: String) -> String? { arguments(of: name, below: []).map { "\(name)(\($0))" } }

  /// A class without initialisers has those of the class above it.
  private func arguments(of name: String, below derived: Set<String>) -> String? {
    guard let (type, made) = classes[name], !derived.contains(name) else { return "" }
    switch made {
    case .withoutArguments: return ""
    case .others: return nil
    case .none:
      let base = type.inherited.first ?? ""
      guard ["ASDKViewController", "ASViewController"].contains(base) else {
        return arguments(of: base, below: derived.union([name]))
      }
      guard let node = type.argument, classes[node] != nil || node.hasPrefix("AS") && node.hasSuffix("Node") else {
        return nil
      }
      return expression(for: node).map { "node: \($0)" }
    }
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
  fileprivate func initialisers(of type: TypeDeclaration) -> Makers.Own {
    var others = false
    var index = type.body.lowerBound + 1
    while index < type.body.upperBound {
      if tokens[index].text == "init", let open = tokens[index...].prefix(3).firstIndex(where: { $0.text == "(" }) {
        if closing[open] == open + 1 || areAllGiven(from: open) { return .withoutArguments }
        if tokens[open + 1].text != "coder" { others = true }
      }
      index = closing[index].map { $0 + 1 } ?? index + 1
    }
    return others ? .others : .none
  }
}
