import Foundation
import HeadlessUIKit

extension ASDisplayNode {
  /// What ``view`` is to somebody who asks for it.
  var viewForClient: UIView {
    guard steps.mayAccessView(of: self, as: NodeCall.view) else { return UIView.nobodys(in: runtime) }
    if isLayerBacked {
      refuse(.layerHasNoView, "view", as: NodeCall.view)
      return UIView.nobodys(in: runtime)
    }
    if isRasterized {
      refuse(.unloadedWhenRasterized, "view", as: NodeCall.view)
      return UIView.nobodys(in: runtime)
    }
    note(NodeCall.view, flags: accessFlags)
    return loadedView
  }

  /// What ``layer`` is to somebody who asks for it.
  var layerForClient: CALayer {
    guard steps.mayAccessView(of: self, as: NodeCall.layer) else { return UIView.nobodys(in: runtime).layer }
    note(NodeCall.layer, flags: accessFlags)
    return loadedLayer
  }

  /// What nodes do when they are told that they are loaded is theirs to do, whoever else must wait.
  private var accessFlags: ObservedFlags {
    OpenCall.isOpen(NodeCall.didLoad) || OpenCall.isOpen(NodeCall.onDidLoad) ? [.byClient, .whileLoading] : .byClient
  }

  /// What ``onDidLoad(_:)`` does unless it is overridden.
  func runOnceLoaded(_ body: @escaping ASDisplayNodeDidLoadBlock) {
    let isLoaded = state.with { state in
      if !state.isLoaded { state.loadBlocks.append(body) }
      return state.isLoaded
    }
    if isLoaded, requireMain(.onDidLoadOnMain, "onDidLoad(_:)") { runLoadBlock(body) }
  }

  private func runLoadBlock(_ body: ASDisplayNodeDidLoadBlock) { traced(NodeCall.onDidLoad) { body(self) } }

  /// The view, loaded if need be, without anybody being told of the access. For the runtime, on main.
  package var loadedView: UIView {
    if !isNodeLoaded { load() }
    return state[\.view] ?? UIView.nobodys(in: runtime)
  }

  /// The layer, loaded if need be, without anybody being told.
  package var loadedLayer: CALayer {
    if !isNodeLoaded { load() }
    return layerIfLoaded ?? UIView.nobodys(in: runtime).layer
  }

  /// The layer if the node is loaded.
  package var layerIfLoaded: CALayer? { state.with { $0.layer ?? $0.view?.layer } }

  /// Makes the backing view or layer, on main. The node counts as loaded from before its properties are applied, so that none that is
  /// set on another thread in between gets lost.
  package func load() {
    guard requireMain(.viewOnMain, "the view was to be made") else { return }
    let isFirst = state.with { state in
      defer { state.isLoading = true }
      return !state.isLoading
    }
    guard isFirst else { return refuse(.viewWhileMade, "view or layer") }
    if isLayerBacked { makeLayer() } else { makeView() }
    layerIfLoaded?.throwsShadow = !drawsShadow
    for subnode in subnodes { insertBacking(of: subnode, inFront: true) }
    steps.finishLoading(self)
  }

  /// What was to be done once the node is loaded; after `didLoad()`.
  package func finishLoadBlocks() {
    let blocks = state.with { state in
      defer { state.loadBlocks = [] }
      return state.loadBlocks
    }
    for block in blocks { runLoadBlock(block) }
    nodeDidLoad()
    tellDelegates { $0.nodeDidLoad() }
  }

  private func makeView() {
    let block = state.with { state in
      defer { state.viewBlock = nil }
      return state.viewBlock
    }
    let view = block.flatMap { block in nobodys(traced(NodeCall.viewBlock) { block() }) } ?? backingView()
    let (properties, contents) = state.with { state in
      state.view = view
      return state.becomeLoaded()
    }
    properties.apply(to: view)
    if let contents { view.layer.contents = contents }
    state.with { $0.properties.geometry = view.layer.geometry }
    view.client = self
  }

  /// What a block has made, unless it is the view of a node already.
  private func nobodys(_ view: UIView) -> UIView? {
    if view.client == nil { return view }
    refuse(.viewOfOneNode, "\(type(of: view))", as: NodeCall.view)
    return nil
  }

  private func backingLayer() -> CALayer {
    let layer = _ASDisplayLayer(owner: self, in: runtime)
    layer.isOpaque = true
    return layer
  }

  private func makeLayer() {
    let block = state.with { state in
      defer { state.layerBlock = nil }
      return state.layerBlock
    }
    let layer = block.map { block in traced(NodeCall.viewBlock) { block() } } ?? backingLayer()
    let (properties, contents) = state.with { state in
      state.layer = layer
      return state.becomeLoaded()
    }
    properties.apply(to: layer)
    colorLayer()
    if let contents { layer.contents = contents }
    state.with { $0.properties.geometry = layer.geometry }
    layer.client = self
  }
}

// MARK: - A controller's root

extension ASDisplayNode: ViewSource {
  package var managedView: UIView { loadedView }

  package func manages(_ view: UIView?) -> Bool { view != nil && view === state[\.view] }
}
