/// What a ``ASMultiplexImageNode`` has got, and what it is getting.
struct MultiplexLoading {
  /// The best first.
  var identifiers: [ASImageIdentifier] = []
  /// The one that is being got.
  var current: ASImageIdentifier?
  var loaded: ASImageIdentifier?
  var displayed: ASImageIdentifier?
  var getsAll = false
  /// Grows whenever what is being loaded is no longer wanted.
  var generation = 0
  var download: PictureDownload?

  /// Whatever is under way is not wanted.
  mutating func giveUp() {
    generation += 1
    current = nil
  }

  /// What to get after what is there: nil if that is the best.
  var next: ASImageIdentifier? {
    guard let best = identifiers.first, best != loaded else { return nil }
    guard getsAll else { return best }
    let index = loaded.flatMap { identifiers.firstIndex(of: $0) } ?? identifiers.count
    return identifiers[index - 1]
  }
}
