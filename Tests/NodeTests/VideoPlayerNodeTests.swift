import AsyncDisplayKit
import Testing

@Suite struct VideoPlayerNodeTests {
  private final class Listener: ASVideoPlayerNodeDelegate {
    var heard: [String] = []
    var forbidden: ASVideoNodePlayerState?
    func didTap(_ videoPlayer: ASVideoPlayerNode) { heard.append("tap") }
    func videoPlayerNode(_ videoPlayer: ASVideoPlayerNode, didPlayTo time: CMTime) {
      heard.append("to \(time.seconds)")
    }
    func videoPlayerNode(
      _ videoPlayer: ASVideoPlayerNode, shouldChangeVideoNodeStateTo state: ASVideoNodePlayerState
    ) -> Bool { state != forbidden }
    func videoPlayerNodeNeededDefaultControls(_ videoPlayer: ASVideoPlayerNode) -> [Any] {
      [ASVideoPlayerNodeControlType.durationText.rawValue, ASVideoPlayerNodeControlType.flexGrowSpacer.rawValue]
    }
    func videoPlayerNodeCustomControls(_ videoPlayer: ASVideoPlayerNode) -> [AnyHashable: Any] {
      ["mute": ASButtonNode(), "none": 1]
    }
    func videoPlayerNodeLayoutSpec(
      _ videoPlayer: ASVideoPlayerNode, forControls controls: [AnyHashable: Any], forMaximumSize maxSize: CGSize
    ) -> ASLayoutSpec {
      let children = [controls["mute"], controls[ASVideoPlayerNodeControlType.durationText.rawValue]]
      return ASStackLayoutSpec(
        direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start,
        children: children.compactMap { $0 as? ASDisplayNode })
    }
    func videoPlayerNode(
      _ videoPlayerNode: ASVideoPlayerNode, timeStringForTimeLabelType timeLabelType: ASVideoPlayerNodeControlType,
      for time: CMTime
    ) -> String { "\(Int(time.seconds)) s" }
  }

  private static func film(_ seconds: Double) -> AVAsset {
    AVAsset(
      url: URL(fileURLWithPath: "/film"), duration: CMTime(seconds: seconds, preferredTimescale: 600))
  }

  private func texts(in node: ASDisplayNode) -> [String] {
    node.subnodes.compactMap { ($0 as? ASTextNode)?.attributedText?.string }
  }

  @Test func aFilmIsPreparedNearWithItsTimesAndItsButton() {
    show(ASVideoPlayerNode(asset: Self.film(3700))) { node, _ in
      #expect(node.playerState == .readyToPlay && node.duration.seconds == 3700)
      #expect(texts(in: node) == ["00:00", "1:01:40"])
      let button = node.subnodes.compactMap { $0 as? ASDefaultPlaybackButton }.first
      #expect(button?.buttonType == .play && button?.frame.size == CGSize(width: 16, height: 22))
      node.play()
      HeadlessRuntime.current.turn()
      #expect(button?.buttonType == .pause && node.isPlaying())
      #expect(texts(in: node).first == "00:05")
      let slider = node.subnodes.lazy.filter { $0.isSynchronous }.compactMap { $0.view as? UISlider }.first
      #expect(abs((slider?.value ?? 0) - 5 / 3700) < 0.001)
    }
  }

  @Test func theControlsLieAlongTheLowerEdge() {
    show(ASVideoPlayerNode(asset: Self.film(60))) { node, _ in
      #expect(node.videoNode.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
      for subnode in node.subnodes where subnode !== node.videoNode {
        #expect(subnode.frame.maxY <= 190 && subnode.frame.minY >= 146 && subnode.frame.maxX <= 290)
      }
      node.controlsDisabled = true
      #expect(node.subnodes == [node.videoNode])
      node.controlsDisabled = false
      #expect(node.subnodes.count == 5)
    }
  }

  @Test func aSeekPlaysFromThere() {
    show(ASVideoPlayerNode(asset: Self.film(100))) { node, _ in
      node.seek(toTime: 50)
      #expect(texts(in: node).first == "00:50" && node.isPlaying())
      #expect(node.videoNode.player?.currentTime().seconds == 50)
    }
    show(ASVideoPlayerNode(asset: AVAsset(url: URL(fileURLWithPath: "/film")))) { node, _ in
      node.seek(toTime: 50)
      #expect(!node.isPlaying() && texts(in: node) == ["00:00", "00:00"])
    }
  }

