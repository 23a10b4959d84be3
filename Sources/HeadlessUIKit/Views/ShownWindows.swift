/// The windows on screen, as long as anybody keeps them.
struct ShownWindows {
  private struct Shown {
    weak var window: UIWindow?
  }

  private var shown: [Shown] = []
  private weak var chosen: UIWindow?

  /// From the back to the front.
  var all: [UIWindow] { shown.compactMap(\.window) }

  /// The one that the program means when it does not say which: the front one where the one that was chosen is gone.
  var key: UIWindow? {
    get { chosen ?? all.last }
    set { chosen = newValue }
  }

  mutating func bringToFront(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
    shown.append(Shown(window: window))
  }
}
