import Foundation

/// Where a controller is on its way to, while it hears of it.
enum ControllerMove {
  case none
  case toParent
  case fromParent
  case presented
  case dismissed
}

extension UIViewController {
  /// Whether it appears because it has come into a container.
  public var isMovingToParent: Bool { surroundings.move == .toParent }
  /// Whether it disappears because it leaves its container: it was popped.
  public var isMovingFromParent: Bool { surroundings.move == .fromParent }
  /// Whether it appears because it is shown above another controller.
  public var isBeingPresented: Bool { surroundings.move == .presented }
  /// Whether it disappears because it is not shown above another controller any more.
  public var isBeingDismissed: Bool { surroundings.move == .dismissed }

  /// Does something in which controllers move. A move within a move is over before that is.
  static func moving(_ controllers: [UIViewController], _ move: ControllerMove, _ body: () -> Void) {
    let before = controllers.map(\.surroundings.move)
    for controller in controllers { controller.surroundings.move = move }
    body()
    for (controller, move) in zip(controllers, before) { controller.surroundings.move = move }
  }
}
