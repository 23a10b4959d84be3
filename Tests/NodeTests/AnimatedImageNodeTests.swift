import AsyncDisplayKit
import Testing

@Suite struct AnimatedImageNodeTests {
  private final class Listening: ASImageNode {
    var heard: [String] = []
    override func animatedImageSet(
      _ newAnimatedImage: (any ASAnimatedImageProtocol)?, previousAnimatedImage: (any ASAnimatedImageProtocol)?
    ) {
      super.animatedImageSet(newAnimatedImage, previousAnimatedImage: previousAnimatedImage)
      heard.append("\(previousAnimatedImage?.frameCount ?? 0) to \(newAnimatedImage?.frameCount ?? 0)")
    }
    override func displayDidFinish() {
      super.displayDidFinish()
      heard.append("\(width)")
    }
    var width: Int { (contents as? CGImage)?.width ?? (contents as? UIImage)?.cgImage?.width ?? 0 }
  }

  /// How wide the node's contents are in the middle of each second from now on.
  private func widths(_ node: Listening, seconds: Int) -> [Int] {
    var widths: [Int] = []
    for second in 0..<seconds {
      HeadlessRuntime.current.async(.main, after: Double(second) + 0.5) { widths.append(node.width) }
    }
    while widths.count < seconds { HeadlessRuntime.current.turn() }
    return widths
  }

  /// Three pictures that are paused at the second.
  private func pauseAtTheSecond(_ body: (Listening) -> Void) {
    run { window in
      let node = Listening()
      show(node, in: window)
      node.animatedImage = MovingSquares(3)
      #expect(widths(node, seconds: 2) == [1, 2])
      node.animatedImagePaused = true
      body(node)
    }
  }

  @Test func picturesFollowOneAnotherOnTheRuntimesClock() {
    run { window in
      let (node, film) = (Listening(), MovingSquares(3))
      node.animatedImage = film
      show(node, in: window)
      #expect(node.image?.size.width == 10)
      #expect(widths(node, seconds: 8) == [1, 2, 2, 3, 3, 3, 1, 2])
      #expect(node.heard.contains("0 to 3"))
      #expect(film.cleared == 0)
    }
  }

  @Test func theirCoverIsShownNearTheScreenOnly() {
    run { window in
      let node = Listening()
      node.animatedImage = MovingSquares(3)
      HeadlessRuntime.current.turn()
      #expect(node.image == nil)
      show(node, in: window)
      #expect(node.image?.size.width == 10)
    }
  }

  @Test func theyStopAfterTheLastLoop() {
    run { window in
      let (node, film) = (Listening(), MovingSquares(2, loops: 2))
      show(node, in: window)
      node.animatedImage = film
      #expect(widths(node, seconds: 9) == [1, 2, 2, 1, 2, 2, 2, 2, 2])
      #expect(film.cleared == 1)
    }
  }

  @Test func theyCanBePausedAndGoOnWhereTheyWere() {
    pauseAtTheSecond { node in
      let paused = node.width
      #expect(widths(node, seconds: 3) == [paused, paused, paused])
      node.animatedImagePaused = false
      #expect(widths(node, seconds: 1) == [paused])
      node.animatedImage = MovingSquares(2)
      #expect(widths(node, seconds: 3) == [1, 2, 2])
    }
  }

  @Test func theyAreShownWhileTheNodeIsVisibleOnly() {
    run { window in
      let (node, film) = (Listening(), MovingSquares(3))
      node.animatedImage = film
      HeadlessRuntime.current.turn()
      #expect(node.heard == ["0 to 3"])
      show(node, in: window)
      #expect(widths(node, seconds: 1) == [1])
      node.view.removeFromSuperview()
      #expect(film.cleared == 1)
      #expect(node.contents == nil && node.image == nil)
      #expect(widths(node, seconds: 3) == [0, 0, 0])
    }
  }

  @Test func whatIsNotReadyIsWaitedFor() {
    run { window in
      let (node, film) = (Listening(), MovingSquares(3))
      (film.playbackReady, film.coverImageReady) = (false, false)
      node.animatedImage = film
      show(node, in: window)
      #expect(node.image == nil && node.width == 0)
      film.coverImageReadyCallback(square(5))
      #expect(node.image?.size.width == 5)
      film.playbackReady = true
      HeadlessRuntime.current.async(.background) { film.playbackReadyCallback() }
      #expect(widths(node, seconds: 2) == [1, 2])
    }
  }

  @Test func whatIsDrawnMeanwhileIsThePictureThatIsShown() {
    run { window in
      let node = Listening()
      show(node, in: window)
      node.animatedImage = MovingSquares(3)
      #expect(widths(node, seconds: 5).last == 3)
      node.contentMode = .topLeft
      node.displayImmediately()
      let drawn = (node.contents as? UIImage)?.cgImage
      // Two pixels a point.
      #expect(drawn?.color(x: 5, y: 5).alpha == 1 && drawn?.color(x: 6, y: 6).alpha == 0)
    }
  }

  @Test func whatIsPausedIsDrawnAsItIs() {
    pauseAtTheSecond { node in
      // Two pixels a point.
      let end = node.width * 2
      node.contentMode = .topLeft
      node.displayImmediately()
      let drawn = (node.contents as? UIImage)?.cgImage
      #expect(drawn?.color(x: end - 1, y: end - 1).alpha == 1 && drawn?.color(x: end, y: end).alpha == 0)
    }
  }

  @Test func picturesThatComeWhileOthersAreAskedAreTheOnesThatRun() {
    run { window in
      let (node, old) = (Listening(), MovingSquares(3))
      node.animatedImage = old
      old.isAsked = {
        old.isAsked = {}
        HeadlessRuntime.current.sync(.background) { node.animatedImage = MovingSquares(2) }
      }
      show(node, in: window)
      #expect(widths(node, seconds: 4) == [1, 2, 2, 1])
    }
  }

  @Test func whoeverPausesLastIsHeeded() {
    run { window in
      let node = Listening()
      show(node, in: window)
      node.animatedImage = MovingSquares(3)
      #expect(widths(node, seconds: 2) == [1, 2])
      HeadlessRuntime.current.sync(.background) { node.animatedImagePaused = true }
      node.animatedImagePaused = false
      #expect(widths(node, seconds: 6).contains(1))
    }
  }

  @Test func whatIsReadyTooLateIsNotShown() {
    run { window in
      let (node, old) = (Listening(), MovingSquares(3))
      (old.playbackReady, old.coverImageReady) = (false, false)
      node.animatedImage = old
      show(node, in: window)
      node.animatedImage = nil
      old.coverImageReadyCallback(square(5))
      #expect(node.image == nil)
      let new = MovingSquares(2)
      node.animatedImagePaused = true
      node.animatedImage = new
      old.coverImageReadyCallback(square(5))
      #expect(node.image?.size.width == 10)
    }
  }

  @Test func withoutPicturesNothingIsLeft() {
    run { window in
      let node = Listening()
      show(node, in: window)
      node.animatedImage = MovingSquares(3)
      node.animatedImage = nil
      #expect(node.contents == nil && node.image == nil)
      HeadlessRuntime.current.turn()
      #expect(node.heard == ["0 to 3", "3 to 0", "0"])
      #expect(node.animatedImageRunLoopMode == RunLoop.Mode.common.rawValue)
    }
  }
}
