import HeadlessUIKit

/// How far something is from being seen: 0 while it can be, and one more for every step that the user is away from it.
public protocol ASVisibilityDepth: AnyObject {
  func visibilityDepth() -> Int
  /// The depth may be another one than before.
  func visibilityDepthDidChange()
}

/// Says how far its children are from being seen.
public protocol ASManagesChildVisibilityDepth: ASVisibilityDepth {
  /// - Returns: a depth beyond every other for what is no child.
  func visibilityDepthOfChildViewController(_ childViewController: UIViewController) -> Int
}

/// How much is prepared of what is that far away: all, little, what would be on screen, or nothing that can be had again.
public func ASLayoutRangeModeForVisibilityDepth(_ visibilityDepth: UInt) -> ASLayoutRangeMode {
  switch visibilityDepth {
  case 0: .full
  case 1: .minimum
  case 2: .visibleOnly
  default: .lowMemory
  }
}

/// A controller that knows how far it is from being seen: from the one it is in, or else from its own appearing.
protocol DepthKeeper: UIViewController, ASVisibilityDepth {
  /// 1 once it has disappeared.
  var ownDepth: Int { get set }
}

extension DepthKeeper {
  var depth: Int {
    (parent as? any ASManagesChildVisibilityDepth)?.visibilityDepthOfChildViewController(self) ?? ownDepth
  }

  func setOwnDepth(_ depth: Int) {
    ownDepth = depth
    visibilityDepthDidChange()
  }
}

extension [UIViewController] {
  func tellOfVisibilityDepth() {
    for case let child as any ASVisibilityDepth in self { child.visibilityDepthDidChange() }
  }

  /// Nil for what is not among them.
  func place(of controller: UIViewController) -> Int? { firstIndex { $0 === controller } }
}
