import Foundation

/// A rectangle in a view that constraints can be about, and that nobody sees. Main only.
open class UILayoutGuide: NSObject, AnchoredItem, ConstraintItem {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  /// Where the last layout put it, in the coordinates of its view.
  open internal(set) var layoutFrame = CGRect.zero

  public override init() {}

  var constrainedView: UIView? { owningView }
  var isInsideOfView: Bool { true }
}

extension UIView {
  /// Guides that were added, without those that every view has.
  public var layoutGuides: [UILayoutGuide] { allGuides.filter { !($0 is GapGuide) } }
  var allGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard requireMain(.viewOnMain, "addLayoutGuide(_:)"), layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeConstraintState.guides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, requireMain(.viewOnMain, "removeLayoutGuide(_:)") else { return }
    var next: UIView? = self
    while let host = next {
      host.letGo(host.constraints.filter { $0.items.contains { $0 === layoutGuide } })
      next = host.superview
    }
    constraintState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that nothing of the system's covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The margins, or the middle of them where lines would be too long to read.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

  func systemGuide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
    let state = madeConstraintState
    if let guide = state.systemGuides[kind] { return guide }
    let guide = SystemLayoutGuide(kind, of: self)
    state.systemGuides[kind] = guide
    return guide
  }
}

extension UIScrollView {
  /// All that can be scrolled to.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrolledContent) }
  /// The view as it is seen.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
