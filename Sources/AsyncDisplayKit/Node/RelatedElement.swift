import Foundation
import HeadlessUIKit

/// The part of a node that says where it is in its tree, how it is made and measured, and how near it is to being seen.
///
/// A class beside ``ASDisplayNode`` because only what stands in the body of a class can be overridden.
open class RelatedElement: KeptElement {
  private var node: ASDisplayNode { unsafeDowncast(self, to: ASDisplayNode.self) }
  private let ownStyle = ASLayoutElementStyle()

  /// What the node asks of the specs that it stands in.
  open var style: ASLayoutElementStyle { ownStyle }

  /// Whether a container shows another size of the node as a movement; kept only, since none takes time.
  open var shouldAnimateSizeChanges: Bool {
    get { state[\.animatesSizeChanges] }
    set { state.with { $0.animatesSizeChanges = newValue } }
  }

  /// Has the node's view made by a block of one's own. To be set before the node is loaded.
  open func setViewBlock(_ viewBlock: @escaping ASDisplayNodeViewBlock) {
    if isNodeLoaded { return refuse(.viewBlockBeforeLoad, "setViewBlock(_:)") }
    node.wrap(viewBlock: viewBlock)
  }

  /// Has the node's layer made by a block of one's own; the node has no view then. To be set before the node is loaded.
  open func setLayerBlock(_ layerBlock: @escaping ASDisplayNodeLayerBlock) {
    if isNodeLoaded { return refuse(.viewBlockBeforeLoad, "setLayerBlock(_:)") }
    node.wrap(layerBlock: layerBlock)
  }

  open var layoutElementType: ASLayoutElementType { .displayNode }

  open func sublayoutElements() -> [any ASLayoutElement]? { subnodes }

  /// Used where the class does not override `layoutSpecThatFits(_:)`; refused, and reported, where it does.
  open var layoutSpecBlock: ASLayoutSpecBlock? {
    get { state[\.layoutSpecBlock] }
    set {
      let isSecond = OverriddenMethod.layoutSpecThatFits.isOverridden(by: type(of: self))
      note(NodeCall.layoutSpecBlockSet, flags: isSecond ? [.byClient, .different] : .byClient)
      if isSecond { return node.steps.refuseSecondSpec(of: node) }
      state.with { $0.layoutSpecBlock = newValue }
      node.dropLayouts()
    }
  }

  // MARK: How near it is

  /// Whether the backing view or layer exists.
  open var isNodeLoaded: Bool { state[\.isLoaded] }

  /// Whether the view or layer is one of the user's own: it is not drawn by the node, and not on other threads.
  open var isSynchronous: Bool { state[\.isSynchronous] }

  /// How near the node is to being seen.
  open var interfaceState: ASInterfaceState { state[\.interfaceState] }

  open var isVisible: Bool { interfaceState.contains(.visible) }

  open var isInDisplayState: Bool { interfaceState.contains(.display) }

  open var isInPreloadState: Bool { interfaceState.contains(.preload) }

  /// Whether the node is in a window.
  open var isInHierarchy: Bool { state[\.isInHierarchy] }

  // MARK: Above and below

  open var supernode: ASDisplayNode? { state.with { $0.supernode } }

  /// Back to front.
  open var subnodes: [ASDisplayNode]! { state[\.subnodes] }

  /// The node, and those above it.
  open var supernodesIncludingSelf: [ASDisplayNode] { [node] + supernodes }

  /// The nearest node above that is of a class or of one derived from it.
  open func supernode(of supernodeClass: AnyClass, includingSelf: Bool) -> ASDisplayNode? {
    (includingSelf ? supernodesIncludingSelf : supernodes).first { $0.isOfClass(supernodeClass) }
  }

  /// The node and those above it, in brackets.
  open var ancestryDescription: String {
    "(" + supernodesIncludingSelf.map(\.shortDescription).joined(separator: ", ") + ")"
  }

  /// What the node is called in drawings of layouts.
  open func asciiArtName() -> String { debugName ?? "\(type(of: self))" }

  /// A drawing of the node in a layout: an empty box with its name.
  open func asciiArtString() -> String {
    ASAsciiArtBoxCreator.verticalBoxString(forChildren: [], parent: asciiArtName())
  }

  /// The controller of the root that this node is below; nil if there is none.
  open var closestViewController: UIViewController? {
    var root = node
    while let above = root.supernode { root = above }
    return root.state.with { $0.owner } as? UIViewController
  }

  /// The nodes above, the nearest one first.
  open var supernodes: [ASDisplayNode] { Array(sequence(first: node) { $0.supernode }.dropFirst()) }

  /// Has what was fetched dropped, of this node and all below it.
  open func recursivelyClearFetchedData() {
    guard requireMain(.hierarchyOnMain, "recursivelyClearFetchedData()") else { return }
    traced(NodeCall.recursivelyClearFetchedData, flags: .byClient) {
      node.callClearFetchedData()
      for subnode in subnodes { subnode.recursivelyClearFetchedData() }
    }
  }

  /// Has what is needed fetched, of this node and all below it.
  open func recursivelyFetchData() {
    guard requireMain(.hierarchyOnMain, "recursivelyFetchData()") else { return }
    node.callFetchData()
    for subnode in subnodes { subnode.recursivelyFetchData() }
  }

  /// The tree below this node, one line a node, each from its ``descriptionForRecursiveDescription()``.
  open func recursiveDescription() -> String {
    traced(NodeCall.recursiveDescription, flags: .byClient) { node.lines(indent: "").joined(separator: "\n") }
  }

  /// The name that ``recursiveDescription()`` has elsewhere.
  open func displayNodeRecursiveDescription() -> String { recursiveDescription() }
}
