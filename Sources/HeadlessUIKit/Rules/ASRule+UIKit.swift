extension ASRule {
  /// A pass that asks for the next one for ever.
  public static let layoutSettles = ASRule(
    "layout-settles", "A layout pass must not ask for another one every time.")
  /// A controller's or node's view off main.
  public static let viewOnMain = ASRule("view-on-main", "A view or layer may be used only on the main thread.")
  /// A controller created off main.
  public static let controllerOnMain = ASRule(
    "controller-on-main", "A view controller must be created and used on the main thread.")
  /// A window used off main.
  public static let windowOnMain = ASRule("window-on-main", "A window may be used only on the main thread.")
  /// A `loadView()` that sets no view.
  public static let loadViewSetsView = ASRule("load-view-sets-view", "An override of loadView() must set a view.")
  /// A wait in a circle.
  public static let noDeadlock = ASRule(
    "no-deadlock", "A job must not wait for a thread that is waiting for that very job.")
  /// Jobs that ask for one another without end.
  public static let turnEnds = ASRule(
    "turn-ends", "What is done in a turn of the main loop must not ask for more of the same without end.")
  /// Constraints that cannot all hold.
  public static let constraintsAgree = ASRule(
    "constraints-agree", "Required constraints must not contradict one another.")
  /// A constraint between views of which none is in the other, nor both in a third.
  public static let constraintsShareTree = ASRule(
    "constraints-share-tree", "The views of a constraint must be in one view when it becomes active.")
  /// Updates of a list that its data source does not bear out.
  public static let validUpdate = ASRule(
    "valid-update", "Updates must say exactly what has changed in the data source since the last ones.")
  /// A visual format that cannot be read.
  public static let visualFormatReads = ASRule(
    "visual-format-reads", "A visual format must be one, and name only views and metrics that are given.")
}
