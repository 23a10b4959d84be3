import Foundation
import HeadlessUIKit

// What few say of nodes of text, pictures and controls, and what is asked of them.

extension ASImageNode {
  /// Has the picture drawn anew.
  ///
  /// - Parameter displayCompletionBlock: told on main once it is, or at once where there is nothing to draw for; with whether it was given up.
  public func setNeedsDisplayWithCompletion(_ displayCompletionBlock: ((_ canceled: Bool) -> Void)?) {
    setNeedsDisplay()
    guard let displayCompletionBlock else { return }
    guard isInDisplayState, bounds.width > 0, bounds.height > 0 else { return displayCompletionBlock(false) }
    runtime.async(.main) { [self] in
      recursivelyEnsureDisplaySynchronously(true)
      displayCompletionBlock(false)
    }
  }
}

extension ASNetworkImageNode {
  /// Whether delegates hear of pictures on main. Kept only: they hear of them where they are documented to.
  public static var useMainThreadDelegateCallbacks: Bool {
    get { callbacksOnMain[\.self] }
    set { callbacksOnMain.with { $0 = newValue } }
  }
  private static let callbacksOnMain = Guarded(true)

  /// How much of the picture is there, from 0 to 1: it comes in one piece.
  public var downloadProgress: CGFloat { currentImageQuality }
}

extension ASControlNode {
  /// Whether what can be touched of controls is shown in colour. Kept only.
  public static var enableHitTestDebug: Bool {
    get { showsTouchables[\.self] }
    set { showsTouchables.with { $0 = newValue } }
  }
  private static let showsTouchables = Guarded(false)

  /// How the focus is seen; there is none.
  public func setDefaultFocusAppearance() {}
}

extension ASImageNode {
  /// Whether pictures that are drawn larger or smaller than they are say so. Kept only.
  public static var shouldShowImageScalingOverlay: Bool {
    get { showsScaling[\.self] }
    set { showsScaling.with { $0 = newValue } }
  }
  private static let showsScaling = Guarded(false)
}

extension ASDisplayNode {
  /// Whether what is near the screen is shown in a corner of it. Kept only.
  public static var shouldShowRangeDebugOverlay: Bool {
    get { showsRanges[\.self] }
    set { showsRanges.with { $0 = newValue } }
  }
  private static let showsRanges = Guarded(false)
}
