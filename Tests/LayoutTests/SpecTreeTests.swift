import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite struct SpecTreeTests {
  private let box = Box("box", 10, 10)

  @Test func `the specs of a tree come parents first, each once`() {
    let leaf = ASLayoutSpec()
    let center = ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: box)
    let stack = ASStackLayoutSpec.vertical()
    stack.children = [center, leaf, leaf]
    let specs = ASWrapperLayoutSpec(layoutElement: stack).specTree()
    let names = specs.map { "\(type(of: $0))" }
    #expect(names == ["ASWrapperLayoutSpec", "ASStackLayoutSpec", "ASCenterLayoutSpec", "ASLayoutSpec"])
  }

  @Test func `a tree without repetition is used as it is`() {
    let spec = ASOverlayLayoutSpec(child: box, overlay: Box("other"))
    let log = FaultLog()
    #expect(log.collecting { spec.withoutRepetition() } === spec)
    #expect(log.faults == [])
  }

  @Test func `an element that stands twice costs the whole tree`() {
    let nested = ASWrapperLayoutSpec(layoutElement: box)
    let spec = ASOverlayLayoutSpec(child: box, overlay: nested)
    let log = FaultLog()
    let used = log.collecting { spec.withoutRepetition() }
    #expect(used !== spec && used.children?.isEmpty == true)
    #expect(log.messages == ["An element must not be twice in one spec tree, but a Box is."])
  }

  @Test func `a spec nested in itself is found, and can be frozen`() {
    let spec = ASLayoutSpec()
    spec.children = [spec, box]
    #expect(spec.repeatedElements().map { $0 === spec } == [true])
    spec.freezeTree()
    #expect(!spec.isMutable)
    spec.withoutRepetition().style.flexGrow = 1
  }
}
