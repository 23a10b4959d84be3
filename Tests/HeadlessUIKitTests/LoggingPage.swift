import Foundation
import HeadlessUIKit

/// What controllers were told, in one order for all of them.
final class PageLog { var lines: [String] = [] }

/// A controller that writes down what it is told.
final class LoggingPage: UIViewController {
  private let log: PageLog

  init(_ name: String, _ log: PageLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "will leave" : "will join")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "left" : "joined")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(view.window == nil ? "appeared nowhere" : "appeared")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will go")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(view.window == nil ? "gone" : "not gone")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("\(Int(size.width))x\(Int(size.height))")
  }

  private func note(_ what: String) { log.lines.append("\(title ?? "") \(what)") }
}
