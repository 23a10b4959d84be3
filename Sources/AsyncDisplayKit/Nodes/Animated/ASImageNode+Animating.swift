import Foundation
import HeadlessUIKit

/// Where a node is in the pictures that it shows one after the other.
struct PictureAnimation {
  var film: (any ASAnimatedImageProtocol)?
  var isPaused = false
  var runLoopMode = RunLoop.Mode.common.rawValue
  var isRunning = false
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
      (isRunning, index, playedLoops) = (false, 0, 0)
      run += 1
    }
    return film
  }

  /// - Returns: whether there is a next picture: not after the last one of the last loop.
  mutating func advance(in film: any ASAnimatedImageProtocol) -> Bool {
    if index + 1 < film.frameCount {
      index += 1
      return true
    }
    playedLoops += 1
    guard film.loopCount == 0 || playedLoops < film.loopCount else { return false }
    index = 0
    return true
  }
}

extension ASImageNode {
  /// Takes other pictures over. On any thread.
  func setFilm(_ film: (any ASAnimatedImageProtocol)?) {
    guard film == nil || film !== animatedImage || film?.playbackReady == false else { return }
    let previous = animation.with { $0.exchange(film) }
    if film == nil && previous == nil { return }
    if let film {
      film.coverImageReadyCallback = { [weak self] cover in self?.takeCover(cover) }
      film.playbackReadyCallback = { [weak self] in self.map { $0.onMain($0) { $0.startAnimating() } } }
      if film.coverImageReady { takeCover(film.coverImage) }
      onMain(self) { $0.startAnimating() }
    } else {
      hideFilm()
    }
    runtime.async(.main) { [weak self] in self?.animatedImageSet(film, previousAnimatedImage: previous) }
  }

  private func takeCover(_ cover: UIImage) {
    onMain(self) { if $0.isInDisplayState { $0.showCover(cover) } }
  }

  /// Neither the pictures nor their cover are to be seen.
  func hideFilm() {
    contents = nil
    showCover(nil)
  }

  // MARK: On main

  /// Shows the pictures from the one on that was shown last, if the node is visible and nobody has paused them.
  func startAnimating() {
    guard isVisible, let film = animatedImage, film.playbackReady, film.frameCount > 0 else { return }
    let run = animation.with { animation -> Int? in
      guard !animation.isPaused, !animation.isRunning else { return nil }
      animation.isRunning = true
      return animation.run
    }
    guard let run else { return }
    // What is being drawn is shown before.
    runtime.async(.main, after: Self.shortest) { [weak self] in
      if self?.animation[\.run] == run { self?.showPicture(of: film, run) }
    }
  }

  func stopAnimating() {
    let film = animation.with { animation in
      animation.isRunning = false
      animation.run += 1
      return animation.film
    }
    film?.clearAnimatedImageCache()
  }

  /// How long anything is on screen, in seconds.
  private static let shortest: TimeInterval = 1 / 60

  /// The picture that is shown, while they are.
  var currentPicture: UIImage? {
    guard animation[\.isRunning], let film = animatedImage else { return nil }
    let index = UInt(animation[\.index])
    return UIImage(cgImage: film.image(at: index).takeUnretainedValue())
  }

  private func showPicture(of film: any ASAnimatedImageProtocol, _ run: Int) {
    let index = UInt(animation[\.index])
    contents = film.image(at: index).takeUnretainedValue()
    noteContents()
    call(NodeCall.displayDidFinish) { $0.displayDidFinish() }
    runtime.async(.main, after: max(film.duration(at: index), Self.shortest)) { [weak self] in
      self?.showNextPicture(of: film, run)
    }
  }

  private func showNextPicture(of film: any ASAnimatedImageProtocol, _ run: Int) {
    let goesOn = animation.with { $0.run == run ? $0.advance(in: film) : nil }
    guard let goesOn else { return }
    if goesOn { showPicture(of: film, run) } else { stopAnimating() }
  }
}
