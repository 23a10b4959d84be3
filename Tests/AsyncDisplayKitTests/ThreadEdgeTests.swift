import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Does something on main the first time that a background thread reports a call: between what the runtime looked at and what it does.
private final class Interruption: CallObserver, @unchecked Sendable {
  private let call: String
  private let lock = NSLock()
  private var body: (() -> Void)?

  init(at call: String) { self.call = call }

  func arm(_ body: @escaping () -> Void) { lock.withLock { self.body = body } }

  func observe(_ observation: Observation, on instance: (any Observable)?) {
    guard observation.call.name == call, !ThreadState.isMain else { return }
    let body = lock.withLock {
      defer { self.body = nil }
      return self.body
    }
    if let body { HeadlessRuntime.current.sync(.main, body) }
  }
}

/// Where its hooks and those of its view ran.
private final class Witness: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []
  func note(_ what: String) { lock.withLock { entries.append("\(ThreadState.current.role) \(what)") } }
  var text: String { lock.withLock { entries.joined(separator: "\n") } }
}

private final class WatchedView: UIView {
  var witness: Witness?
  override var frame: CGRect {
    get { super.frame }
    set {
      witness?.note("frame")
      super.frame = newValue
    }
  }
}

private final class WatchedNode: ASDisplayNode {
  let witness: Witness

  init(_ witness: Witness) {
    self.witness = witness
    super.init()
  }

  override func didLoad() {
    super.didLoad()
    witness.note("didLoad")
  }
  override func didEnterPreloadState() {
    super.didEnterPreloadState()
    witness.note("preload")
  }
}

@Suite("Nodes between threads") struct ThreadEdgeTests {
  private func perform(_ engine: Engine, at call: String = "", _ body: (HeadlessRuntime, Interruption) -> Void)
    -> [String]
  {
    let transcript = Transcript()
    let interruption = Interruption(at: call)
    let runtime = HeadlessRuntime(
      scheduler: engine.scheduler, observer: interruption, violationHandler: { transcript.note($0) })
    runtime.runMain { body(runtime, interruption) }
    return transcript.brokenRules
  }

  @Test("contents that are set off main wait for the layer, and do not make it", arguments: Engine.allCases)
  func contentsOffMain(engine: Engine) {
    let witness = Witness()
    let broken = perform(engine) { runtime, _ in
      let node = WatchedNode(witness)
      runtime.sync(.background) { node.contents = "picture" }
      #expect(!node.isNodeLoaded)
      #expect(node.contents as? String == "picture")
      #expect(node.layer.contents as? String == "picture")
      runtime.sync(.background) { node.contents = "another" }
      #expect(node.layer.contents as? String == "picture")
      runtime.turn()
      #expect(node.layer.contents as? String == "another")
    }
    #expect(witness.text == "main didLoad")
    #expect(broken == [])
  }

  @Test("a frame that is set off main while main makes the view is set on main", arguments: Engine.allCases)
  func frameWhileLoading(engine: Engine) {
    let witness = Witness()
    let broken = perform(engine, at: "setFrame") { runtime, interruption in
      let node = ASDisplayNode(viewBlock: {
        let view = WatchedView(frame: .zero)
        view.witness = witness
        return view
      })
      interruption.arm { _ = node.view }
      runtime.async(.background) { node.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }
      runtime.turn()
      #expect(node.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(witness.text == "main frame")
    #expect(broken == [])
  }

  @Test("a subnode that is added off main while main loads the parent is loaded on main", arguments: Engine.allCases)
  func addingWhileLoading(engine: Engine) {
    let witness = Witness()
    let broken = perform(engine, at: "addSubnode(_:)") { runtime, interruption in
      let (parent, child) = (ASDisplayNode(), WatchedNode(witness))
      interruption.arm { _ = parent.view }
      runtime.async(.background) { parent.addSubnode(child) }
      runtime.turn()
      #expect(child.view.superview === parent.view)
    }
    #expect(witness.text == "main didLoad")
    #expect(broken == [])
  }

  @Test(
    "a node that is loaded while it moves off main leaves its old view, and not the new one", arguments: Engine.allCases
  )
  func movingWhileLoading(engine: Engine) {
    let broken = perform(engine, at: "addSubnode(_:)") { runtime, interruption in
      let (old, new, child) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      old.addSubnode(child)
      interruption.arm {
        _ = child.view
        runtime.async(.main) { _ = new.view }
      }
      runtime.async(.background) { new.addSubnode(child) }
      runtime.turn()
      #expect(child.supernode === new && child.view.superview === new.view)
    }
    #expect(broken == [])
  }

  @Test("a view block that asks for the view is refused, and the node is loaded once")
  func viewInViewBlock() {
    let witness = Witness()
    let broken = perform(.deterministic) { _, _ in
      nonisolated(unsafe) weak var itself: ASDisplayNode?
      let node = ASDisplayNode(
        viewBlock: {
          let view = UIView(frame: .zero)
          itself?.view.tag = 3
          return view
        }, didLoad: { _ in witness.note("didLoad") })
      itself = node
      #expect(node.view.tag == 0)
    }
    #expect(witness.text == "main didLoad")
    #expect(broken == ["view-while-made"])
  }

  @Test("a node that is suspended off main before it is loaded tells nobody", arguments: Engine.allCases)
  func suspendedOffMain(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let parent = ASDisplayNode()
      runtime.sync(.background) {
        let child = ASDisplayNode()
        child.willDisplayNodeContentWithRenderingContext = { _, _ in }
        parent.addSubnode(child)
        parent.recursivelySetDisplaySuspended(true)
        parent.recursivelySetDisplaySuspended(false)
      }
      runtime.turn()
    }
    #expect(transcript.story("subnodeDisplayWillStart(_:)", "subnodeDisplayDidFinish(_:)") == "")
  }

  @Test("what is added off main to an unloaded cell hears on main how near it is", arguments: Engine.allCases)
  func nearnessOffMain(engine: Engine) {
    let witness = Witness()
    _ = perform(engine) { runtime, _ in
      let (cell, child) = (ASCellNode(), WatchedNode(witness))
      cell.isManagedByContainer = true
      cell.setInterfaceStateOfTree([.preload])
      runtime.sync(.background) { cell.addSubnode(child) }
      runtime.turn()
    }
    #expect(witness.text == "main preload")
  }
}
