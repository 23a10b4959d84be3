import Foundation
import HeadlessUIKit

/// Where a node is in the pictures that it shows one after the other.
struct PictureAnimation {
  var film: (any ASAnimatedImageProtocol)?
  var isPaused = false
  var runLoopMode = RunLoop.Mode.common.rawValue
  var isRunning = false
  /// One of the pictures is what the node shows, be they running or not.
  var isShown = false
  /// Grows whenever the pictures stop: the next one that is on its way does not come.
  var run = 0
  /// The picture that is shown, or to be shown first.
  var index = 0
  /// How often all of them have been shown.
  var playedLoops = 0

  /// Other pictures begin at the beginning.
  mutating func exchange(_ new: (any ASAnimatedImageProtocol)?) -> (any ASAnimatedImageProtocol)? {
    defer {
      film = new
      (isRunning, isShown, index, playedLoops) = (false, false, 0, 0)
      run += 1
    }
    return film
  }

  /// - Returns: whether there is a next picture: not after the last one of the last loop.
  mutating func advance(in pictures: Int, loops: Int) -> Bool {
    if index + 1 < pictures {
      index += 1
      return true
    }
    playedLoops += 1
    guard loops == 0 || playedLoops < loops else { return false }
    index = 0
    return true
  }
}

/// Which pictures took the place of which.
struct FilmChange {
  let new: (any ASAnimatedImageProtocol)?
  let previous: (any ASAnimatedImageProtocol)?
}

extension ASImageNode {
  /// Takes other pictures over. On any thread.
  func setFilm(_ film: (any ASAnimatedImageProtocol)?) {
    guard let change = keepFilm(film, isReady: film?.playbackReady ?? true) else { return }
    tellOf(change)
    if film == nil { showCover(nil) }
  }

  /// Takes other pictures over without anything done about it; nil if they are the same.
  ///
  /// - Parameter isReady: what they say of their playback; asked before any lock is taken.
  func keepFilm(_ film: (any ASAnimatedImageProtocol)?, isReady: Bool) -> FilmChange? {
    animation.with { animation in
      if film === animation.film, isReady { return nil }
      return FilmChange(new: film, previous: animation.exchange(film))
    }
  }

  func tellOf(_ change: FilmChange) {
    if let film = change.new { listen(to: film) } else { contents = nil }
    runtime.async(.main) { [weak self] in
      self?.animatedImageSet(change.new, previousAnimatedImage: change.previous)
    }
  }

  private func listen(to film: any ASAnimatedImageProtocol) {
    film.coverImageReadyCallback = { [weak self, weak film] cover in
      if let film { self?.takeCover(cover, of: film) }
    }
    film.playbackReadyCallback = { [weak self, weak film] in
      if let film { self?.start(film) }
    }
    if film.coverImageReady { takeCover(film.coverImage, of: film) }
    start(film)
  }

  // What the node shows by the time that main is reached may be something else.

  private func takeCover(_ cover: UIImage, of film: any ASAnimatedImageProtocol) {
    onMain(self) { if $0.animatedImage === film, $0.isInDisplayState { $0.showCover(cover) } }
  }

  private func start(_ film: any ASAnimatedImageProtocol) {
    onMain(self) { if $0.animatedImage === film { $0.startAnimating() } }
  }

  /// Neither the pictures nor their cover are to be seen.
  func hideFilm() {
    animation.with { $0.isShown = false }
    contents = nil
    showCover(nil)
  }

  // MARK: On main

  /// Shows the pictures from the one on that was shown last, if the node is visible and nobody has paused them.
  func startAnimating() {
    guard isVisible, let film = animatedImage, film.playbackReady, film.frameCount > 0 else { return }
    let run = animation.with { animation -> Int? in
      guard animation.film === film, !animation.isPaused, !animation.isRunning else { return nil }
      animation.isRunning = true
      return animation.run
    }
    guard let run else { return }
    // What is being drawn is shown before.
    runtime.async(.main, after: Self.shortest) { [weak self] in self?.showPicture(of: film, run) }
  }

  func stopAnimating() {
    let film = animation.with { animation in
      defer { (animation.isRunning, animation.run) = (false, animation.run + 1) }
      return animation.isRunning ? animation.film : nil
    }
    film?.clearAnimatedImageCache()
  }

  /// How long anything is on screen, in seconds.
  private static let shortest: TimeInterval = 1 / 60

  /// The picture that is shown, while one of them is.
  var currentPicture: UIImage? {
    let shown = animation.with { $0.isShown ? ($0.film, UInt($0.index)) : (nil, 0) }
    return shown.0.map { UIImage(cgImage: $0.image(at: shown.1).takeUnretainedValue()) }
  }

  private func showPicture(of film: any ASAnimatedImageProtocol, _ run: Int) {
    let shown = animation.with { animation -> UInt? in
      guard animation.run == run else { return nil }
      animation.isShown = true
      return UInt(animation.index)
    }
    guard let index = shown else { return }
    contents = film.image(at: index).takeUnretainedValue()
    noteContents()
    call(NodeCall.displayDidFinish) { $0.displayDidFinish() }
    runtime.async(.main, after: max(film.duration(at: index), Self.shortest)) { [weak self] in
      self?.showNextPicture(of: film, run)
    }
  }

  private func showNextPicture(of film: any ASAnimatedImageProtocol, _ run: Int) {
    let (pictures, loops) = (film.frameCount, film.loopCount)
    let goesOn = animation.with { $0.run == run ? $0.advance(in: pictures, loops: loops) : nil }
    guard let goesOn else { return }
    if goesOn { showPicture(of: film, run) } else { stopAnimating() }
  }
}
