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
  /// Does something in which controllers move. A move within a move is over before that is.
  static func moving(_ controllers: [UIViewController], _ move: ControllerMove, _ body: () -> Void) {
    let before = controllers.map(\.surroundings.move)
    for controller in controllers { controller.surroundings.move = move }
    body()
    for (controller, move) in zip(controllers, before) { controller.surroundings.move = move }
  }
}
