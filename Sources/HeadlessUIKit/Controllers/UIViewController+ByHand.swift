import Foundation

/// Controllers whose views somebody has put into another view by hand, as children or not. Nobody but the view can tell them when it comes
/// into a window and leaves it; one of a node hears of it from its node.
extension UIViewController {
  /// Whether nobody tells the controller when its view comes and goes: no window, no container of the kit's, none that says that it does so
  /// itself, and nobody who presents it.
  package var isOnItsOwn: Bool {
    let isTold: Bool? = rare("told to appear")
    guard isTold == nil, presentingViewController == nil, !(parent is UIContainerController) else { return false }
    guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return false }
    return !runtime.windows.all.contains { $0.rootViewController === self }
  }

  /// Whether it was the view that told the controller that it appears, and nobody has told it since that it disappears.
  var appearedByHand: Bool {
    let isTold: Bool? = rare("told to appear")
    let isToldByView: Bool? = rare("told by its view")
    return isTold == true && isToldByView == true
  }

  func viewWillEnterWindow() {
    guard viewSource == nil, isOnItsOwn else { return }
    setRare(true, "told by its view")
    callViewWillAppear()
  }

  func viewIsInWindow() {
    guard appearedByHand else { return }
    viewIsAppearing(false)
    callViewDidAppear()
  }
}
