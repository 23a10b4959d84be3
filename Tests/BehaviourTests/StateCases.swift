import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("As the original: interface states and contents") struct StateCases {
  private let room = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test(arguments: BehaviourCase.of("interfaceState").filter { $0.id.hasSuffix("ifaceCell") })
  func cell(of behaviour: BehaviourCase) throws {
    onMain {
      let (window, cell, subnode) = (UIWindow(), ASCellNode(), ASDisplayNode())
      cell.addSubnode(subnode)
      cell.frame = room
      cell.isManagedByContainer = true
      cell.setInterfaceStateOfTree(.preload)
      var states = [subnode.interfaceState.words]
      window.addSubview(cell.view)
      cell.setInterfaceStateOfTree(.inHierarchy)
      states.append(subnode.interfaceState.words)
      #expect(.list(states.map { .text($0) }) == behaviour.expected["state"])
    }
  }

  @Test(arguments: BehaviourCase.of("interfaceState").filter { $0.id.hasSuffix("preloadInsert") })
  func preload(of behaviour: BehaviourCase) throws {
    let expected = behaviour.expected
    try onMain {
      let size = try #require(expected["subnodeBounds"].size)
      let count = Int(try #require(expected["subnodesInserted"].length))
      let (node, subnodes) = (ASDisplayNode(), (0..<count).map { _ in ASDisplayNode() })
      for subnode in subnodes { subnode.style.preferredSize = size }
      node.isManagedByContainer = true
      node.automaticallyManagesSubnodes = true
      node.layoutSpecBlock = { _, _ in ASAbsoluteLayoutSpec(children: subnodes) }
      let layout = node.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 500, height: 500)))
      node.frame = CGRect(origin: .zero, size: layout.size)
      node.setInterfaceStateOfTree(.preload)
      #expect(node.isNodeLoaded == expected["nodeLoaded"].bool)
      #expect(node.subnodes.count == count)
      #expect(subnodes.map(\.bounds.size) == Array(repeating: size, count: count))
      #expect((subnodes.filter(\.isInPreloadState).count == count) == expected["subnodesInPreload"].bool)
    }
  }

  /// Draws a new picture each time.
  private final class Drawn: ASDisplayNode {
    override class func display(withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool) -> UIImage? {
      UIImage()
    }
  }

  @Test(arguments: BehaviourCase.of("count").filter { $0.id.hasSuffix("zeroSizeDisplay") })
  func contents(of behaviour: BehaviourCase) throws {
    onMain {
      let node = Drawn()
      var pictures: [UIImage] = []
      let contents = [0, 100, 1000].map { side -> JSONValue in
        node.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        node.recursivelyEnsureDisplaySynchronously(true)
        guard let picture = node.contents as? UIImage else { return .text("nil") }
        if !pictures.contains(where: { $0 === picture }) { pictures.append(picture) }
        return .text(pictures.last === picture && pictures.count == 1 ? "A" : "B")
      }
      #expect(.list(contents) == behaviour.expected["contents"])
    }
  }
}

extension ASInterfaceState {
  fileprivate var words: String {
    let names: [(ASInterfaceState, String)] = [
      (.measureLayout, "measure"), (.preload, "preload"), (.display, "display"), (.visible, "visible"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "|")
  }
}
