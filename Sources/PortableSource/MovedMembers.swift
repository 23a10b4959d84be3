/// Moves members of extensions into their class that can only be declared there: overrides, and what somebody overrides.
struct MovedMembers {
  private(set) var files: [WithoutObjectiveC.File] = []
  private let sources: [SwiftText]
  private let paths: [String]
  /// Where the classes of each name are: the number of the file and the position of the closing brace.
  private let classes: [String: [(file: Int, close: Int)]]

  init(_ given: [WithoutObjectiveC.File]) {
    sources = given.map { SwiftText($0.text) }
    paths = given.map(\.path)
    var classes: [String: [(Int, Int)]] = [:]
    for (file, source) in sources.enumerated() {
      for type in source.declarations where type.isClass {
        classes[type.name, default: []].append((file, type.body.upperBound))
      }
    }
    self.classes = classes
    move()
  }

  private mutating func move() {
    var edits = Array(repeating: [SourceEdit](), count: sources.count)
    var moved: [String: String] = [:]
    let overridden = Set(sources.flatMap(\.overriddenNames))
    for (file, source) in sources.enumerated() {
      for type in source.declarations where type.kind == "extension" {
        guard let name = nameOfClass(extendedBy: type) else {
          if !isClass(type.name) { edits[file] += source.replacements(in: type) }
          continue
        }
        for range in source.membersToMove(from: type, overridden: overridden) {
          edits[file].append(source.blank(range))
          let access = type.modifiers.contains("public") ? "public " : ""
          moved[name, default: ""] +=
            "\n#sourceLocation(file: \"\(paths[file])\", line: \(source.line(of: range.lowerBound)))\n"
            + access + source.text(range)
        }
      }
    }
    for (name, members) in moved {
      guard let (file, close) = classes[name]?.last else { continue }
      let place = sources[file].tokens[close].range.lowerBound
      let line = sources[file].line(of: place)
      edits[file].append(
        SourceEdit(
          range: place..<place,
          text: "\(members)\n#sourceLocation(file: \"\(paths[file])\", line: \(line))\n"))
    }
    files = sources.indices.map {
      WithoutObjectiveC.File(path: paths[$0], text: sources[$0].applying(edits[$0]))
    }
  }

  private func isClass(_ name: String) -> Bool {
    classes[name] != nil || name.split(separator: ".").last.map { classes[String($0)] != nil } ?? false
  }

  /// What is around a class in another may have any name, an alias too: the class is the one of its name, if there is only one.
  private func nameOfClass(extendedBy type: TypeDeclaration) -> String? {
    let name = type.name.split(separator: ".").last.map { String($0) } ?? type.name
    guard let found = classes[name], name == type.name || found.count == 1 else { return nil }
    return name
  }
}

extension SwiftText {
  /// What is overridden anywhere in the source.
  fileprivate var overriddenNames: [String] {
    tokens.indices.filter { tokens[$0].text == "override" }.compactMap { memberName(after: $0) }
  }

  private func memberName(after index: Int) -> String? {
    for place in index..<min(index + 6, tokens.count - 1) where ["func", "var"].contains(tokens[place].text) {
      return tokens[place + 1].text
    }
    return nil
  }

  /// The members of an extension that have to move, in bytes.
  fileprivate func membersToMove(from type: TypeDeclaration, overridden: Set<String>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = type.body.lowerBound + 1
    while index < type.body.upperBound {
      if ["func", "var", "init", "subscript"].contains(tokens[index].text) {
        let start = startOfModifiers(before: index)
        let words = tokens[start..<index].map(\.text)
        // What a delegate's protocol asks for is Objective-C's without saying so.
        let isObjectiveC = words.contains { $0 == "@objc" } || !type.inherited.isEmpty
        let isOverridden =
          isObjectiveC && !words.contains("private") && overridden.contains(memberName(after: index) ?? "")
        if let close = endOfMember(from: index, in: type), words.contains("override") || isOverridden {
          ranges.append(tokens[start].range.lowerBound..<tokens[close].range.upperBound)
        }
      }
      index = closing[index].map { $0 + 1 } ?? index + 1
    }
    return ranges
  }

  /// The brace that closes a member's body.
  private func endOfMember(from index: Int, in type: TypeDeclaration) -> Int? {
    var place = index
    while place < type.body.upperBound {
      if tokens[place].text == "{" { return closing[place] }
      place = closing[place].map { $0 + 1 } ?? place + 1
    }
    return nil
  }
}
