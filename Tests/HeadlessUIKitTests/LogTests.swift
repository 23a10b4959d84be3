import Foundation
import HeadlessUIKit
import Testing

@Suite("Logs, texts and undone changes") struct LogTests {
  @Test("of a line only what is public can be read, and numbers")
  func privacy() {
    let name = "Ann"
    let logger = Logger(subsystem: "tests", category: "privacy")
    logger.info("\(name) is \(7), \(name, privacy: .public) is \(7, privacy: .private)")
    logger.warning("plain")
    os_log("%d of %{public}@", log: OSLog(subsystem: "tests", category: "privacy"), type: .debug, 3, "x" as NSString)
    os_log("never", log: .disabled)
    let lines = LoggedLines.all.filter { $0.log.category == "privacy" }
    #expect(lines.map(\.text) == ["<private> is 7, Ann is <private>", "plain", "3 of x"])
    #expect(lines.map(\.type) == [.info, .error, .debug])
    let signposter = OSSignposter(logger: logger)
    let interval = signposter.beginInterval("work", id: signposter.makeSignpostID())
    signposter.endInterval("work", interval)
    #expect(!signposter.isEnabled && signposter.withIntervalSignpost("work") { 1 } == 1)
  }

  @Test("a text without a translation is itself")
  func localized() {
    #expect(String(localized: "\(2) things", comment: "how many") == "2 things")
    #expect(String(localized: "key.unknown", defaultValue: "value") == "value")
  }

  private final class Counter {
    let undo: UndoManager
    var value = 0 {
      didSet {
        let old = oldValue
        undo.registerUndo(withTarget: self) { $0.value = old }
      }
    }
    init(_ undo: UndoManager) { self.undo = undo }
  }

  @Test("what was changed in one turn of the main loop is taken back together, and made again")
  func undo() {
    HeadlessRuntime().runMain {
      let undo = UndoManager()
      let counter = Counter(undo)
      counter.value = 1
      counter.value = 2
      undo.setActionName("Count")
      HeadlessRuntime.current.turn()
      counter.value = 3
      HeadlessRuntime.current.turn()
      undo.undo()
      #expect(counter.value == 2 && undo.canUndo && undo.canRedo && undo.undoActionName == "Count")
      undo.undo()
      #expect(counter.value == 0 && !undo.canUndo && undo.redoActionName == "Count")
      undo.redo()
      #expect(counter.value == 2 && undo.canUndo && undo.canRedo)
      counter.value = 9
      #expect(!undo.canRedo)
      undo.disableUndoRegistration()
      counter.value = 10
      undo.enableUndoRegistration()
      undo.undo()
      #expect(counter.value == 2)
      undo.removeAllActions(withTarget: counter)
      #expect(!undo.canUndo && !undo.canRedo)
    }
  }

  @Test("groups are taken back one at a time, and only as many are kept as may be")
  func groups() {
    HeadlessRuntime().runMain {
      let undo = UndoManager()
      let counter = Counter(undo)
      for value in 1...3 {
        undo.beginUndoGrouping()
        counter.value = value
        undo.endUndoGrouping()
      }
      undo.undo()
      #expect(counter.value == 2)
      undo.removeAllActions()
      #expect(!undo.canUndo)
      undo.levelsOfUndo = 1
      for value in 4...6 {
        counter.value = value
        HeadlessRuntime.current.turn()
      }
      undo.undo()
      #expect(counter.value == 5 && !undo.canUndo)
    }
  }

  @Test("a view takes changes back by its window")
  func responders() {
    HeadlessRuntime().runMain {
      let (window, view) = (UIWindow(), UITextView(frame: .zero))
      #expect(view.undoManager == nil && view.markedTextRange == nil)
      window.addSubview(view)
      #expect(view.undoManager != nil && view.undoManager === window.undoManager)
    }
  }
}
