import Foundation
import HeadlessUIKit

/// The room between a node's edges and what is in it, as the view has it. Layout specs do not care for it.
extension ASDisplayNode {
  /// Whether what the system covers is part of the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { state[\.properties].rare.insetsMarginsFromSafeArea }
    set {
      setMargins({ $0.insetsMarginsFromSafeArea = newValue }, { $0.insetsLayoutMarginsFromSafeArea = newValue })
    }
  }

  /// Whether the margins are at least what is left here of those of the view above.
  public var preservesSuperviewLayoutMargins: Bool {
    get { state[\.properties].rare.preservesSuperviewMargins }
    set {
      setMargins({ $0.preservesSuperviewMargins = newValue }, { $0.preservesSuperviewLayoutMargins = newValue })
    }
  }

  /// Whether the node is laid out again when its margins are set.
  public var automaticallyRelayoutOnLayoutMarginsChanges: Bool {
    get { state[\.properties].rare.relayoutsOnMarginChanges }
    set { state.with { $0.properties.rare.relayoutsOnMarginChanges = newValue } }
  }

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
