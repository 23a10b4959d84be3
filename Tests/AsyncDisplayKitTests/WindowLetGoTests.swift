import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("A window that is let go") struct WindowLetGoTests {
  @Test(
    "all that was in it leaves it before it hears that it has left, once", arguments: Engine.allCases)
  func leaving(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let (root, child, bare) = (ASDisplayNode(), ASImageNode(), ASControlNode())
      bare.isLayerBacked = true
      root.addSubnode(child)
      root.addSubnode(bare)
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window?.makeKeyAndVisible()
      window?.addSubview(root.view)
      runtime.turn()
      transcript.clear()
      window = nil
      runtime.turn()
      #expect(!root.isInHierarchy && !child.isInHierarchy && !bare.isInHierarchy)
      #expect(root.view.superview == nil && root.view.window == nil)
      child.removeFromSupernode()
      runtime.turn()
    }
    #expect(
      transcript.story("leftWindow", "didExitHierarchy()", "leftHierarchy").split(separator: "\n").map { line in
        line.replacing("main ", with: "")
      } == [
        "ASDisplayNode leftWindow", "ASControlNode leftWindow", "ASImageNode leftWindow",
        "ASDisplayNode didExitHierarchy()", "ASImageNode didExitHierarchy()", "ASImageNode leftHierarchy",
        "ASControlNode didExitHierarchy()", "ASControlNode leftHierarchy", "ASDisplayNode leftHierarchy",
      ])
  }
}
