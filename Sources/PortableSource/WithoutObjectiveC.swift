/// Reads sources that were written for Apple's platforms, so that they compile where Swift has no Objective-C.
///
/// Nothing else about them changes: lines stay where they are, and messages of the compiler name the file and the line as written.
/// - `@objc` and attributes of the interface builder say nothing here, and are blanked out.
/// - `#selector(tapped(_:))` becomes a `Selector` of the method itself.
/// - `#keyPath(CALayer.opacity)` becomes the string that it stands for.
/// - `NSFontAttributeName` and the like are names of strings where a dictionary is one of strings.
/// - `addAttribute` of a text becomes a method that does the same and survives it.
/// - `@MainActor` is blanked out too: main is a role of the runtime's own loop. Tasks are jobs of that loop.
/// - `override init(reuseIdentifier:)` and the like of other views that are used again is `required`: without Objective-C no class is made by
///   its name otherwise.
/// - `init()` of a collection node is an `override` here, and one of an `ASViewController` is none.
/// - Initialisers of nodes that leave the call of the superclass's to Swift make it themselves.
/// - Initialisers of nodes say where they begin and end, if that is wanted.
/// - Methods of protocols that may be left out become ones with a default, and `@objc protocol` is one of classes.
/// - `copy()` of the look of a bar is one of its own.
/// - What a node is drawn with is `Any?` in every override, and no `NSObjectProtocol?`.
/// - A view whose layer is of a class of somebody's says how that is made.
/// - `as? ASDKViewController`, which leaves the node's class open, is a cast to any of them.
/// - An override of a video node's `delegate` has the type that the node's superclass has for it, and one of a scroll view's another name.
/// - Work items, groups, semaphores, timers of queues, and what else waits, become those of the kit, which leave it to the runtime.
/// - `Publishers.Zip` is the kit's, which does not halt when a publisher ends late.
/// - `NSStringFromClass`, which halts here for classes that are private or inside others, is one that has a name for all.
/// - A method that is called with a sender, and does nothing with it, takes any.
/// - A subclass of `NSObject` that is told of properties is one of `KeyValueListener`, which declares the method that it overrides.
/// - `#if os(iOS)` holds, and `didMove(toParentViewController:)` has the label that it got later.
/// - Overrides in an extension move into the class, where alone they are possible, if the class is in one of the sources; those of
///   a class of the kit take the place of what it has.
public struct WithoutObjectiveC {
  public struct File {
    /// As messages of the compiler name it.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  public let files: [File]

  /// - Parameters:
  ///   - files: all sources of a module that refer to one another.
  ///   - markingInitialisers: whether initialisers of nodes say where they begin and end.
  public init(_ files: [File], markingInitialisers: Bool = false) {
    let moved = MovedMembers(files).files
    let sources = moved.map { SwiftText($0.text) }
    let (optional, made, senders) = (OptionalMembers(sources), MadeByClass(sources), UnusedSenders(sources))
    let marks = markingInitialisers ? MarkedInitialisers(sources) : nil
    self.files = moved.map { file in
      let source = SwiftText(file.text)
      let edits =
        source.ownEdits + made.edits(in: source) + optional.edits(in: source) + senders.edits(in: source)
        + (marks?.edits(in: source) ?? [])
      return File(path: file.path, text: source.applying(edits))
    }
  }
}

/// A piece of a source and what stands in its place.
struct SourceEdit {
  /// In bytes.
  let range: Range<Int>
  let text: String
}

extension SwiftText {
  /// The source with some pieces replaced that have nothing in common.
  func applying(_ edits: [SourceEdit]) -> String {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text.utf8
      place = edit.range.upperBound
    }
    return String(decoding: result + bytes[place...], as: UTF8.self)
  }

  /// Blanks as wide as a piece of the source, with its line breaks.
  func blank(_ range: Range<Int>) -> SourceEdit {
    SourceEdit(
      range: range, text: String(decoding: bytes[range].map { $0 == 10 ? 10 : 32 }, as: UTF8.self))
  }
}

extension SwiftText {
  /// Those for which nothing else has to be known than the source.
  fileprivate var ownEdits: [SourceEdit] {
    attributeEdits + selectorEdits + keyPathEdits + importEdits + timerEdits + runLoopEdits + attributeNameEdits
      + attributeValueEdits + mainQueueEdits + mainActorEdits + mainThreadEdits + preconditionEdits + classProtocolEdits
      + appearanceCopyEdits + drawParameterEdits + layerClassEdits + controllerCastEdits + classNameEdits
      + listenerEdits + platformEdits + laterNameEdits + delegateEdits + waitingEdits
      + ownBlockEdits
  }
}
