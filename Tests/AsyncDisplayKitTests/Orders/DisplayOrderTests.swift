import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("Orders of displays") struct DisplayOrderTests {
  @Test(
    "asked and told on main, drawn on workers, set and told on main; a parent is done when its children are",
    arguments: Engine.allCases)
  func both(engine: Engine) {
    let told = HookStage.perform(.display, on: engine) { stage in
      let (root, child) = RecordedDrawing.pair(stage.log)
      let (delegate, childs) = (
        RecordedDelegate("R's delegate", stage.log), RecordedDelegate("C's delegate", stage.log)
      )
      root.add(delegate)
      child.add(childs)
      stage.show(root)
      withExtendedLifetime((delegate, childs)) {}
    }
    let lines = told.hooks.components(separatedBy: "\n")
    let isDrawn = lines.map { $0.hasPrefix("display ") }
    #expect(Set(zip(lines, isDrawn).filter(\.1).map(\.0)) == ["display R draw", "display C draw"])
    // Nothing is set before everything is drawn.
    #expect(isDrawn.lastIndex(of: true) ?? .max < lines.firstIndex(of: "R displayDidFinish") ?? 0)
    #expect(
      zip(lines, isDrawn).filter { !$0.1 }.map(\.0).joined(separator: "\n") == """
        R drawParameters
        R displayWillStart
        R displayWillStartAsynchronously(true)
        C drawParameters
        C displayWillStart
        C displayWillStartAsynchronously(true)
        R subnodeDisplayWillStart(C)
        R displayDidFinish
        C displayDidFinish
        C hierarchyDisplayDidFinish
        C's delegate hierarchyDisplayDidFinish
        R subnodeDisplayDidFinish(C)
        R hierarchyDisplayDidFinish
        R's delegate hierarchyDisplayDidFinish
        """)
    #expect(told.brokenRules == [])
  }

  @Test("what main draws is done in one go, node after node", arguments: Engine.allCases)
  func synchronous(engine: Engine) {
    let told = HookStage.perform(.display, on: engine) { stage in
      let (root, child) = RecordedDrawing.pair(stage.log)
      root.displaysAsynchronously = false
      child.displaysAsynchronously = false
      stage.show(root)
      stage.log.note("by hand", .display)
      child.displaysAsynchronously = true
      child.displayImmediately()
    }
    #expect(
      told.hooks == """
        R drawParameters
        R displayWillStart
        R displayWillStartAsynchronously(false)
        R draw
        R displayDidFinish
        R hierarchyDisplayDidFinish
        C drawParameters
        C displayWillStart
        C displayWillStartAsynchronously(false)
        R subnodeDisplayWillStart(C)
        C draw
        C displayDidFinish
        C hierarchyDisplayDidFinish
        R subnodeDisplayDidFinish(C)
        R hierarchyDisplayDidFinish
        by hand
        C drawParameters
        C displayWillStart
        C displayWillStartAsynchronously(false)
        R subnodeDisplayWillStart(C)
        C draw
        C displayDidFinish
        C hierarchyDisplayDidFinish
        R subnodeDisplayDidFinish(C)
        R hierarchyDisplayDidFinish
        """)
  }

  @Test("a placeholder is there before the node is in, and gone when everything is drawn", arguments: Engine.allCases)
  func placeholder(engine: Engine) {
    let told = HookStage.perform([.display, .hierarchy, .states], on: engine) { stage in
      let node = RecordedDrawing("R", stage.log)
      let delegate = RecordedDelegate("delegate", stage.log)
      node.add(delegate)
      node.placeholderEnabled = true
      node.frame = stage.window.bounds
      stage.window.addSubview(node.view)
      stage.log.note("shows \(node.layer.sublayers?.count ?? 0)", .display)
      stage.turn()
      stage.log.note("shows \(node.layer.sublayers?.count ?? 0)", .display)
      withExtendedLifetime(delegate) {}
    }
    #expect(
      told.hooks == """
        R willEnterHierarchy
          R didEnterPreloadState
          delegate didEnterPreloadState
          R didEnterDisplayState
          delegate didEnterDisplayState
          R didEnterVisibleState
          delegate didEnterVisibleState
          R interfaceStateDidChange
          delegate interfaceStateDidChange
        R placeholderImage
        R didEnterHierarchy
        delegate didEnterHierarchy
        shows 1
        R drawParameters
        R displayWillStart
        R displayWillStartAsynchronously(true)
        display R draw
        R displayDidFinish
        R hierarchyDisplayDidFinish
        delegate hierarchyDisplayDidFinish
        shows 0
        """)
  }

  @Test("modifiers draw before and after the node", arguments: Engine.allCases)
  func modifiers(engine: Engine) {
    let told = HookStage.perform(.display, on: engine) { stage in
      let node = RecordedDrawing("R", stage.log)
      node.willDisplayNodeContentWithRenderingContext = { _, _ in stage.log.note("before", .display) }
      node.didDisplayNodeContentWithRenderingContext = { _, _ in stage.log.note("after", .display) }
      stage.show(node)
    }
    #expect(
      told.hooks == """
        R drawParameters
        R displayWillStart
        R displayWillStartAsynchronously(true)
        display before
        display R draw
        display after
        R displayDidFinish
        R hierarchyDisplayDidFinish
        """)
  }

  @Test("nothing is asked for a node without size before it has one", arguments: Engine.allCases)
  func zero(engine: Engine) {
    let told = HookStage.perform([.display, .layout], on: engine) { stage in
      let node = RecordedDrawing("R", stage.log)
      stage.window.addSubview(node.view)
      stage.turn()
      stage.log.note("larger", .display)
      node.frame = stage.window.bounds
      stage.turn()
    }
    #expect(
      told.hooks == """
        larger
        R calculatedLayoutDidChange
        R layout
        R layoutDidFinish
        R drawParameters
        R displayWillStart
        R displayWillStartAsynchronously(true)
        display R draw
        R displayDidFinish
        R hierarchyDisplayDidFinish
        """)
  }
}
