import CThreadState

/// The creation of objects on one thread, opened by whoever creates them.
///
/// A base class cannot see when the initialiser of the most derived class returns. Within a scope an object's `init` is reported as ended
/// when the object is handed over: to its parent, to its controller, in a layout spec, or by the end of the scope. Ends are reported in
/// the reverse order of the beginnings, so an object that is handed over while a later one is still being made waits for that.
/// Sources that say where their initialisers begin and end are believed. Outside of any scope `init` ends with the base class's part.
package final class CreationScope {
  package enum Kind {
    case plain
    case nodeBlock
  }

  private struct Unfinished {
    weak var instance: (any TracedObject)?
    let identity: ObjectIdentifier
    let call: ObservedCall
    var isHandedOver = false
  }

  private struct OpenInitialiser: Equatable {
    let type: ObjectIdentifier
    /// How many objects were unfinished before.
    let unfinished: Int
  }

  private let kind: Kind
  private let outer: UnsafeMutableRawPointer?
  private var unfinished: [Unfinished] = []
  /// Initialisers of which a source has said that they have begun.
  private var open: [OpenInitialiser] = []

  private init(kind: Kind, outer: UnsafeMutableRawPointer?) {
    self.kind = kind
    self.outer = outer
  }

  /// Runs `body` in a scope of its own. All objects made in it are finished when it ends.
  package static func perform<Result>(_ kind: Kind, _ body: () throws -> Result) rethrows -> Result {
    let here = thread_state_here()
    let scope = CreationScope(kind: kind, outer: here.pointee.scope)
    here.pointee.scope = Unmanaged.passUnretained(scope).toOpaque()
    defer {
      here.pointee.scope = scope.outer
      scope.finishAll()
    }
    return try body()
  }

  /// Reports the beginning of an object's `init`.
  package static func begin(_ call: ObservedCall, of instance: any TracedObject) {
    let scope = innermost
    let flags: ObservedFlags = scope?.kind == .nodeBlock ? [.byClient, .nodeBlock] : .byClient
    instance.record(call, .enter, flags: flags)
    scope?.unfinished.append(Unfinished(instance: instance, identity: ObjectIdentifier(instance), call: call))
  }

  /// The base class's part of an object's `init` is done; `isAll` if there is no other part.
  package static func endOfBase(_ call: ObservedCall, of instance: any TracedObject, isAll: Bool) {
    if innermost == nil {
      instance.record(call, .exit)
    } else if isAll {
      handOver(instance)
    }
  }

  /// An object has been handed over, so its `init` is over. Objects that are finished, or of other threads, are left alone.
  package static func handOver(_ instance: any TracedObject) {
    var scope = innermost
    while let current = scope {
      if current.finish(instance) { return }
      scope = current.next
    }
  }

  /// The source of a class says that one of its initialisers begins on this thread. Each one ends with ``initialiserEnds(of:owner:)``.
  package static func initialiserBegins(of type: AnyObject.Type) {
    guard let scope = innermost else { return }
    scope.open.append(OpenInitialiser(type: ObjectIdentifier(type), unfinished: scope.unfinished.count))
  }

  /// The initialiser that began last is done. If it is the outermost one of an object, so is the object, with all that was made meanwhile.
  ///
  /// - Parameter owner: the most derived class of an object that has an initialiser of its own.
  package static func initialiserEnds(of type: AnyObject.Type, owner: (any TracedObject) -> AnyObject.Type) {
    guard let scope = innermost, let ended = scope.open.popLast(), ended != scope.open.last else { return }
    let made = scope.unfinished.indices.dropFirst(ended.unfinished)
    guard made.contains(where: { scope.unfinished[$0].instance.map(owner) == type }) else { return }
    for index in made { scope.unfinished[index].isHandedOver = true }
    scope.finishHandedOver()
  }

  private static var innermost: CreationScope? { at(thread_state_here().pointee.scope) }
  private var next: CreationScope? { Self.at(outer) }

  private static func at(_ pointer: UnsafeMutableRawPointer?) -> CreationScope? {
    pointer.map { Unmanaged<CreationScope>.fromOpaque($0).takeUnretainedValue() }
  }

  private func finish(_ instance: any TracedObject) -> Bool {
    guard let position = unfinished.lastIndex(where: { $0.identity == ObjectIdentifier(instance) }) else {
      return false
    }
    unfinished[position].isHandedOver = true
    finishHandedOver()
    return true
  }

  private func finishHandedOver() {
    while let last = unfinished.last, last.isHandedOver { finishLast() }
  }

  private func finishAll() { while !unfinished.isEmpty { finishLast() } }

  private func finishLast() {
    let last = unfinished.removeLast()
    last.instance?.record(last.call, .exit)
  }
}
