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

  private struct OpenInitialiser {
    let type: ObjectIdentifier
    /// How many objects were unfinished before.
    let unfinished: Int
    /// The position of its part among the coming ones; nil for one that calls another of its class.
    let part: Int?

    /// Whether one of the same class and object has called it: only one of the two makes the properties.
    func isCalled(by outer: OpenInitialiser) -> Bool {
      type == outer.type && unfinished == outer.unfinished && (part == nil || outer.part == nil)
    }
  }

  /// An object whose stored properties are being made, and which has not reached its base class.
  private struct Coming {
    let type: AnyObject.Type
    /// Whether the initialiser has said that it begins, which comes after its properties.
    var isOpen = false
    /// What was made meanwhile, to be told once the object has begun.
    var made: [() -> Void] = []
  }

  private let kind: Kind
  private let outer: UnsafeMutableRawPointer?
  private var unfinished: [Unfinished] = []
  /// Initialisers of which a source has said that they have begun.
  private var open: [OpenInitialiser] = []
  /// A class each, the most derived one of an object first.
  private var coming: [Coming] = []

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
    scope?.tellWhatWasMade(before: instance)
  }

  /// The source of a class says that the stored properties of an object of it are being made: the first thing of its part of an `init`.
  package static func propertiesBegin(of type: AnyObject.Type) { innermost?.coming.append(Coming(type: type)) }

  /// Tells that an object has been made; within the `init` of the object whose property it will be, if there is one.
  package static func made(_ tell: @escaping () -> Void) {
    guard let scope = innermost, let last = scope.coming.indices.last else { return tell() }
    scope.coming[last].made.append(tell)
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
    let last = scope.coming.indices.last
    let part = last.flatMap { scope.coming[$0].type == type && !scope.coming[$0].isOpen ? $0 : nil }
    if let part { scope.coming[part].isOpen = true }
    scope.open.append(OpenInitialiser(type: ObjectIdentifier(type), unfinished: scope.unfinished.count, part: part))
  }

  /// The initialiser that began last is done. If it is the outermost one of an object, so is the object, with all that was made meanwhile.
  ///
  /// - Parameter owner: the most derived class of an object that has an initialiser of its own.
  package static func initialiserEnds(of type: AnyObject.Type, owner: (any TracedObject) -> AnyObject.Type) {
    guard let scope = innermost, let ended = scope.open.popLast() else { return }
    // An initialiser that failed before it reached its base class.
    if let part = ended.part, part == scope.coming.count - 1 { scope.tell([scope.coming.removeLast()]) }
    if let outer = scope.open.last, ended.isCalled(by: outer) { return }
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

  private func finishAll() {
    tell(coming)
    coming = []
    while !unfinished.isEmpty { finishLast() }
  }

  /// Each class above the instance's has said once that its properties are made; the same one twice was another object.
  private func tellWhatWasMade(before instance: any TracedObject) {
    var parts: [Coming] = []
    while let next = coming.last, Self.isClass(next.type, above: type(of: instance)),
      !parts.contains(where: { $0.type == next.type })
    {
      parts.insert(coming.removeLast(), at: 0)
    }
    tell(parts)
  }

  private func tell(_ parts: [Coming]) {
    for part in parts {
      for tell in part.made { tell() }
    }
  }

  private static func isClass(_ type: AnyObject.Type, above derived: AnyObject.Type) -> Bool {
    var next: AnyObject.Type? = derived
    while let current = next {
      if current == type { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  private func finishLast() {
    let last = unfinished.removeLast()
    last.instance?.record(last.call, .exit)
  }
}
