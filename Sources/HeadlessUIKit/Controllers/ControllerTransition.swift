import Foundation

/// The way of controllers onto the screen and off it, where it takes its time. That passes on the runtime's own clock, unless somebody else
/// shows it, who says when it is over.
///
/// What has to happen when they are there is added to it. Main only.
final class ControllerTransition: UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinator) -> Void
  /// In seconds.
  static let length: TimeInterval = 0.35

  private var between: [UITransitionContextViewControllerKey: UIViewController]
  private var arrivals: [() -> Void] = []
  private var returns: [() -> Void] = []
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var hasBegun = false
  private(set) var isOver = false
  /// What somebody else shows of it.
  var custom: CustomTransition?
  /// What is due once views are where they go.
  var placed: () -> Void = {}

  var transitionDuration: TimeInterval { custom?.duration ?? Self.length }
  var isAnimated: Bool { true }
  var isInteractive: Bool { custom?.isInteractive ?? false }
  var initiallyInteractive: Bool { custom?.interactor?.wantsInteractiveStart ?? false }
  var isCancelled: Bool { custom?.transitionWasCancelled ?? false }
  var percentComplete: CGFloat { isOver && !isCancelled ? 1 : custom?.percentComplete ?? 0 }
  var containerView: UIView { custom?.containerView ?? surroundingView }

  init(from old: UIViewController?, to new: UIViewController?) {
    between = [.from: old, .to: new].compactMapValues(\.self)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { between[key] }

  /// Animations run when all have been told that controllers are about to move, and later ones at once; they take as long as the way.
  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    if let animation { hasBegun ? perform([animation]) : animations.append(animation) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Step) {
    custom?.whenInteractionChanges.append { [unowned self] in handler(self) }
  }

  private func perform(_ steps: [Step]) {
    guard !steps.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) { for step in steps { step(self) } }
  }

  /// Once both are there, before anybody else hears of it.
  func add(_ step: @escaping () -> Void) { arrivals.append(step) }

  /// If it is given up on the way.
  func addReturn(_ step: @escaping () -> Void) { returns.append(step) }

  /// All have been told; what moves is over after its time at the latest, or when whoever shows it says so.
  func begin(in runtime: HeadlessRuntime) {
    hasBegun = true
    let steps = animations
    animations = []
    perform(steps)
    if let custom {
      custom.begin(arrived: placed) { [self] in $0 ? finish() : giveUp() }
    } else {
      runtime.async(.main, after: runtime.viewAnimations.areEnabled ? Self.length : 0) { self.finish() }
    }
  }

  /// Has all arrive, unless they have.
  func finish() {
    guard !isOver else { return }
    isOver = true
    custom?.end(true)
    for step in arrivals { step() }
    close()
  }

  private func giveUp() {
    guard !isOver else { return }
    isOver = true
    for step in returns { step() }
    close()
  }

  private func close() {
    for step in completions { step(self) }
    (arrivals, returns, completions, between, placed) = ([], [], [], [:], {})
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
