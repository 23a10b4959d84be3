import Foundation

/// Where a controller is on its way to, while it hears of it.
enum ControllerMove {
  case none
  case toParent
  case fromParent
  case presented
  case dismissed
}
