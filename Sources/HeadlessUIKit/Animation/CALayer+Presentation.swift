import Foundation

extension CALayer {
  /// The layer as it is to be seen now: a copy that has what its animations have come to on the runtime's own clock. The layer itself while
  /// nothing of it is animated, or where it is of a class that the kit cannot make one of. Layers in it are those in the layer itself.
  public func presentation() -> Self? {
    guard !running.isEmpty, let copy = emptyCopy() else { return self }
    copy.takeOver(self)
    for one in running { one.show(on: copy, at: runtime.time) }
    copy.setRareWeak(self, "model")
    copy.superlayer = superlayer
    return copy as? Self
  }

  /// The layer of which this one is the copy that is seen; itself if it is none.
  public func model() -> Self { rareWeak("model") as? Self ?? self }

  private func emptyCopy() -> CALayer? {
    switch ObjectIdentifier(type(of: self)) {
    case ObjectIdentifier(CALayer.self): CALayer(owner: nil, in: runtime)
    case ObjectIdentifier(_ASDisplayLayer.self): _ASDisplayLayer(owner: nil, in: runtime)
    default: OwnLayers.make(type(of: self))
    }
  }
}
