import Foundation

/// Plays one film after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var following: [AVPlayerItem] = []

  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    following = Array(items.dropFirst())
    actionAtItemEnd = .advance
  }
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    actionAtItemEnd = .advance
  }

  /// The one that is played and those that follow it.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + following }

  /// - Returns: whether it is not in the queue already.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !items().contains { $0 === item }
  }

  /// - Parameter afterItem: at the end of the queue if nil.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    if currentItem == nil { return replaceCurrentItem(with: item) }
    let place = afterItem === currentItem ? 0 : following.firstIndex { $0 === afterItem }.map { $0 + 1 }
    following.insert(item, at: afterItem == nil ? following.endIndex : place ?? following.endIndex)
  }

  open func remove(_ item: AVPlayerItem) {
    following.removeAll { $0 === item }
    if item === currentItem { advanceToNextItem() }
  }

  open func removeAllItems() {
    following = []
    replaceCurrentItem(with: nil)
  }

  /// The next film goes on as this one did.
  open func advanceToNextItem() {
    let wasPlaying = rate > 0
    replaceCurrentItem(with: following.isEmpty ? nil : following.removeFirst())
    if wasPlaying { play() }
  }

  override func itemDidEnd(_ item: AVPlayerItem) {
    guard actionAtItemEnd == .advance else { return }
    advanceToNextItem()
    play()
  }
}

/// Plays a film of a queue again and again, as long as it is there.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  private weak var player: AVQueuePlayer?
  private var listener: (any NSObjectProtocol)?
  /// How often the film has been played.
  open private(set) var loopCount = 0

  /// Whatever else is in the queue goes.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    let wasPlaying = player.rate > 0
    player.removeAllItems()
    let item = AVPlayerItem(asset: itemToLoop.asset)
    player.replaceCurrentItem(with: item)
    player.actionAtItemEnd = .pause
    if wasPlaying { player.play() }
    listener = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { [weak self] _ in self?.begin(anew: item) }
  }

  deinit { disableLooping() }

  private func begin(anew item: AVPlayerItem) {
    loopCount += 1
    item.seek(to: .zero)
    player?.play()
  }

  open func disableLooping() {
    if let listener { NotificationCenter.default.removeObserver(listener) }
    listener = nil
  }
}
