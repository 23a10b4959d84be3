import Foundation
import HeadlessUIKit

/// The room between a node's edges and what is in it, as the view has it. Layout specs do not care for it.
extension ASDisplayNode {
  func setMargins(_ keep: @escaping (inout RareProperties) -> Void, _ show: @escaping (UIView) -> Void) {
    if whileUnloaded({ keep(&$0.properties.rare) }) != nil { return }
    onMain(self) { node in
      let view = node.state.with { state in
        keep(&state.properties.rare)
        return state.view
      }
      if let view { show(view) }
    }
  }

  package func viewLayoutMarginsDidChange(_ view: UIView) {
    layoutMarginsDidChange()
    if automaticallyRelayoutOnLayoutMarginsChanges { setNeedsLayout() }
  }
}
