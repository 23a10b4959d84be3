import Foundation

extension UIView {
  /// The runtime that makes a view for itself. It is no parameter of an initialiser: subclasses inherit `init()` only if they can override
  /// every other one.
  struct Maker: Sendable {
    let runtime: HeadlessRuntime
    let isObserved: Bool

    /// What a view or a recogniser belongs to that is made here and now.
    static var runtimeHere: HeadlessRuntime { maker?.runtime ?? HeadlessRuntime.current }
    /// Whether anybody hears of it.
    static var isObservedHere: Bool { maker?.isObserved ?? true }
    /// Whose it is.
    static var flagsHere: ObservedFlags { maker == nil ? .byClient : .byFramework }
  }

  @TaskLocal static var maker: Maker?

  /// A view that the runtime itself makes.
  package static func made(by runtime: HeadlessRuntime, isObserved: Bool = true) -> UIView {
    made(by: runtime, isObserved: isObserved) { UIView(frame: .zero) }
  }

  /// A view of another class, or a recogniser, that the runtime makes for itself.
  package static func made<Made>(
    by runtime: HeadlessRuntime, isObserved: Bool = true, _ make: () -> Made
  ) -> Made { $maker.withValue(Maker(runtime: runtime, isObserved: isObserved), operation: make) }

  /// The layer of a new view. Classes of the kit's can be made here; of others `init()` need not exist, so sources say how they are made.
  static func makeLayer(in runtime: HeadlessRuntime) -> CALayer {
    if let own = makeOwnLayer(), type(of: own) == layerClass { return own }
    return OwnLayers.make(layerClass) ?? _ASDisplayLayer(owner: nil, in: runtime)
  }

  /// What somebody gets who must not have a view: one that belongs to nobody, and of which no observer hears.
  package static func nobodys(in runtime: HeadlessRuntime) -> UIView { made(by: runtime, isObserved: false) }
}