  @Test func theSliderStaysUnderAFinger() {
    show(ASVideoPlayerNode(asset: Self.film(100))) { node, _ in
      let slider = node.subnodes.lazy.filter { $0.isSynchronous }.compactMap { $0.view as? UISlider }.first
      node.play()
      slider?.sendActions(for: .touchDown)
      HeadlessRuntime.current.turn()
      #expect(slider?.value == 0 && texts(in: node).first == "00:00")
      slider?.sendActions(for: .touchUpInside)
      HeadlessRuntime.current.turn()
      #expect(slider.map { $0.value > 0 } == true && texts(in: node).first != "00:00")
    }
  }

  @Test func aControlThatIsNeededTwiceIsThereOnce() {
    final class Stammering: ASVideoPlayerNodeDelegate {
      func videoPlayerNodeNeededDefaultControls(_ videoPlayer: ASVideoPlayerNode) -> [Any] { [2, 2] }
    }
    HeadlessRuntime().runMain {
      let (node, delegate) = (ASVideoPlayerNode(asset: Self.film(5)), Stammering())
      node.delegate = delegate
      _ = node.view
      #expect(texts(in: node) == ["00:00"])
    }
  }

  @Test func aFilmIsGivenToItsNodeNearTheScreenOnly() {
    HeadlessRuntime().runMain {
      let (node, film) = (ASVideoPlayerNode(), Self.film(5))
      node.asset = film
      #expect(node.asset == film && node.videoNode.asset == nil)
      node.isManagedByContainer = true
      node.setInterfaceStateOfTree(.preload)
      #expect(node.asset == film && node.videoNode.asset == film)
    }
  }

  @Test func aTapOnTheFilmPlaysItUnlessTheDelegateTakesIt() {
    show(ASVideoPlayerNode(asset: Self.film(100))) { node, window in
      window.tap(at: CGPoint(x: 150, y: 50))
      #expect(node.isPlaying())
      node.videoNode.pause()
      let listener = Listener()
      node.delegate = listener
      window.tap(at: CGPoint(x: 150, y: 50))
      #expect(!node.isPlaying() && listener.heard == ["tap"])
    }
  }

  @Test func theDelegateSaysWhatStandsOnTheFilm() {
    let listener = Listener()
    show(ASVideoPlayerNode(url: URL(fileURLWithPath: "/film")), listener: listener, film: Self.film(7)) { node, _ in
      #expect(texts(in: node) == ["7 s"])
      #expect(node.subnodes.compactMap { $0 as? ASButtonNode }.count == 1 && node.subnodes.count == 3)
      listener.forbidden = .playing
      node.play()
      #expect(!node.isPlaying())
      listener.forbidden = nil
      node.play()
      HeadlessRuntime.current.turn()
      #expect(listener.heard.first == "to 1.0")
    }
  }

  @Test func aSpinnerIsThereWhileTheFilmIsPrepared() {
    show(ASVideoPlayerNode()) { node, _ in
      let before = node.subnodes.count
      node.asset = Self.film(5)
      #expect(node.playerState == .initialLoading && node.subnodes.count == before + 1)
      let spinner = node.subnodes.last?.view as? UIActivityIndicatorView
      #expect(spinner?.isAnimating == true)
      HeadlessRuntime.current.turn()
      #expect(node.subnodes.count == before && node.playerState == .readyToPlay)
    }
  }

  @Test func whatIsToBePlayedIsSaidToTheFilm() {
    let node = ASVideoPlayerNode(url: URL(fileURLWithPath: "/film"), loadAssetWhenNodeBecomesVisible: true)
    node.shouldAutoPlay = true
    node.shouldAutoRepeat = true
    node.muted = true
    node.gravity = AVLayerVideoGravity.resizeAspectFill.rawValue
    node.placeholderImageURL = URL(fileURLWithPath: "/picture")
    let film = node.videoNode
    #expect(film.shouldAutoplay && film.shouldAutorepeat && film.muted && film.contentMode == .scaleAspectFill)
    #expect(film.url?.path == "/picture" && film.asset == nil && node.assetURL?.path == "/film")
    #expect(!node.supportsLayerBacking)
  }

  private func show(
    _ node: @autoclosure () -> ASVideoPlayerNode, listener: Listener? = nil, film: AVAsset? = nil,
    _ body: (ASVideoPlayerNode, UIWindow) -> Void
  ) {
    let runtime = HeadlessRuntime()
    runtime.runMain {
      let (window, node) = (UIWindow(), node())
      window.makeKeyAndVisible()
      node.delegate = listener
      if let film { node.asset = film }
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      window.addSubview(node.view)
      runtime.turn()
      body(node, window)
      node.view.removeFromSuperview()
    }
  }
}
