import Foundation

/// Whether a spec may still be written, and who watches its writes.
///
/// A spec is handed over to a layout worker while its author may still hold it on another thread, so that the question is
/// answered under a lock. A refused write touches nothing else. Only the answer is: a write that was accepted just before the
/// spec was frozen may still take effect after that.
final class SpecWriteGate {
  typealias Observer = (ASLayoutSpec, StaticString, _ accepted: Bool) -> Void

  private let lock = NSLock()
  private var frozen = false
  private var watching: Observer?

  var isFrozen: Bool { lock.withLock { frozen } }

  var observer: Observer? {
    get { lock.withLock { watching } }
    set { lock.withLock { watching = newValue } }
  }

  func freeze() { lock.withLock { frozen = true } }

  /// The answer to one write, and who is to be told of it.
  func decision() -> (accepted: Bool, observer: Observer?) { lock.withLock { (!frozen, watching) } }
}

extension ASLayoutSpec {
  /// Whether properties can be set: until the spec is handed over to be measured.
  public var isMutable: Bool { !writeGate.isFrozen }

  /// Told of every write, on the writing thread, before an accepted one takes effect: the spec, the property and whether the write
  /// is accepted. Set when the spec is handed over.
  package var writeObserver: ((ASLayoutSpec, StaticString, _ accepted: Bool) -> Void)? {
    get { writeGate.observer }
    set { writeGate.observer = newValue }
  }

  /// The one gate that every setter of every spec goes through: false once the spec is frozen, and the value has to stay.
  /// The style is an element's own and does not go through it.
  package func mayWrite(_ property: StaticString) -> Bool {
    let (accepted, observer) = writeGate.decision()
    if accepted, observer == nil,
      let author = OpenCall.instance(of: NodeCall.layoutSpecThatFits) as? ASDisplayNode
    {
      return author.mayWrite(self)
    }
    observer?(self, property, accepted)
    return accepted
  }

  /// Refuses all further writes to this spec.
  package func freeze() { writeGate.freeze() }

  /// Refuses all further writes to this spec and every spec nested in it.
  package func freezeTree() { for spec in specTree() { spec.freeze() } }
}
