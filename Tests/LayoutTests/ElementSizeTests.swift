import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite struct ElementSizeTests {
  private func resolved(
    parent: CGSize = CGSize(width: 200, height: 100), _ wishes: (inout ASLayoutElementSize) -> Void
  ) -> String {
    var size = ASLayoutElementSize()
    wishes(&size)
    return "\(size.resolved(parentSize: parent))"
  }

  @Test func `without wishes everything goes`() {
    #expect(resolved { _ in } == "0x0...infxinf")
  }

  @Test func `exact lengths leave no choice`() {
    #expect(resolved { ($0.width, $0.height) = (ASDimensionMake(30), ASDimensionMake("50%")) } == "30x50")
  }

  @Test func `the greatest length beats the exact one and the least beats both`() {
    #expect(resolved { ($0.width, $0.maxWidth) = (ASDimensionMake(30), ASDimensionMake(20)) } == "20x0...20xinf")
    #expect(resolved { ($0.width, $0.minWidth) = (ASDimensionMake(30), ASDimensionMake(40)) } == "40x0...40xinf")
    #expect(resolved { ($0.minWidth, $0.maxWidth) = (ASDimensionMake(40), ASDimensionMake(20)) } == "40x0...40xinf")
  }

  @Test func `an exact share of an undefined length is free, a least one is undefined`() {
    let undefined = ASLayoutElementParentSizeUndefined
    #expect(resolved(parent: undefined) { $0.width = ASDimensionMake("50%") } == "0x0...infxinf")
    #expect(resolved(parent: undefined) { $0.minWidth = ASDimensionMake("50%") } == "undefinedx0...infxinf")
  }

  @Test func `a least share of an undefined length is reported and has no effect`() {
    let log = FaultLog()
    let box = Box("box", wants: CGSize(width: 10, height: 10))
    box.style.minWidth = ASDimensionMake("50%")
    let layout = log.collecting {
      box.layoutThatFits(ASSizeRangeUnconstrained, parentSize: ASLayoutElementParentSizeUndefined)
    }
    #expect(layout.size == CGSize(width: 10, height: 10))
    #expect(
      log.messages == ["A least or greatest length must not be a share of an undefined length, but one of a Box is."])
  }
}
