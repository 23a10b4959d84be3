import Foundation
import HeadlessUIKit

/// The part of a node that says how its contents are made, and when.
///
/// A class beside ``ASDisplayNode`` because only what stands in the body of a class can be overridden.
open class DisplayedElement: DrawnElement {
  /// Every one of these is a node.
  private var node: ASDisplayNode { unsafeDowncast(self, to: ASDisplayNode.self) }

  /// Whether the contents are made on the display workers, and main never waits for them.
  open var displaysAsynchronously: Bool {
    get { state.with { $0.display.isAsynchronous && !$0.isSynchronous } }
    set { state.with { $0.display.isAsynchronous = newValue } }
  }

  /// Whether the contents are not made for now. What was asked for in the meantime is made afterwards.
  open var displaySuspended: Bool {
    get { state[\.display.isSuspended] }
    set {
      let isNew = state.with { state in
        defer { state.display.isSuspended = newValue }
        return state.display.isSuspended != newValue
      }
      if isNew && node.isNodeLoaded { onMain(node) { $0.suspensionDidChange() } }
    }
  }

  /// ``displaySuspended`` of this node and all below it.
  open func recursivelySetDisplaySuspended(_ suspended: Bool) {
    displaySuspended = suspended
    for subnode in node.subnodes { subnode.recursivelySetDisplaySuspended(suspended) }
  }

  /// What the node shows of its own drawing. Once the node is loaded it can be asked for on main only.
  open var contents: Any? {
    get {
      let (layer, kept) = state.with { ($0.layer ?? $0.view?.layer, $0.display.contents) }
      guard let layer else { return kept }
      return requireMain(.displayOnMain, "contents") ? layer.contents : nil
    }
    set {
      if whileUnloaded({ $0.display.contents = newValue }) == nil { onMain(node) { $0.showContents(newValue) } }
    }
  }

  /// Whether ``placeholderImage()`` is asked for, and shown.
  open var placeholderEnabled: Bool {
    get { state[\.display.placeholderEnabled] }
    set { state.with { $0.display.placeholderEnabled = newValue } }
  }

  /// How long the placeholder takes to go, in seconds. Kept: it goes at once.
  open var placeholderFadeDuration: TimeInterval {
    get { state[\.display.placeholderFadeDuration] }
    set { state.with { $0.display.placeholderFadeDuration = newValue } }
  }

  /// Makes the contents now, on main, and returns when they are set.
  open func displayImmediately() {
    guard requireMain(.displayOnMain, "displayImmediately()") else { return }
    _ = node.loadedLayer
    node.display(asynchronously: false)
  }

  /// Has the contents of this node and all below it made if they are missing.
  ///
  /// - Parameter synchronously: whether to return only when all of them are set.
  open func recursivelyEnsureDisplaySynchronously(_ synchronously: Bool) {
    guard requireMain(.displayOnMain, "recursivelyEnsureDisplaySynchronously(_:)") else { return }
    node.loadedLayer.layoutIfNeeded()
    node.ensureDisplay(synchronously)
  }

  /// ``clearContents()`` of this node and all below it.
  open func recursivelyClearContents() {
    guard requireMain(.displayOnMain, "recursivelyClearContents()") else { return }
    traced(NodeCall.recursivelyClearContents, flags: .byClient) { node.clearContentsOfTree() }
  }

  /// Has everything below drawn into the contents of this node. To be called before the node or one below it is loaded.
  open func enableSubtreeRasterization() {
    let hasLoaded = node.isNodeLoaded || node.containsLoadedSubnode
    if hasLoaded || rasterizingNode != nil {
      return refuse(.unloadedWhenRasterized, hasLoaded ? "a node of the tree is loaded" : "a node above is already")
    }
    state.with { $0.display.isRasterizing = true }
  }
}
