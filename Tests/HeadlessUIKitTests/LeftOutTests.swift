import Foundation
import HeadlessUIKit
import Testing

@Suite("What is left out of a protocol") struct LeftOutTests {
  private struct Wide {
    var name: String
    var parts: [String]
    var owner: NSObject?
    var size: CGSize
  }

  @Test("whoever asks gets nil, of whatever it would have been") func nothing() {
    #expect(LeftOut.ifThere { LeftOut.result() as Bool } == nil)
    #expect(LeftOut.ifThere { LeftOut.result() as Wide } == nil)
    #expect(LeftOut.ifThere { LeftOut.result() as NSObject } == nil)
    #expect(LeftOut.ifThere { LeftOut.result() as any Hashable } == nil)
    #expect(LeftOut.ifThere { LeftOut.result() as () -> Void } == nil)
  }

  @Test("what is there answers, even if it asks for something that is not") func there() {
    let answer = LeftOut.ifThere { LeftOut.ifThere { LeftOut.result() as Int } ?? 7 }
    #expect(answer == 7)
    weak var gone: NSObject?
    do {
      let made = LeftOut.ifThere { NSObject() }
      gone = made
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }
}
