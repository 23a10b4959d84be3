/// The windows on screen, as long as anybody keeps them.
struct ShownWindows {
  private struct Shown {
    weak var window: UIWindow?
  }

  private var shown: [Shown] = []
  func contains(_ window: UIWindow) -> Bool { shown.contains { $0.window === window } }
  private weak var chosen: UIWindow?

  /// From the back to the front.
  var all: [UIWindow] { shown.compactMap(\.window) }

  /// The one that the program means when it does not say which: the front one where the one that was chosen is gone.
  var key: UIWindow? { chosen ?? all.last }

  /// - Returns: the one that was chosen before.
  mutating func key(replacedBy window: UIWindow?) -> UIWindow? {
    defer { chosen = window }
    return chosen
  }

  /// In front of all that are on its level, and behind those of higher ones.
  mutating func bringToFront(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
    let place = shown.firstIndex { ($0.window?.windowLevel ?? .normal) > window.windowLevel }
    shown.insert(Shown(window: window), at: place ?? shown.endIndex)
  }
}
