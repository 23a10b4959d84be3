extension SwiftText {
  private static let attributes: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBDesignable",
    "@IBSegueAction", "@NSManaged", "@NSCopying", "@GKInspectable", "@UIApplicationMain", "@NSApplicationMain", "@main",
  ]

  /// Attributes that mean something with Objective-C only.
  var attributeEdits: [SourceEdit] {
    tokens.indices.filter { Self.attributes.contains(tokens[$0].text) }.map { index in
      let attribute = tokens[index].range
      let next = index + 1
      guard next < tokens.count, tokens[next].range.lowerBound == attribute.upperBound, let close = closing[next]
      else { return blank(attribute) }
      return blank(attribute.lowerBound..<tokens[close].range.upperBound)
    }
  }

  /// Protocols of Objective-C, which only classes adopt: `weak var delegate: PickerDelegate?`.
  var classProtocolEdits: [SourceEdit] {
    declarations.compactMap { type in
      guard type.kind == "protocol", type.modifiers.contains("@objc"), !type.inherited.contains("AnyObject"),
        !type.inherited.contains("class"),
        let word = tokens[..<type.body.lowerBound].lastIndex(where: { $0.text == "protocol" })
      else { return nil }
      let isFirst = type.inherited.isEmpty
      let place = tokens[isFirst ? word + 1 : word + 2].range.upperBound
      return SourceEdit(range: place..<place, text: isFirst ? ": AnyObject" : " AnyObject,")
    }
  }

  /// Copies of the looks of bars, which Foundation's own method would not know to be any.
  var appearanceCopyEdits: [SourceEdit] {
    tokens.indices.dropLast(4).filter { index in
      tokens[index].text.lowercased().hasSuffix("appearance")
        && tokens[(index + 1)...(index + 4)].map(\.text) == [".", "copy", "(", ")"]
    }.map { SourceEdit(range: tokens[$0 + 2].range, text: "copied") }
  }

  /// What a node is drawn with, which is any object of Objective-C there: `withParameters parameters: NSObjectProtocol?`.
  var drawParameterEdits: [SourceEdit] {
    tokens.indices.dropLast(4).filter { index in
      tokens[index].text == "withParameters"
        && [tokens[index + 2], tokens[index + 3], tokens[index + 4]].map(\.text) == [":", "NSObjectProtocol", "?"]
    }.map { SourceEdit(range: tokens[$0 + 3].range, text: "Any") }
  }

  /// Timers with a block, which Foundation would wait for a run loop of its own to fire.
  var timerEdits: [SourceEdit] {
    places(of: [["scheduledTimer"], ["("], ["withTimeInterval"]]).map {
      SourceEdit(range: tokens[$0].range, text: "scheduledTimerOnMain")
    }
  }

  /// Timers that are added to a run loop, of which nobody runs one.
  var runLoopEdits: [SourceEdit] {
    places(of: [["RunLoop"], ["."], ["main", "current"], ["."], ["add"], ["("]]).map {
      SourceEdit(range: tokens[$0 + 4].range, text: "addOnMain")
    }
  }

  /// Waits for the main queue, which the system's own method would wait for for ever.
  var mainQueueEdits: [SourceEdit] {
    places(of: [["DispatchQueue"], ["."], ["main"], ["."], ["sync"]]).map {
      SourceEdit(range: tokens[$0 + 4].range, text: "syncOnMainLoop")
    }
  }

  /// Where one token after another is one of the given ones.
  func places(of words: [Set<String>]) -> [Int] {
    tokens.indices.dropLast(words.count - 1).filter { start in
      zip(words, tokens[start...]).allSatisfy { $0.contains($1.text) }
    }
  }

  /// Questions whether this is main, which is a role of the runtime's loop, and none of a thread of the system.
  var mainThreadEdits: [SourceEdit] { mainThreadEdits(in: tokens) + mainThreadEdits(in: insertedTokens) }

  private func mainThreadEdits(in tokens: [Token]) -> [SourceEdit] {
    tokens.indices.dropFirst(2).filter { index in
      let before = tokens[..<index].suffix(4).map(\.text)
      return tokens[index].text == "isMainThread"
        && (before.suffix(2) == ["Thread", "."] || before == ["Thread", ".", "current", "."])
    }.map { SourceEdit(range: tokens[$0].range, text: "isOfMainLoop") }
  }

  /// Demands to be on the main queue, or not.
  var preconditionEdits: [SourceEdit] {
    tokens.filter { $0.text == "dispatchPrecondition" }.map {
      SourceEdit(range: $0.range, text: "mainLoopPrecondition")
    }
  }

  /// Attributes that are added one at a time: Foundation's own method halts where an object is to take another one's place.
  var attributeValueEdits: [SourceEdit] {
    tokens.indices.dropLast(3).filter {
      tokens[$0].text != "super" && tokens[$0 + 1].text == "." && tokens[$0 + 2].text == "addAttribute"
        && tokens[$0 + 3].text == "("
    }.map { SourceEdit(range: tokens[$0 + 2].range, text: "putAttribute") }
  }

  /// `#keyPath` of properties: their names, without the type that they begin at. Names of types are capitalised.
  var keyPathEdits: [SourceEdit] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "#keyPath", let close = closing[index + 1] else { return nil }
      let names = tokens[(index + 2)..<close].map(\.text).filter { $0 != "." }
      let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }.joined(separator: ".")
      return SourceEdit(range: tokens[index].range.lowerBound..<tokens[close].range.upperBound, text: "\"\(path)\"")
    }
  }

  /// `#selector` of methods.
  var selectorEdits: [SourceEdit] {
    let types = declarations
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "#selector", let close = closing[index + 1] else { return nil }
      let inner = tokens[index + 1].range.upperBound..<tokens[close].range.lowerBound
      let type = types.last { $0.body.contains(index) }?.name
      return SourceEdit(
        range: tokens[index].range.lowerBound..<tokens[close].range.upperBound,
        text: selector(text(inner).trimmed, in: type))
    }
  }

  /// - Parameter type: the type around it.
  private func selector(_ method: String, in type: String?) -> String {
    let head = method.prefix { $0 != "." && $0 != "(" && $0 != " " }
    let quoted = "\"\(method.filter { $0 != "\"" && $0 != "\n" })\""
    if head.hasSuffix(":") { return "Selector(\(quoted))" }
    let isQualified = method.dropFirst(head.count).first == "."
    if isQualified, head.first?.isUppercase == true, head != "Self" {
      return "Selector(\(method), \"\(method.dropFirst(head.count + 1))\")"
    }
    guard let type else { return "Selector(\(quoted))" }
    if !isQualified { return "Selector(\(cast(method, in: type)), \(quoted))" }
    guard ["self", "Self"].contains(head) else { return "Selector(\(quoted))" }
    let own = String(method.dropFirst(head.count + 1))
    return "Selector(\(cast(own, in: type)), \"\(own)\")"
  }

  /// The method of a class; `tapped as (Sender) -> Void` says which of several it is.
  private func cast(_ method: String, in type: String) -> String {
    guard let words = method.firstRange(of: " as ") else { return "\(type).\(method)" }
    return "\(type).\(method[..<words.lowerBound]) as (\(type)) -> \(method[words.upperBound...])"
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
