import Foundation
import HeadlessUIKit
import Testing

/// Films that nobody decodes, and their time.
@Suite("Films") struct FilmTests {
  private static func item(_ seconds: Double) -> AVPlayerItem {
    let url = URL(fileURLWithPath: "/film")
    return AVPlayerItem(asset: AVAsset(url: url, duration: CMTime(seconds: seconds, preferredTimescale: 600)))
  }

  @Test("whoever wants to know the time is told of it at the start, again and again, and at the end")
  func observers() {
    HeadlessRuntime().runMain {
      let player = AVPlayer(playerItem: Self.item(1.2))
      var told: [Double] = []
      let half = CMTime(value: 1, timescale: 2)
      let observer = player.addPeriodicTimeObserver(forInterval: half, queue: .main) { told.append($0.seconds) }
      player.play()
      HeadlessRuntime.current.turn()
      #expect(told == [0, 0, 0.5, 1, 1.2, 1.2] && player.rate == 0)
      player.removeTimeObserver(observer)
      player.seek(to: .zero)
      #expect(told.count == 6 && player.currentTime() == .zero)
    }
  }

  @Test("a film keeps its own time, and goes on from where it was put")
  func items() {
    HeadlessRuntime().runMain {
      let item = Self.item(4)
      var isDone = false
      item.seek(to: CMTime(seconds: 3, preferredTimescale: 1)) { isDone = $0 }
      let player = AVPlayer(playerItem: item)
      #expect(isDone && player.currentTime().seconds == 3 && player.status == .readyToPlay)
      player.play()
      HeadlessRuntime.current.turn()
      #expect(item.currentTime().seconds == 4)
      player.replaceCurrentItem(with: nil)
      #expect(player.currentTime() == .zero)
    }
  }

  @Test("a queue plays one film after the other; a looper plays one again")
  func queues() {
    HeadlessRuntime().runMain {
      let items = [Self.item(1), Self.item(2)]
      let queue = AVQueuePlayer(items: items)
      #expect(!queue.canInsert(items[0], after: nil) && queue.items() == items)
      queue.play()
      HeadlessRuntime.current.turn()
      #expect(items.map { $0.currentTime().seconds } == [1, 2] && queue.items().isEmpty)
      let looper = AVPlayerLooper(player: queue, templateItem: Self.item(1))
      queue.play()
      HeadlessRuntime.current.turn()
      #expect(looper.loopCount >= 4 && queue.rate == 1)
      looper.disableLooping()
      HeadlessRuntime.current.turn()
      #expect(queue.rate == 0)
    }
  }

  @Test("the controller of a film shows it on black, as large as itself")
  func controllers() {
    HeadlessRuntime().runMain {
      let (controller, window) = (AVPlayerViewController(), UIWindow())
      controller.player = AVPlayer(playerItem: Self.item(1))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      let film = controller.view.layer.sublayers?.first as? AVPlayerLayer
      #expect(film?.frame == controller.view.bounds && film?.isReadyForDisplay == true)
      #expect(controller.view.backgroundColor == .black)
    }
  }

  @Test("what is to be known of a film is told off main; sound is only spoken of")
  func values() throws {
    HeadlessRuntime().runMain {
      var isMain: Bool?
      let asset = AVAsset(url: URL(fileURLWithPath: "/film"))
      asset.loadValuesAsynchronously(forKeys: ["playable"]) { isMain = ThreadState.isMain }
      HeadlessRuntime.current.turn()
      #expect(isMain == false && asset.statusOfValue(forKey: "playable", error: nil) == .loaded)
    }
    #expect(CMTime() == .invalid)
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, options: .mixWithOthers)
    try session.setActive(true)
    #expect(session.category == .playback && session.mode == .moviePlayback)
    try session.setCategory(AVAudioSessionCategoryAmbient)
    #expect(session.category == .ambient && session.categoryOptions == [])
  }

  @Test("a slider's picture is its thumb: as large, and dragged like it")
  func thumbs() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in }
    slider.setThumbImage(image, for: .normal)
    #expect(slider.thumbImage(for: .highlighted) == nil && slider.currentThumbImage === image)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(thumb == CGRect(x: 92, y: 9.5, width: 10, height: 12))
    HeadlessRuntime().runMain {
      let (window, slider) = (UIWindow(), UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31)))
      slider.setThumbImage(image, for: .normal)
      window.makeKeyAndVisible()
      window.addSubview(slider)
      guard let touch = window.beginTouch(at: CGPoint(x: 7, y: 15)) else { return #expect(Bool(false)) }
      window.moveTouch(touch, to: CGPoint(x: 52, y: 15))
      #expect(slider.value == 0.5)
    }
  }
}
