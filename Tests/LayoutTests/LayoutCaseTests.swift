import Foundation
import Testing

@testable import AsyncDisplayKit

@Suite struct LayoutCaseTests {
  @Test func `there are a hundred and sixteen cases with names of their own`() throws {
    let cases = try LayoutCase.loaded.get()
    #expect(cases.count == 116)
    #expect(Set(cases.map(\.id)).count == 116)
  }

  @Test(arguments: LayoutCase.all)
  func `the frames are those of the original, to the half point`(of layoutCase: LayoutCase) throws {
    let faults = FaultLog()
    let layout = try faults.collecting { try layoutCase.spec.build().layoutThatFits(layoutCase.sizeRange.asSizeRange) }
    #expect(layout.dumpOfFrames == layoutCase.expected.dump)
    #expect(faults.messages == [])
  }
}
