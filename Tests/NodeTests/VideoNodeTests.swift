import AsyncDisplayKit
import Testing

@Suite struct VideoNodeTests {
  private final class Listener: ASVideoNodeDelegate {
    var heard: [String] = []
    func videoNode(
      _ videoNode: ASVideoNode, willChange state: ASVideoNodePlayerState, to toState: ASVideoNodePlayerState
    ) { heard.append("\(toState)") }
    func videoNode(_ videoNode: ASVideoNode, didPlayToTimeInterval timeInterval: TimeInterval) {
      heard.append("at \(timeInterval)")
    }
    func videoDidPlay(toEnd videoNode: ASVideoNode) { heard.append("end") }
    func videoNodeDidStartInitialLoading(_ videoNode: ASVideoNode) { heard.append("loading") }
    func videoNode(_ videoNode: ASVideoNode, didSetCurrentItem currentItem: AVPlayerItem) { heard.append("item") }
    func videoNodeDidFinishInitialLoading(_ videoNode: ASVideoNode) { heard.append("loaded") }
    func videoNode(
      _ videoNode: ASVideoNode, didFailToLoadValueForKey key: String, asset: AVAsset, error: any Error
    ) { heard.append("\(key): \(error)") }
  }

  private static let url = URL(fileURLWithPath: "/film")
  private let listener = Listener()

  @Test func aFilmIsPreparedNearAndPlaysWhileItIsSeen() {
    show(AVAsset(url: Self.url, duration: CMTime(seconds: 1.5, preferredTimescale: 600))) { node, _ in
      #expect(
        listener.heard == [
          "initialLoading", "loading", "item", "loaded", "readyToPlay", "playing", "at 1.0", "at 1.5", "finished",
          "end",
        ])
      #expect(!node.isPlaying())
      #expect(node.player?.currentTime() == .zero)
    }
  }

  @Test func howOftenOneWantsToBeToldOfTheTimeIsKept() {
    let node = ASVideoNode()
    #expect(node.periodicTimeObserverTimescale == 10_000)
    node.periodicTimeObserverTimescale = 1
    #expect(node.periodicTimeObserverTimescale == 1)
  }

  @Test func aFilmGoesOnWhenItComesBackAndIsForgottenFarAway() {
    show(AVAsset(url: Self.url)) { node, window in
      #expect(node.isPlaying())
      node.view.removeFromSuperview()
      #expect(node.playerState == .unknown && node.player == nil)
      listener.heard = []
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      #expect(listener.heard.prefix(6) == ["initialLoading", "loading", "item", "loaded", "readyToPlay", "playing"])
    }
  }

  @Test func aRatePlaysAndPauses() {
    HeadlessRuntime().runMain {
      let player = AVPlayer(url: Self.url)
      player.rate = 1
      #expect(player.timeControlStatus == .playing && player.rate == 1)
      player.rate = 0
      #expect(player.timeControlStatus == .paused)
    }
  }

  @Test func thePictureIsWhereTheFilmWouldBe() {
    let node = ASVideoNode()
    let modes: [(AVLayerVideoGravity, UIViewContentMode)] = [
      (.resize, .scaleToFill), (.resizeAspect, .scaleAspectFit), (.resizeAspectFill, .scaleAspectFill),
    ]
    for (gravity, mode) in modes {
      node.gravity = gravity.rawValue
      #expect(node.contentMode == mode)
    }
  }

  @Test func aTapPausesAndPlays() {
    show(AVAsset(url: Self.url)) { node, window in
      window.tap(at: CGPoint(x: 5, y: 5))
      #expect(node.playerState == .paused)
      window.tap(at: CGPoint(x: 5, y: 5))
      #expect(node.isPlaying())
    }
  }

  @Test func aFilmThatRepeatsBeginsAnew() {
    let asset = AVAsset(url: Self.url, duration: CMTime(seconds: 2, preferredTimescale: 600))
    show(asset, repeats: true) { node, _ in
      #expect(listener.heard.filter { $0 == "end" }.count == 2)
      #expect(node.isPlaying())
    }
  }

  @Test func onlyAFilmThatPlayedIsPausedByGoingOutOfSight() {
    HeadlessRuntime().runMain {
      let node = ASVideoNode()
      node.isManagedByContainer = true
      node.asset = AVAsset(url: Self.url)
      node.setInterfaceStateOfTree([.preload, .visible])
      HeadlessRuntime.current.turn()
      #expect(node.playerState == .readyToPlay)
      node.setInterfaceStateOfTree(.preload)
      #expect(node.playerState == .readyToPlay)
      node.setInterfaceStateOfTree([.preload, .visible])
      node.play()
      node.setInterfaceStateOfTree(.preload)
      #expect(node.playerState == .paused)
      node.setInterfaceStateOfTree([.preload, .visible])
      #expect(node.isPlaying())
      node.pause()
      for state in [ASInterfaceState.preload, [.preload, .visible]] { node.setInterfaceStateOfTree(state) }
      #expect(node.playerState == .paused)
    }
  }

  @Test func aFilmThatHasEndedStaysSoWhenItComesBack() {
    HeadlessRuntime().runMain {
      let node = ASVideoNode()
      node.isManagedByContainer = true
      node.asset = AVAsset(url: Self.url, duration: CMTime(seconds: 1, preferredTimescale: 600))
      node.setInterfaceStateOfTree([.preload, .visible])
      node.play()
      while node.playerState != .finished { HeadlessRuntime.current.turn() }
      for state in [ASInterfaceState.preload, [.preload, .visible]] { node.setInterfaceStateOfTree(state) }
      #expect(node.playerState == .finished)
    }
  }

  @Test func aFilmThatIsGivenUpWhileItIsPreparedIsNotThere() {
    HeadlessRuntime().runMain {
      let node = ASVideoNode()
      node.isManagedByContainer = true
      node.asset = AVAsset(url: Self.url)
      for state in [ASInterfaceState.preload, []] { node.setInterfaceStateOfTree(state) }
      HeadlessRuntime.current.turn()
      #expect(node.player == nil && node.playerState == .unknown)
    }
  }

  @Test func aFilmIsAsMutedAsItsNode() {
    HeadlessRuntime().runMain {
      let node = ASVideoNode()
      node.isManagedByContainer = true
      node.muted = true
      node.asset = AVAsset(url: Self.url)
      node.setInterfaceStateOfTree(.preload)
      HeadlessRuntime.current.turn()
      #expect(node.player?.isMuted == true)
      node.muted = false
      #expect(node.player?.isMuted == false)
    }
  }

  @Test func theSameFilmGoesOn() {
    show(AVAsset(url: Self.url)) { node, _ in
      listener.heard = []
      node.asset = node.asset
      #expect(node.isPlaying() && listener.heard == [])
    }
  }

  @Test func aBrokenFilmIsAnError() {
    show(AVAsset(url: Self.url, isPlayable: false)) { node, _ in
      #expect(listener.heard == ["initialLoading", "loading", "playable: file:///film cannot be played", "unknown"])
    }
  }

  private func show(_ asset: AVAsset, repeats: Bool = false, _ body: (ASVideoNode, UIWindow) -> Void) {
    let runtime = HeadlessRuntime()
    runtime.runMain {
      let window = UIWindow()
      window.makeKeyAndVisible()
      let node = ASVideoNode()
      node.delegate = listener
      node.shouldAutoplay = true
      node.shouldAutorepeat = repeats
      node.asset = asset
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(node.view)
      runtime.turn()
      body(node, window)
      node.view.removeFromSuperview()
    }
  }
}
