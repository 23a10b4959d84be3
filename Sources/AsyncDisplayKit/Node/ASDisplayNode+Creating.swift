import Foundation
import HeadlessUIKit

/// What a node is to observers, and the end of the base class's part of its making.
extension ASDisplayNode {
  func baseDidInit() {
    CreationScope.begin(NodeCall.initialize, of: self)
    steps.baseDidInit(self)
    CreationScope.endOfBase(
      NodeCall.initialize, of: self, isAll: OwnClasses.contains(Self.initialiserOwner(of: type(of: self))))
  }

  /// What `super.init(viewBlock:didLoad:)` is to sources that `PortableSource` has read: no convenience of a superclass can be called. Right
  /// after `super.init()`.
  public func wrap(viewBlock: @escaping ASDisplayNodeViewBlock, didLoad: ASDisplayNodeDidLoadBlock? = nil) {
    wrap(didLoad) { $0.viewBlock = viewBlock }
  }

  public func wrap(layerBlock: @escaping ASDisplayNodeLayerBlock, didLoad: ASDisplayNodeDidLoadBlock? = nil) {
    wrap(didLoad) {
      $0.layerBlock = layerBlock
      $0.isLayerBacked = true
    }
  }

  private func wrap(_ didLoad: ASDisplayNodeDidLoadBlock?, _ keep: (inout NodeState) -> Void) {
    state.with { state in
      keep(&state)
      state.isSynchronous = true
      if let didLoad { state.loadBlocks.append(didLoad) }
    }
  }

  /// The framework's own implementation of a hook that only the runtime may call.
  func hierarchyHook(_ call: ObservedCall, _ body: () -> Void = {}) {
    if !OpenCall.isOpen(call, on: self) { refuse(.notCalledByHand, "\(call.name) was called directly") }
    tracedBase(call, body)
  }
}
