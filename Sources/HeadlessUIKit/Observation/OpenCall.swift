import CThreadState

/// A call of the calling thread that has begun and not ended: an entry of a list that lives on the stack.
package struct OpenCall {
  let call: UInt32
  let instance: UnsafeRawPointer
  /// Whether the framework's own implementation has been reached in this call.
  var reachedBase = false
  let outer: UnsafeMutableRawPointer?

  /// Runs `body` with the call open. Nobody is told of it.
  package static func perform<Result>(
    _ call: ObservedCall, on instance: AnyObject, reachedBase: Bool = false, _ body: () throws -> Result
  ) rethrows -> Result {
    let here = thread_state_here()
    let pointer = UnsafeRawPointer(Unmanaged.passUnretained(instance).toOpaque())
    var open = OpenCall(call: call.id, instance: pointer, reachedBase: reachedBase, outer: here.pointee.call)
    return try withUnsafeMutablePointer(to: &open) { open in
      here.pointee.call = UnsafeMutableRawPointer(open)
      defer { here.pointee.call = open.pointee.outer }
      return try body()
    }
  }

  /// Whether the framework's own implementation is reached for the first time in an open call; marks it as reached.
  static func claimBase(of call: ObservedCall, on instance: AnyObject) -> Bool {
    guard let open = find(call, on: instance), !open.pointee.reachedBase else { return false }
    open.pointee.reachedBase = true
    return true
  }

  /// Whether a call is open on this thread, on `instance` or, without one, on any object.
  package static func isOpen(_ call: ObservedCall, on instance: AnyObject? = nil) -> Bool {
    find(call, on: instance) != nil
  }

  /// What a call that is open on this thread was made on; of several the innermost.
  package static func instance(of call: ObservedCall) -> AnyObject? {
    find(call, on: nil).map { Unmanaged<AnyObject>.fromOpaque($0.pointee.instance).takeUnretainedValue() }
  }

  private static func find(_ call: ObservedCall, on instance: AnyObject?) -> UnsafeMutablePointer<OpenCall>? {
    let wanted = instance.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    var next = thread_state_here().pointee.call
    while let raw = next {
      let open = raw.assumingMemoryBound(to: OpenCall.self)
      if open.pointee.call == call.id, wanted == nil || open.pointee.instance == wanted { return open }
      next = open.pointee.outer
    }
    return nil
  }
}
