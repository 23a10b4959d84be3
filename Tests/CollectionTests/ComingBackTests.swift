import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("An application that goes and comes back, with a list") struct ComingBackTests {
  private let letters = NamedSource("abcdefghijklmnopqrstuvwxyz")

  @Test("every cell and what is in it is told once that it is visible again", arguments: Engine.allCases)
  func toldOnce(engine: Engine) {
    CollectionStage.perform(letters, on: engine) { stage in
      for cell in stage.list.visibleNodes { cell.addSubnode(ASDisplayNode()) }
      HeadlessRuntime.current.enterBackground()
      stage.turn()
      stage.transcript.clear()
      HeadlessRuntime.current.enterForeground()
      stage.turn()
      let (cell, inner) = ("main NamedCell didEnterVisibleState()", "main ASDisplayNode didEnterVisibleState()")
      #expect(
        stage.transcript.story("didEnterVisibleState()")
          == Array(repeating: "\(cell)\n\(inner)", count: 4).joined(separator: "\n"))
    }
  }

  @Test("nothing that is visible still is told so when it was never away", arguments: Engine.allCases)
  func neverAway(engine: Engine) {
    CollectionStage.perform(letters, on: engine) { stage in
      stage.transcript.clear()
      HeadlessRuntime.current.enterForeground()
      stage.turn()
      #expect(stage.transcript.story("didEnterVisibleState()", "interfaceStateDidChange(_:from:)") == "")
    }
  }

  @Test("a list that is not on screen keeps nothing drawn meanwhile, and prepares no more than it would show after it")
  func hidden() {
    CollectionStage.perform(letters) { stage in
      stage.list.view.window?.rootViewController = UIViewController()
      stage.turn()
      HeadlessRuntime.current.enterBackground()
      stage.turn()
      #expect(stage.states == "pppp----------------------")
      HeadlessRuntime.current.enterForeground()
      stage.turn()
      #expect(stage.states == "dddd----------------------")
    }
  }

  @Test("a memory warning takes no more than what is off screen from a list that is on it")
  func warned() {
    CollectionStage.perform(letters) { stage in
      HeadlessRuntime.current.receiveMemoryWarning()
      #expect(stage.list.rangeMode == .visibleOnly)
    }
  }

  @Test("what joins a cell that is near is as near as it, with all that is below", arguments: Engine.allCases)
  func joined(engine: Engine) {
    CollectionStage.perform(letters, on: engine) { stage in
      let (outer, inner) = (ASDisplayNode(), ASDisplayNode())
      outer.addSubnode(inner)
      stage.list.nodeForItem(at: IndexPath(item: 5, section: 0))?.addSubnode(outer)
      stage.turn()
      #expect(outer.isInPreloadState && inner.isInPreloadState && !inner.isInDisplayState)
    }
  }
}
