extension AVPlayer {
  /// Plays without waiting for more of the film.
  public func playImmediately(atRate rate: Float) { self.rate = rate }
}
