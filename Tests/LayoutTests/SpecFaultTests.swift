import Foundation
import HeadlessUIKit
import Testing

@testable import AsyncDisplayKit

@Suite struct SpecFaultTests {
  private let box = Box("box", 10, 10)
  private let range = ASSizeRangeMake(.zero, CGSize(width: 50, height: 50))

  @Test func `a spec that needs an element and has none lays out nothing`() {
    let specs = [
      ASInsetLayoutSpec(), ASBackgroundLayoutSpec(), ASOverlayLayoutSpec(), ASRelativeLayoutSpec(),
      ASCenterLayoutSpec(), ASRatioLayoutSpec(), ASCornerLayoutSpec(),
    ]
    for spec in specs {
      let log = FaultLog()
      let layout = log.collecting { spec.layoutThatFits(range) }
      #expect(layout.recursiveDescription() == "\(type(of: spec)) 0x0")
      #expect(log.messages == ["\(type(of: spec)) must have a child when it is measured, but has none."])
    }
  }

  @Test func `a corner spec needs its corner too`() {
    let spec = ASCornerLayoutSpec()
    spec.child = box
    let log = FaultLog()
    #expect(log.collecting { spec.layoutThatFits(range) }.sublayouts.isEmpty)
    #expect(log.faults == [.missingChild(spec: "ASCornerLayoutSpec", role: "corner")])
  }

  @Test func `a background or an overlay may be missing`() {
    let background = ASBackgroundLayoutSpec()
    background.child = box
    let overlay = ASOverlayLayoutSpec()
    overlay.child = box
    let log = FaultLog()
    let sizes = log.collecting { [background, overlay].map { $0.layoutThatFits(range).size } }
    #expect(sizes == [CGSize(width: 10, height: 10), CGSize(width: 10, height: 10)])
    #expect(log.faults == [])
  }

  @Test(arguments: [(0, "100x0"), (-1, "100x0"), (.nan, "100x0")] as [(CGFloat, String)])
  func `a ratio that is none is kept and reported`(ratio: CGFloat, size: String) {
    let log = FaultLog()
    let spec = log.collecting { ASRatioLayoutSpec(ratio: ratio, child: Box("free")) }
    let most = ASSizeRangeMake(.zero, CGSize(width: 100, height: 100))
    #expect(LayoutText.size(spec.layoutThatFits(most).size) == size)
    #expect(log.messages == ["A ratio must be greater than zero, but is \(LayoutText.number(ratio))."])
    log.collecting { spec.ratio = 1 }
    #expect(log.faults.count == 1)
  }

  @Test func `the child of several is the first and is reported`() {
    let spec = ASStackLayoutSpec.vertical()
    spec.children = [box, Box("second")]
    let log = FaultLog()
    #expect(log.collecting { spec.child } === box)
    log.collecting { spec.child = Box("third") }
    #expect(spec.children?.compactMap { ($0 as? Box)?.name } == ["third", "second"])
    #expect(
      log.messages
        == Array(
          repeating: "child may be used only on a spec of one element, but this ASStackLayoutSpec has several.",
          count: 2))
  }

  @Test func `what follows from an alignment by sides cannot be set beside it`() {
    let alignments: [(ASStackLayoutSpec) -> Void] = [
      { $0.horizontalAlignment = .middle }, { $0.verticalAlignment = .center },
    ]
    for align in alignments {
      let (spec, log) = (ASStackLayoutSpec(), FaultLog())
      align(spec)
      log.collecting {
        spec.justifyContent = .spaceBetween
        spec.alignItems = .end
      }
      #expect(log.faults == ["justifyContent", "alignItems"].map(LayoutFault.alignmentInUse))
      #expect(spec.justifyContent != .spaceBetween && spec.alignItems != .end)
    }
  }

  @Test func `space without end cannot be filled`() {
    let spec = ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: .infinity, left: 0, bottom: .infinity, right: 0), child: box)
    let log = FaultLog()
    let layout = log.collecting { spec.layoutThatFits(ASSizeRangeUnconstrained) }
    #expect(layout.size == .zero)
    #expect(
      log.messages == [
        "A layout's size must be finite, but that of a ASInsetLayoutSpec is 10xinf: something has to limit it."
      ])
  }

  @Test func `faults outside of any pass go nowhere and stop nothing`() {
    #expect(ASInsetLayoutSpec().layoutThatFits(range).size == .zero)
  }

  @Test func `passes on different threads do not see each other`() async {
    let found = await withTaskGroup(of: [CGFloat].self) { group in
      for scale in [CGFloat(1), 2, 3, 4] {
        group.addTask {
          LayoutPass(screenScale: scale).perform {
            let box = Box("box", wants: CGSize(width: 10.1, height: 10.1))
            return [scale, ASWrapperLayoutSpec(layoutElement: box).layoutThatFits(ASSizeRangeUnconstrained).size.width]
          }
        }
      }
      return await group.reduce(into: [[CGFloat]]()) { $0.append($1) }
    }
    #expect(found.sorted { $0[0] < $1[0] } == [[1, 11], [2, 10.5], [3, 31.0 / 3], [4, 10.25]])
  }
}
