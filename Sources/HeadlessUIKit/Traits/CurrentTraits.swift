import Foundation

/// The traits that count on each thread of one runtime, by the numbers of threads.
final class CurrentTraits: @unchecked Sendable {
  private let lock = NSLock()
  private var byThread: [UInt16: UITraitCollection] = [:]

  /// Those of the calling thread; nil where nobody has said any.
  var innermost: UITraitCollection? {
    get { lock.withLock { byThread[ThreadState.current.number] } }
    set { lock.withLock { byThread[ThreadState.current.number] = newValue } }
  }

  func with<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
    let before = innermost
    innermost = traits
    defer { innermost = before }
    return body()
  }
}

extension UIView {
  /// The style that the view, or its controller, has for itself.
  var styleOfItsOwn: UIUserInterfaceStyle {
    let own = overrideUserInterfaceStyle
    return own == .unspecified ? controller?.overrideUserInterfaceStyle ?? .unspecified : own
  }

  /// Runs something with the view's traits as the current ones.
  func withItsTraits(_ body: () -> Void) {
    // Nobody has a style of his own in most programs, and so nobody looks for it.
    runtime.hasStyles ? traitCollection.performAsCurrent(body) : body()
  }

  /// Nil where nobody has a style for itself.
  package var traitsIfStyled: UITraitCollection? { runtime.hasStyles ? traitCollection : nil }

  /// The view is of another style than before, or may be.
  func colorsDidChange() {
    if let backgroundColor, backgroundColor.isDynamic { layer.backgroundColor = resolved(backgroundColor) }
    if runtime.hasStyles { setNeedsDisplay() }
  }

  /// A colour as the view has it.
  func resolved(_ color: UIColor?) -> CGColor? {
    guard let color, color.isDynamic, runtime.hasStyles else { return color?.cgColor }
    return color.resolvedColor(with: traitCollection).cgColor
  }
}
