import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What a place among other nodes brings with it") struct HandPlacedTests {
  @Test("what is put by hand into a cell that is near is as near as the cell")
  func intoCell() {
    HeadlessRuntime(Transcript()).runMain {
      let (cell, pump) = (ASDisplayNode(), ASDisplayNode())
      cell.isManagedByContainer = true
      cell.setInterfaceStateOfTree([.measureLayout, .preload])
      cell.view.addSubview(pump.view)
      #expect(pump.supernode === cell && pump.isInPreloadState && !pump.isVisible)
    }
  }

  @Test("its bounds can be read on any thread, with or without a view")
  func readAnywhere() {
    let runtime = HeadlessRuntime(Transcript())
    runtime.runMain {
      let (node, wanted) = (ASDisplayNode(), CGRect(x: 0, y: 0, width: 30, height: 40))
      node.frame = CGRect(x: 5, y: 6, width: 30, height: 40)
      #expect(runtime.sync(.layout) { node.threadSafeBounds } == wanted)
      _ = node.view
      #expect(runtime.sync(.layout) { node.threadSafeBounds } == wanted)
    }
  }

  @Test("a node is laid out anew with what is put into its view by hand")
  func laidOutAnew() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, host, pump) = (UIWindow(), ASDisplayNode(), ASDisplayNode())
      var measured = 0
      host.layoutSpecBlock = { _, _ in
        measured += 1
        return ASLayoutSpec()
      }
      host.frame = window.bounds
      window.addSubview(host.view)
      HeadlessRuntime.current.turn()
      let before = measured
      host.view.addSubview(pump.view)
      HeadlessRuntime.current.turn()
      #expect(measured == before + 1)
    }
  }

  @Test("a point goes down through every node from the highest on")
  func downTheTree() {
    HeadlessRuntime(Transcript()).runMain {
      let (root, scaled, shifted) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      root.addSubnode(scaled)
      scaled.addSubnode(shifted)
      scaled.anchorPoint = .zero
      scaled.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
      scaled.transform = CATransform3DMakeScale(2, 2, 1)
      shifted.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      #expect(root.convert(CGPoint(x: 30, y: 40), to: shifted) == CGPoint(x: 5, y: 5))
      #expect(shifted.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 30, y: 40))
    }
  }

  @Test("what is drawn into a node that is loaded is taken from it on main only")
  func takenFromRasterized() {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      let (root, pump, other) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      root.enableSubtreeRasterization()
      root.addSubnode(pump)
      _ = root.view
      _ = runtime.sync(.layout) { other.addSubnode(pump) }
      #expect(pump.supernode === root && other.subnodes.isEmpty)
    }
    #expect(transcript.brokenRules == ["hierarchy-on-main"])
  }

  @Test("nothing loaded goes below what is drawn into a node above")
  func loadedBelowRasterized() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (root, inner, loaded) = (ASDisplayNode(), ASDisplayNode(), ASDisplayNode())
      root.enableSubtreeRasterization()
      root.addSubnode(inner)
      _ = loaded.view
      inner.addSubnode(loaded)
      #expect(loaded.supernode == nil && inner.subnodes.isEmpty)
    }
    #expect(transcript.brokenRules == ["unloaded-when-rasterized"])
  }

  @Test("where there is nothing around a node, gestures on it may begin")
  func alone() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      _ = node.view
      #expect(node.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    }
  }

  @Test("a node that a subnode takes out of the window brings no other subnode into it")
  func takenOut() {
    final class Valve: ASDisplayNode {
      override func didEnterHierarchy() {
        super.didEnterHierarchy()
        supernode?.view.removeFromSuperview()
      }
    }
    final class Tank: ASDisplayNode {
      var entries = 0
      override func didEnterHierarchy() {
        super.didEnterHierarchy()
        entries += 1
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let (window, root, valve, pump) = (UIWindow(), Tank(), Valve(), Tank())
      for node in [valve, pump] { root.addSubnode(node) }
      window.addSubview(root.view)
      HeadlessRuntime.current.turn()
      #expect(!root.isInHierarchy && !valve.isInHierarchy && !pump.isInHierarchy && !pump.isVisible)
      #expect(root.entries == 0 && pump.entries == 0)
    }
  }
}
