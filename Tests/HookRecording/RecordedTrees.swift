import AsyncDisplayKit
import HeadlessUIKit
import RuntimeTranscript

// What several tests of orders begin with.

extension HookStage {
  /// The same in a window as large as the screen, as controllers have it.
  @discardableResult
  package static func performOnScreen(
    _ groups: HookGroup, on engine: Engine, _ body: (HookStage) -> Void
  ) -> (hooks: String, brokenRules: [String]) {
    perform(groups, on: engine, in: UIScreen.main.bounds.size, body)
  }
}

extension RecordedNode {
  /// R, in it C1 and C2, and B in C1.
  package static func family(
    _ log: HookLog
  ) -> (root: RecordedNode, first: RecordedNode, second: RecordedNode, below: RecordedNode) {
    let (root, first, second, below) = (
      RecordedNode("R", log), RecordedNode("C1", log), RecordedNode("C2", log), RecordedNode("B", log)
    )
    first.addSubnode(below)
    root.addSubnode(first)
    root.addSubnode(second)
    return (root, first, second, below)
  }
}

extension RecordedStack {
  /// R of C1 and C2, the second of which is a stack of B.
  package static func nested(_ log: HookLog) -> (root: RecordedStack, first: RecordedBox, second: RecordedStack) {
    let first = RecordedBox("C1", log)
    let second = RecordedStack("C2", log, [RecordedBox("B", log)])
    return (RecordedStack("R", log, [first, second]), first, second)
  }
}

extension RecordedDrawing {
  /// R, and in it C of ten by ten points, which both draw themselves.
  package static func pair(_ log: HookLog) -> (root: RecordedDrawing, child: RecordedDrawing) {
    let (root, child) = (RecordedDrawing("R", log), RecordedDrawing("C", log))
    root.addSubnode(child)
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return (root, child)
  }
}

extension ASPrimitiveTraitCollection {
  package static var dark: ASPrimitiveTraitCollection {
    var traits = ASPrimitiveTraitCollection()
    traits.userInterfaceStyle = .dark
    return traits
  }
}
