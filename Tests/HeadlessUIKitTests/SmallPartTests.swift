import Foundation
import HeadlessUIKit
import Testing

@Suite("Small things that apps count on") struct SmallPartTests {
  @Test("times are counted with in the finer parts of the two")
  func times() {
    let (half, third) = (CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600))
    #expect(CMTimeAdd(half, third) == CMTime(value: 1, timescale: 1) && (half + third).timescale == 600)
    #expect(CMTimeSubtract(half, CMTime(value: 1, timescale: 4)).seconds == 0.25)
    #expect(CMTimeMultiplyByFloat64(half, multiplier: 3).seconds == 1.5)
    #expect(CMTimeMultiply(half, multiplier: 4).seconds == 2 && CMTimeCompare(half, third) == 0)
    #expect(!CMTimeAdd(half, .invalid).isValid && CMTimeAdd(.indefinite, half).isIndefinite)
    #expect(CMTimeConvertScale(half, timescale: 10, method: .default).value == 5)
  }

  @Test("a spring that is held tighter settles sooner")
  func spring() {
    let spring = CASpringAnimation(keyPath: "position")
    let usual = spring.settlingDuration
    #expect(usual > 0.5 && usual < 2)
    spring.damping = 20
    #expect(spring.settlingDuration < usual)
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }

  private final class Pad: UIView {
    var felt: [CGFloat] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        felt += (event?.coalescedTouches(for: touch) ?? []).map { $0.force }
        #expect(
          touch.preciseLocation(in: self) == touch.location(in: self) && event?.predictedTouches(for: touch) == [])
      }
    }
  }

  @Test("a finger presses as usual, and none of its touches is left out")
  func touches() {
    ConstraintStage.run { stage in
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      stage.room.addSubview(pad)
      stage.window.makeKeyAndVisible()
      stage.window.tap(at: CGPoint(x: 10, y: 10))
      #expect(pad.felt == [1])
    }
  }

  @Test("a player can start without waiting")
  func player() {
    HeadlessRuntime().runMain {
      let player = AVPlayer(playerItem: AVPlayerItem(asset: AVURLAsset(url: URL(fileURLWithPath: "/pump.mp4"))))
      player.playImmediately(atRate: 0.5)
      #expect(player.rate > 0)
    }
  }
}
