import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("What a node keeps no longer than it has to, and whom it tells in which order") struct KeptAndToldTests {
  @Test("what was to be done once a node is loaded is gone when it is done")
  func block() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      var kept: NSObject? = NSObject()
      weak let gone = kept
      node.onDidLoad { [kept] _ in _ = kept }
      kept = nil
      #expect(gone != nil)
      _ = node.view
      #expect(gone == nil)
    }
  }

  @Test("contents that a node had before it was loaded are its layer's alone")
  func contents() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      var picture: UIImage? = UIImage()
      weak let gone = picture
      node.contents = picture
      picture = nil
      _ = node.view
      #expect(gone != nil && node.contents != nil)
      node.contents = nil
      #expect(gone == nil)
    }
  }

  @Test("a node that is not loaded loses its contents too")
  func lostContents() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      node.contents = UIImage()
      node.clearContents()
      #expect(node.contents == nil && !node.isNodeLoaded)
    }
  }

  @Test("contents are dropped down to the lowest node")
  func lowest() {
    HeadlessRuntime(Transcript()).runMain {
      let nodes = (0..<3).map { _ in ASDisplayNode() }
      for (above, below) in zip(nodes, nodes.dropFirst()) { above.addSubnode(below) }
      for node in nodes { node.contents = UIImage() }
      nodes[0].recursivelyClearContents()
      #expect(nodes.allSatisfy { $0.contents == nil })
    }
  }

  private final class Listener: ASInterfaceStateDelegate {
    private let told: () -> Void
    init(_ told: @escaping () -> Void) { self.told = told }
    func nodeDidLoad() { told() }
  }

  private final class Controller: ASNodeController<ASDisplayNode>, @unchecked Sendable {
    var told: () -> Void = {}
    override func nodeDidLoad() { told() }
  }

  @Test("a controller that is given the node that it has keeps its place among those that are told")
  func sameNode() {
    HeadlessRuntime(Transcript()).runMain {
      var order: [String] = []
      let (controller, listener) = (Controller(), Listener { order.append("listener") })
      controller.told = { order.append("controller") }
      let node = ASDisplayNode()
      controller.node = node
      node.add(listener)
      controller.node = node
      _ = node.view
      #expect(order == ["controller", "listener"])
    }
  }

  @Test("a view hears on main that it is to be laid out")
  func onMain() {
    final class Panel: UIView {
      var roles: [ThreadRole] = []
      override func setNeedsLayout() {
        roles.append(ThreadState.current.role)
        super.setNeedsLayout()
      }
    }
    let runtime = HeadlessRuntime(Transcript())
    runtime.runMain {
      let panel = Panel()
      let node = ASDisplayNode(viewBlock: { panel })
      _ = node.view
      panel.roles = []
      _ = runtime.sync(.layout) { node.setNeedsLayout() }
      runtime.turn()
      #expect(panel.roles == [.main])
    }
  }

  @Test("a node that is to be seen is loaded before it hears of it")
  func loadedFirst() {
    let told = HookStage.perform([.loading, .states]) { stage in
      RecordedNode("N", stage.log).setInterfaceState(.visible)
    }
    #expect(told.hooks == "N didLoad\nN didEnterVisibleState\nN interfaceStateDidChange")
  }

  @Test("a node is loaded before it is to be seen, so that nobody finds one that is seen without a view")
  func loadedBeforeSeen() {
    final class Panel: ASDisplayNode {
      var wasVisible: Bool?
      override func didLoad() {
        super.didLoad()
        wasVisible = isVisible
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let panel = Panel()
      panel.setInterfaceState(.visible)
      #expect(panel.wasVisible == false)
    }
  }

  @Test("a node is out of its supernode by the time that this is told of it")
  func outFirst() {
    final class Tank: ASDisplayNode {
      var counts: [Int] = []
      override func setNeedsLayout() {
        counts.append(subnodes.count)
        super.setNeedsLayout()
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let (tank, valve) = (Tank(), ASDisplayNode())
      tank.addSubnode(valve)
      valve.removeFromSupernode()
      #expect(tank.counts == [1, 0])
    }
  }

  @Test("a frame of no number is refused by a node that has its view, and it keeps the one that it has")
  func unsound() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let node = ASDisplayNode()
      node.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      _ = node.view
      transcript.clear()
      node.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      #expect(node.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && node.view.frame == node.frame)
    }
    #expect(transcript.brokenRules == ["sound-geometry"])
    #expect(transcript.story("setFrame") == "")
  }

  @Test("who hears of another interface state hears what it was before", arguments: Engine.allCases)
  func stateBefore(engine: Engine) {
    final class Listener: NSObject, ASInterfaceStateDelegate {
      var changes: [[ASInterfaceState]] = []
      func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
        changes.append([oldState, newState])
      }
    }
    final class Node: ASDisplayNode {
      var changes: [[ASInterfaceState]] = []
      override func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {
        super.interfaceStateDidChange(newState, from: oldState)
        changes.append([oldState, newState])
      }
    }
    HeadlessRuntime(Transcript(), scheduler: engine.scheduler).runMain {
      let (window, node, listener) = (UIWindow(), Node(), Listener())
      node.add(listener)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      node.view.removeFromSuperview()
      HeadlessRuntime.current.turn()
      #expect(node.changes == [[[], .inHierarchy], [.inHierarchy, []]])
      #expect(listener.changes == node.changes)
    }
  }
}
