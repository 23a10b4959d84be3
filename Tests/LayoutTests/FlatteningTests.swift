import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite struct FlatteningTests {
  private func laid(_ element: any ASLayoutElement, _ inside: ASLayout..., at position: CGPoint = .zero) -> ASLayout {
    ASLayout(
      layoutElement: element, size: CGSize(width: 100, height: 100), position: position, sublayouts: inside)
  }

  private func names(_ layout: ASLayout) -> [String] {
    layout.sublayouts.compactMap { ($0.layoutElement as? Box)?.name }
  }

  @Test func `nodes stay in the order in which they are met, without what is in them`() {
    let whole = laid(
      Box("root"),
      laid(Box("1"), laid(Box("inner"))),
      laid(
        ASLayoutSpec(), laid(Box("2")), laid(ASLayoutSpec(), laid(ASLayoutSpec()), laid(Box("3"))), laid(ASLayoutSpec())
      ),
      laid(ASLayoutSpec(), laid(Box("4"), laid(Box("inner")), laid(Box("inner"), laid(Box("inner"))))),
      laid(Box("5")), at: ASPointNull)
    let flat = whole.filteredNodeLayoutTree()
    #expect(names(flat) == ["1", "2", "3", "4", "5"])
    #expect(flat.layoutElement === whole.layoutElement && ASPointIsNull(flat.position))
    #expect(flat.sublayouts.allSatisfy { $0.sublayouts.isEmpty })
  }

  @Test func `positions add up, and only a layout that is flat and nowhere is used as it is`() {
    let whole = laid(
      Box("root"), laid(Box("1"), at: CGPoint(x: 10, y: 10)),
      laid(ASLayoutSpec(), laid(Box("2")), laid(Box("3"), at: CGPoint(x: 1, y: 2)), at: CGPoint(x: 20, y: 20)),
      at: ASPointNull)
    let flat = whole.filteredNodeLayoutTree()
    #expect(flat !== whole && flat.filteredNodeLayoutTree() === flat)
    #expect(flat.sublayouts.map(\.position) == [[10, 10], [20, 20], [21, 22]].map { CGPoint(x: $0[0], y: $0[1]) })
    let placed = laid(Box("root"), at: CGPoint(x: 10, y: 10))
    #expect(placed.filteredNodeLayoutTree() !== placed && ASPointIsNull(placed.filteredNodeLayoutTree().position))
  }
}
