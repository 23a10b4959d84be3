/// What waits, or lets somebody wait, and would do so on threads of the system: ways of the kit's that leave it to the runtime.
///
/// Swift finds the kit's method before the system's where the two differ. These differ in nothing but the name.
extension SwiftText {
  /// Types that the kit has of its own.
  private static let types = [
    "DispatchWorkItem": "LoopWorkItem", "DispatchSemaphore": "LoopSemaphore", "DispatchGroup": "LoopGroup",
    "DispatchSourceTimer": "LoopTimer",
  ]
  /// Words of which the last one has another name, or, with a label, the one before the bracket.
  private static let names: [(words: [Set<String>], name: String)] = [
    ([["DispatchSource"], ["."], ["makeTimerSource"]], "makeLoopTimer"),
    ([["."], ["asyncAfter"], ["("], ["deadline", "wallDeadline"]], "asyncOnClock"),
    ([["OperationQueue"], ["."], ["main"]], "ofMainLoop"),
    ([["RunLoop"], ["."], ["main", "current"], ["."], ["perform"]], "performOnMain"),
    ([["."], ["addObserver"], ["("], ["forName"]], "addLoopObserver"),
    ([["Thread"], ["."], ["detachNewThread"]], "detachAwaitedThread"),
    ([["Task", ">"], ["."], ["detached"]], "detachedOnWorkers"),
    ([["."], ["dataTask"], ["("], ["with"]], "awaitedDataTask"),
    ([["."], ["finishTasksAndInvalidate"]], "finishTasksUnlessShared"),
    ([["."], ["invalidateAndCancel"]], "cancelUnlessShared"),
    ([["."], ["downloadTask"], ["("], ["with"]], "awaitedDownloadTask"),
    ([["Publishers"], ["."], ["Zip"]], "OrderedZip"),
    ([["Publishers"], ["."], ["Zip3"]], "OrderedZip3"),
    ([["Publishers"], ["."], ["Zip4"]], "OrderedZip4"),
  ]

  var waitingEdits: [SourceEdit] { typeEdits + nameEdits + syncEdits + groupEdits + queueEdits }

  private var typeEdits: [SourceEdit] {
    tokens.indices.compactMap { index in
      let isOwn = index > 0 && ["class", "struct", "protocol", "."].contains(tokens[index - 1].text)
      guard !isOwn, let name = Self.types[tokens[index].text] else { return nil }
      return SourceEdit(range: tokens[index].range, text: name)
    }
  }

  private var nameEdits: [SourceEdit] {
    Self.names.flatMap { words, name in
      let place = (words.firstIndex(of: ["("]) ?? words.count) - 1
      return places(of: words).map { SourceEdit(range: tokens[$0 + place].range, text: name) }
    }
  }

  /// Waits for queues, where no method of that name is declared.
  private var syncEdits: [SourceEdit] {
    guard places(of: [["func"], ["sync"]]).isEmpty else { return [] }
    let waits = places(of: [["."], ["sync"], ["{"]]) + places(of: [["."], ["sync"], ["("], ["execute", "flags"]])
    return waits.filter { $0 < 3 || !["DispatchQueue", ".", "main"].elementsEqual(tokens[($0 - 3)..<$0].map(\.text)) }
      .map { SourceEdit(range: tokens[$0 + 1].range, text: "syncInOrder") }
  }

  /// No group, which could be none of the kit's or none of the system's.
  private var groupEdits: [SourceEdit] {
    places(of: [["async"], ["("], ["group"], [":"], ["nil"], [","]]).map {
      blank(tokens[$0 + 2].range.lowerBound..<tokens[$0 + 5].range.upperBound)
    }
  }

  /// The main queue where only the type of a parameter says that it is one of operations, and queues of somebody's own.
  private var queueEdits: [SourceEdit] {
    places(of: [["delegateQueue"], [":"], ["."], ["main"]]).map {
      SourceEdit(range: tokens[$0 + 3].range, text: "ofMainLoop")
    }
      + places(of: [["OperationQueue"], ["("], [")"]]).map {
        SourceEdit(range: tokens[$0].range, text: "OperationQueue.awaited")
      }
  }
}
