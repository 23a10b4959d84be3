import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// What holds of items holds of what stands between them.
@Suite("Headers of sections") struct HeaderLifeTests {
  private static let kind = UICollectionView.elementKindSectionHeader

  /// Three sections of four items each: 30 points of header and 480 of items, of which one fills the screen.
  private func perform(_ engine: Engine = .deterministic, _ body: (CollectionStage) -> Void) -> [String] {
    let flow = UICollectionViewFlowLayout()
    (flow.minimumLineSpacing, flow.itemSize) = (0, CGSize(width: 320, height: 120))
    let source = NamedSource([["a", "b", "c", "d"], ["e", "f", "g", "h"], ["i", "j", "k", "l"]])
    return CollectionStage.perform(
      source, layout: flow, on: engine, prepare: { $0.registerSupplementaryNode(ofKind: Self.kind) }, body
    ).brokenRules
  }

  private func header(_ section: Int, of stage: CollectionStage) -> ASCellNode? {
    stage.list.supplementaryNode(forElementKind: Self.kind, at: IndexPath(item: 0, section: section))
  }

  private func state(ofHeader section: Int, of stage: CollectionStage) -> String {
    let state = header(section, of: stage)?.interfaceState ?? []
    return state.contains(.visible) ? "v" : state.contains(.display) ? "d" : state.contains(.preload) ? "p" : "-"
  }

  @Test("they are as near as where they are, and leave with their section", arguments: Engine.allCases)
  func near(engine: Engine) {
    let broken = perform(engine) { stage in
      func states() -> String { (0..<stage.list.numberOfSections).map { state(ofHeader: $0, of: stage) }.joined() }
      #expect(states() == "vd-")
      stage.list.contentOffset.y = 600
      stage.turn()
      #expect(states() == "pdv")
      let gone = header(2, of: stage)
      stage.source.sections.removeLast()
      stage.list.deleteSections([2])
      stage.turn()
      #expect(gone?.interfaceState == [] && gone?.isInHierarchy == false)
    }
    #expect(broken == [])
  }

  @Test("one that is scrolled off is off the screen", arguments: Engine.allCases)
  func scrolledOff(engine: Engine) {
    _ = perform(engine) { stage in
      let first = header(0, of: stage)
      #expect(first?.view.superview === stage.list.view)
      stage.list.contentOffset.y = 600
      stage.turn()
      #expect(first?.isNodeLoaded == true && first?.view.superview == nil && first?.isInHierarchy == false)
    }
  }

  @Test("they have another look of the list too")
  func traits() {
    _ = perform { stage in
      var traits = stage.list.primitiveTraitCollection()
      traits.userInterfaceStyle = .dark
      stage.list.propagateTraits(traits)
      stage.turn()
      #expect(
        (0..<3).map { header($0, of: stage)?.asyncTraitCollection().userInterfaceStyle } == [.dark, .dark, .dark])
    }
  }

  @Test("they are measured anew when the list has another width")
  func turned() {
    _ = perform { stage in
      stage.list.view.window?.rotate(to: .landscape)
      stage.turn()
      #expect((0..<3).map { header($0, of: stage)?.constrainedSizeForCalculatedLayout.max.width } == [480, 480, 480])
    }
  }
}
