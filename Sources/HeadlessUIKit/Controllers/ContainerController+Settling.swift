import Foundation

extension UIContainerController {
  /// Those that go belong to nobody any more, and those that come to the container.
  func settle(gone: [UIViewController], come: [UIViewController]) {
    // What is shown while the container is not on screen has not arrived before it has appeared.
    let isHere = stage == .here || stage == .leaving
    for child in come {
      if isHere || !row.contains(where: { $0 === child }) { child.surroundings.move = .none }
      child.didMove(toParent: self)
    }
    for child in gone {
      child.surroundings.move = .none
      child.removeFromParent()
    }
  }
}

extension [UIViewController] {
  /// Those that are not among the others.
  func without(_ others: [UIViewController]) -> [UIViewController] {
    filter { controller in !others.contains { $0 === controller } }
  }
}
