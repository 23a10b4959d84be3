import Foundation

/// The way of controllers onto the screen and off it, where it takes its time. That passes on the runtime's own clock.
///
/// What has to happen when they are there is added to it.
final class ControllerTransition: UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinator) -> Void
  /// In seconds.
  static let length: TimeInterval = 0.35

  private var between: [UITransitionContextViewControllerKey: UIViewController]
  private var arrivals: [() -> Void] = []
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var hasBegun = false
  private(set) var isOver = false

  var transitionDuration: TimeInterval { Self.length }
  var isAnimated: Bool { true }
  var percentComplete: CGFloat { isOver ? 1 : 0 }

  init(from old: UIViewController?, to new: UIViewController?) {
    between = [.from: old, .to: new].compactMapValues(\.self)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { between[key] }

  /// Animations run when all have been told that controllers are about to move, and later ones at once.
  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    if let animation { hasBegun ? animation(self) : animations.append(animation) }
    return true
  }

  func add(_ step: @escaping () -> Void) { arrivals.append(step) }

  /// All have been told; what moves is over after its time at the latest.
  func begin(in runtime: HeadlessRuntime) {
    hasBegun = true
    let steps = animations
    animations = []
    for step in steps { step(self) }
    runtime.async(.main, after: runtime.viewAnimations.areEnabled ? Self.length : 0) { self.finish() }
  }

  /// Has all arrive, unless they have.
  func finish() {
    guard !isOver else { return }
    isOver = true
    for step in arrivals { step() }
    for step in completions { step(self) }
    (arrivals, completions, between) = ([], [], [:])
  }
}

extension ControllerTransition? {
  /// What belongs to the end of a way; done at once where there is none, or it is over.
  func atEnd(_ step: @escaping () -> Void) {
    if let self, !self.isOver { self.add(step) } else { step() }
  }
}

extension UIViewController {
  /// The way that the controller is on, one that its children are on, or one of a container that it is in.
  var coordinator: ControllerTransition? {
    let ways = [surroundings.transition, surroundings.childrensTransition].compactMap(\.self)
    return ways.first { !$0.isOver } ?? parent?.coordinator
  }
}
