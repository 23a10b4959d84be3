import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// A controller of a node whose hooks leave lines in a log.
package final class RecordedController: ASViewController<ASDisplayNode> {
  private let label: String
  private let log: HookLog

  package init(_ label: String, _ log: HookLog, _ node: ASDisplayNode) {
    (self.label, self.log) = (label, log)
    super.init(node: node)
  }

  package required init?(coder: NSCoder) { nil }

  deinit { log.note("\(label) deinit", .freeing) }

  private func told(_ hook: String, _ body: () -> Void) { log.within("\(label) \(hook)", .controller, body) }

  package override func loadView() { told("loadView") { super.loadView() } }
  package override func viewDidLoad() { told("viewDidLoad") { super.viewDidLoad() } }
  package override func viewWillAppear(_ animated: Bool) { told("viewWillAppear") { super.viewWillAppear(animated) } }
  package override func viewDidAppear(_ animated: Bool) { told("viewDidAppear") { super.viewDidAppear(animated) } }
  package override func viewWillDisappear(_ animated: Bool) {
    told("viewWillDisappear") { super.viewWillDisappear(animated) }
  }
  package override func viewDidDisappear(_ animated: Bool) {
    told("viewDidDisappear") { super.viewDidDisappear(animated) }
  }
  package override func viewWillLayoutSubviews() { told("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() } }
  package override func viewDidLayoutSubviews() { told("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() } }
}
