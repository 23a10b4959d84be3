import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("A window that is let go") struct WindowLetGoTests {
  @Test(
    "what is taken out afterwards leaves it before it hears that it has left, once", arguments: Engine.allCases)
  func leaving(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let (root, box, child, bare) = (ASDisplayNode(), ASScrollNode(), ASImageNode(), ASControlNode())
      bare.isLayerBacked = true
      root.addSubnode(box)
      box.addSubnode(child)
      box.addSubnode(bare)
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window?.makeKeyAndVisible()
      window?.addSubview(root.view)
      runtime.turn()
      transcript.clear()
      window = nil
      runtime.turn()
      #expect(transcript.story("leftWindow", "didExitHierarchy()") == "")
      box.removeFromSupernode()
      runtime.turn()
      #expect(!box.isInHierarchy && !child.isInHierarchy && !bare.isInHierarchy)
      child.removeFromSupernode()
      runtime.turn()
    }
    let told = transcript.story("leftWindow", "didExitHierarchy()").split(separator: "\n")
    #expect(
      told == [
        "main ASScrollNode leftWindow", "main ASImageNode leftWindow", "main ASControlNode leftWindow",
        "main ASScrollNode didExitHierarchy()", "main ASImageNode didExitHierarchy()",
        "main ASControlNode didExitHierarchy()",
      ])
  }
}
