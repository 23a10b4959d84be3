import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite struct DimensionTests {
  @Test(
    arguments: [
      ("100pt", "100pt"), ("12.5pt", "12.5pt"), ("50%", "50%"), ("0%", "0%"), ("auto", "auto"), ("", "auto"),
      ("100", "auto"), ("wide", "auto"), ("widept", "0pt"),
    ])
  func `text is points, a percentage or anything else`(text: String, dimension: String) {
    #expect("\(ASDimensionMake(text))" == dimension)
  }

  @Test func `one that nothing was said of is left open`() {
    var dimension = ASDimension()
    #expect(dimension == .auto && ASLayoutSize() == ASLayoutSizeAuto)
    (dimension.unit, dimension.value) = (.points, 3)
    #expect(dimension == ASDimensionMake(3))
  }

  @Test func `a number is points`() {
    #expect(ASDimensionMake(10) == ASDimension(unit: .points, value: 10))
    #expect(ASDimensionMake(.fraction, 0.5) == ASDimensionMake("50%"))
    #expect(ASDimensionMake(.auto, 0) == ASDimensionAuto)
  }

  @Test func `a value the unit does not allow is kept and reported`() {
    let log = FaultLog()
    let kept = log.collecting {
      [ASDimensionMake(.auto, 100), ASDimensionMake(-1), ASDimensionMake("150%"), ASDimensionMake(.infinity)]
    }
    #expect(kept.map(\.value) == [100, -1, 1.5, .infinity])
    #expect(
      log.messages == [
        "A dimension of unit auto must have the value 0, but has 100.",
        "Points must be finite and not negative, but are -1.",
        "A fraction must be from 0 to 1, but is 1.5.",
        "Points must be finite and not negative, but are inf.",
      ])
  }

  @Test func `fractions are of the parent, open lengths are what the caller says`() {
    #expect(ASDimensionMake("25%").resolved(parentLength: 80, auto: 7) == 20)
    #expect(ASDimensionMake(12).resolved(parentLength: 80, auto: 7) == 12)
    #expect(ASDimension.auto.resolved(parentLength: 80, auto: 7) == 7)
    #expect(ASDimensionMake("25%").resolved(parentLength: .nan, auto: 7).isNaN)
  }
}
