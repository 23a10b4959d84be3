import Foundation

/// What a view has that constraints are about. Most views have none.
final class ConstraintState {
  /// Whether the frame is the view's own, and constraints take it as it is.
  var translates = true
  /// Active constraints that this view keeps.
  var held: [NSLayoutConstraint] = []
  /// Active constraints, whoever keeps them, that are about this view or a guide in it.
  var about: [ObjectIdentifier: ConstraintMention] = [:]
  /// How many active constraints are about this very view.
  var mentions = 0
  /// How many active constraints are about guides that this view has by itself.
  var guideMentions = 0
  /// How many active constraints of views above are about something inside of this one.
  var crossings = 0
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemLayoutGuide.Kind: SystemLayoutGuide] = [:]
  /// How much the view keeps close to its content, by axis.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// How much the view keeps its content from being cut off, by axis.
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var margins: LayoutMargins?
  /// Something has changed since the constraints below this view were solved.
  var needsSolving = true

  /// Whether constraints that views above keep may be about the view, or something in it.
  var isMentioned: Bool { mentions > 0 || guideMentions > 0 || crossings > 0 }
}

/// A constraint that somebody else keeps.
struct ConstraintMention {
  weak var constraint: NSLayoutConstraint?
}

extension UIView {
  var madeConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState()
    constraintState = state
    return state
  }

  /// Whether constraints say where the view is. A view that a window or container shows is where that puts it.
  var isPlacedByConstraints: Bool {
    guard let constraintState, !constraintState.translates, constraintState.mentions > 0, let superview else {
      return false
    }
    return controller == nil || !(superview is UIWindow || superview.controller is UIContainerController)
  }

  /// Whether nothing outside of the view says where what is in it is.
  var isLayoutRoot: Bool { !isPlacedByConstraints && constraintState?.crossings ?? 0 == 0 }

  /// The view whose layout pass solves what the constraints among this view's subviews say.
  var layoutRoot: UIView {
    var root = self
    while !root.isLayoutRoot, let above = root.superview { root = above }
    return root
  }

  /// The constraints among the subviews, or what they depend on, are others than before. Nothing is laid out again unless that moves it.
  func constraintsDidChange() {
    let root = layoutRoot
    root.madeConstraintState.needsSolving = true
    root.noteUpdateBelow()
  }

  /// The frame, which constraints may take as it is, is another one, or the view shows another part of what is in it.
  func frameDidChange(boundsChanged: Bool, sizeChanged: Bool) {
    guard let constraintState else { return }
    let isScrolled = boundsChanged && !sizeChanged
    if isScrolled, constraintState.crossings > 0 || constraintState.guideMentions > 0 { constraintsDidChange() }
    guard !isPlacedByConstraints else { return }
    if sizeChanged { constraintState.needsSolving = true }
    if constraintState.isMentioned { superview?.constraintsDidChange() }
  }
}
