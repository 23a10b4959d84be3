import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Ranges") struct RangeTests {
  private let letters = NamedSource("abcdefghijklmnopqrstuvwxyz")

  @Test("the defaults of the original")
  func defaults() {
    let list = ASCollectionNode()
    let all = ASLayoutRangeMode.allCases.map { mode in
      ASLayoutRangeType.allCases.map { type in
        let parameters = list.tuningParameters(for: mode, rangeType: type)
        return "\(parameters.leadingBufferScreenfuls)/\(parameters.trailingBufferScreenfuls)"
      }.joined(separator: " ")
    }
    #expect(all == ["0.25/0.25 0.5/0.25", "1.0/0.5 2.5/1.5", "0.0/0.0 0.0/0.0", "0.0/0.0 0.0/0.0"])
  }

  @Test(
    "before the user scrolls, little is prepared: three screens if that is what minimum is tuned to",
    arguments: Engine.allCases)
  func initial(engine: Engine) {
    let transcript = CollectionStage.perform(
      letters, on: engine,
      prepare: {
        $0.setTuningParameters(
          ASRangeTuningParameters(leadingBufferScreenfuls: 2), for: .minimum, rangeType: .preload)
      }
    ) { stage in
      #expect(stage.states == "vvvvdppppppp--------------")
      #expect(stage.states.count { $0 != "-" } * 120 == 3 * 480)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("the leading side is where the content was moved to last", arguments: Engine.allCases)
  func direction(engine: Engine) {
    CollectionStage.perform(letters, on: engine) { stage in
      stage.list.contentOffset.y = 1200
      stage.turn()
      #expect(stage.states == "----ppppddvvvvddddpppppp--")
      stage.list.contentOffset.y = 1080
      stage.turn()
      #expect(stage.states == "pppppddddvvvvddpppp-------")
    }
  }

  @Test(
    "the root of a controller prepares all it can while that is on screen, and little after", arguments: Engine.allCases
  )
  func controller(engine: Engine) {
    CollectionStage.perform(letters, on: engine) { stage in
      let window = UIWindow()
      let controller = ASViewController(node: stage.list)
      #expect(controller.automaticallyAdjustRangeModeBasedOnViewEvents)
      #expect(!ASViewController(node: ASDisplayNode()).automaticallyAdjustRangeModeBasedOnViewEvents)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      stage.turn()
      #expect(stage.states == "vvvvddddpppppp------------")
      window.rootViewController = nil
      stage.turn()
      #expect(stage.states == "ddddp---------------------")
    }
  }

  @Test("a memory warning leaves only what is on screen, until the ranges are updated again")
  func memoryWarning() {
    CollectionStage.perform(letters) { stage in
      stage.list.contentOffset.y = 480
      stage.turn()
      HeadlessRuntime.current.receiveMemoryWarning()
      #expect(stage.states == "----vvvv------------------")
      stage.list.contentOffset.y = 600
      stage.turn()
      #expect(stage.states == "pppddvvvvddddpppppp-------")
    }
  }

  @Test("in the background nothing is visible, and what is on screen stays drawn; in front it is as it was")
  func background() {
    CollectionStage.perform(letters) { stage in
      HeadlessRuntime.current.enterBackground()
      stage.turn()
      #expect(stage.states == "dddd----------------------")
      HeadlessRuntime.current.enterForeground()
      stage.turn()
      #expect(stage.states == "vvvvdp--------------------")
    }
  }

  @Test("with little memory, a collection that left the window draws nothing ahead")
  func hiddenWithLittleMemory() {
    CollectionStage.perform(letters) { stage in
      stage.list.view.window?.rootViewController = UIViewController()
      stage.list.updateCurrentRange(with: .lowMemory)
      stage.turn()
      #expect(stage.states == "pppp----------------------")
    }
  }

  @Test("a collection that left the window keeps what it would show at once", arguments: Engine.allCases)
  func hidden(engine: Engine) {
    let transcript = CollectionStage.perform(letters, on: engine) { stage in
      stage.list.view.window?.rootViewController = UIViewController()
      stage.turn()
      #expect(stage.states == "ddddp---------------------")
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("what joins a cell whose collection has just left the window is as near as the cell, and not visible")
  func joinsHidden() {
    CollectionStage.perform(letters) { stage in
      let (cell, late) = (stage.list.visibleNodes[0], ASDisplayNode())
      stage.list.view.window?.rootViewController = UIViewController()
      cell.addSubnode(late)
      #expect(!cell.isInHierarchy && late.isInDisplayState && !late.isVisible)
    }
  }

  @Test("what is in range after an insertion is preloaded")
  func inserted() {
    CollectionStage.perform(NamedSource("ab")) { stage in
      stage.source.sections[0] += ["c", "d", "e", "f", "g"]
      stage.list.insertItems(at: stage.paths(2, 3, 4, 5, 6))
      stage.turn()
      #expect(stage.states == "vvvvdp-")
    }
  }

  @Test("whoever scrolls to the side, scrolls")
  func sideways() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    CollectionStage.perform(letters, layout: flow) { stage in
      #expect(stage.list.rangeMode == .minimum)
      stage.list.contentOffset.x = 40
      stage.turn()
      #expect(stage.list.rangeMode == .full)
    }
  }

  @Test("what is to be drawn is fetched too, however little is to be fetched")
  func drawnFurther() {
    CollectionStage.perform(
      letters,
      prepare: {
        $0.setTuningParameters(
          ASRangeTuningParameters(leadingBufferScreenfuls: 2), for: .minimum, rangeType: .display)
      }
    ) { #expect($0.states == "vvvvdddddddd--------------") }
  }

  @Test("cells of a collection that is gone are told that they are far away", arguments: Engine.allCases)
  func gone(engine: Engine) {
    var cells: [ASCellNode] = []
    let transcript = CollectionStage.perform(letters, on: engine) { stage in
      cells = stage.list.visibleNodes
      stage.list.view.window?.rootViewController = UIViewController()
    }
    #expect(cells.map(\.interfaceState) == [[], [], [], []])
    #expect(transcript.brokenRules == [])
  }

  @Test("preload, display, visible: a cell is in the wider state whenever it is in the narrower one", arguments: 0..<20)
  func nested(seed: Int) {
    CollectionStage.perform(letters) { stage in
      for step in 0..<10 {
        stage.list.contentOffset.y = CGFloat((seed * 7919 + step * step * 104_729) % 3000 - 200)
        stage.turn()
        for item in 0..<26 {
          let state = stage.list.nodeForItem(at: IndexPath(item: item, section: 0))?.interfaceState ?? []
          #expect(!state.contains(.visible) || state.contains(.display))
          #expect(!state.contains(.display) || state.contains(.preload))
        }
      }
    }
  }
}
