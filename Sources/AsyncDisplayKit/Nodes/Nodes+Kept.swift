import Foundation
import HeadlessUIKit

// What few say of nodes of text, pictures and controls, and what is asked of them.

extension ASTextNode {
  /// As it was called earlier.
  public var attributedString: NSAttributedString? {
    get { attributedText }
    set { attributedText = newValue }
  }

  /// What a highlight of a part of the text covers, line by line, in the node's coordinates.
  public func highlightRects(forTextRange textRange: NSRange) -> [NSValue] { rects(forTextRange: textRange) }

  /// What is free behind the last line of the text, in the node's coordinates.
  public func trailingRect() -> CGRect {
    let snapshot = content.with { $0 }
    guard let last = snapshot.layout(in: bounds.size).lines.last else { return bounds }
    let line = last.rect.offsetBy(dx: snapshot.inset.left, dy: snapshot.inset.top)
    return CGRect(
      x: line.maxX, y: line.minY, width: max(0, bounds.width - snapshot.inset.right - line.maxX), height: line.height)
  }

  /// How far the shadow reaches beyond the text, as negative insets, in points.
  public var shadowPadding: UIEdgeInsets {
    guard shadowOpacity > 0, shadowColor != nil else { return .zero }
    return UIEdgeInsets(
      top: min(0, shadowOffset.height - shadowRadius), left: min(0, shadowOffset.width - shadowRadius),
      bottom: min(0, -shadowOffset.height - shadowRadius), right: min(0, -shadowOffset.width - shadowRadius))
  }
}

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

extension ASCellNode {
  /// Kept; there is no focus.
  public var focusStyle: UITableViewCell.FocusStyle {
    get { rare() ?? .default }
    set { setRare(newValue) }
  }
}

extension ASVideoNode {
  /// Kept; no film is seen.
  public var videoComposition: AVVideoComposition? {
    get { rare() }
    set { setRare(newValue) }
  }
  /// Kept; no film is heard.
  public var audioMix: AVAudioMix? {
    get { rare() }
    set { setRare(newValue) }
  }
  /// Nil: no film is seen.
  public var playerLayer: AVPlayerLayer? { nil }
  /// As it was called earlier.
  public var shouldAggressivelyRecover: Bool {
    get { shouldAggressivelyRecoverFromStall }
    set { shouldAggressivelyRecoverFromStall = newValue }
  }
}
