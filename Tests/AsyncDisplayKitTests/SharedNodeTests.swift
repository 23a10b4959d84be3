import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Nodes used by several threads") struct SharedNodeTests {
  private static let range = ASSizeRange(min: .zero, max: CGSize(width: 200, height: 200))

  @Test("writing, measuring, invalidating and freeing from all sides break no rule", arguments: Engine.allCases)
  func everything(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let (window, screen) = (UIWindow(), HeadlessRuntime.make { Screen() })
      window.rootViewController = screen
      window.makeKeyAndVisible()
      let photo = screen.photo
      for round in 1...20 {
        for lane in [Lane.layout, .layout, .display, .editing, .background] {
          runtime.async(lane) {
            photo.alpha = CGFloat(round) / 20
            photo.box.backgroundColor = .red
            photo.box.style.preferredSize = CGSize(width: round, height: round)
            _ = (photo.frame, photo.isVisible, photo.subnodes, photo.box.supernode, photo.calculatedSize)
            photo.box.setNeedsLayout()
            _ = photo.layoutThatFits(Self.range)
            let own = PhotoNode()
            _ = own.layoutThatFits(Self.range)
          }
        }
        photo.setNeedsLayout()
        if round.isMultiple(of: 5) { runtime.turn() }
      }
      runtime.turn()
      #expect(photo.view.alpha == photo.alpha)
      #expect(photo.box.frame.size == photo.box.style.preferredSize)
    }
    #expect(transcript.brokenRules == [])
  }
}
