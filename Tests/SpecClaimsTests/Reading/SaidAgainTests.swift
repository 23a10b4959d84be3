import Testing

@testable import SpecClaims

/// What stands behind "i.e.", names that stand side by side, and whose method it is.
@Suite struct SaidAgainTests {
  @Test(arguments: [
    Expected(
      "Child tanks are always added after their parent, i.e. the `enter` callback of a parent will be called before `leave()`.",
      "Child tanks are added: after their parent", "enter: before leave()"),
    Expected(
      "It can not be used on a pump thread, i.e., in a callback.", "-refresh: must not be called on the pump thread"),
    Expected(
      "It is called by `loopAll()` and `loopSome()` when the connection has failed.",
      "-refresh: during `loopAll()` and `loopSome()`",
      "-refresh: after the connection has failed"),
    Expected(
      "It is called after `open()` and `fill()` on the main thread.", "-refresh: every call is on the main thread",
      "-refresh: after open()", "-refresh: after fill()"),
    Expected(
      "`open()` is called before `fill()` and `close()` after it.", "open(): before fill()", "close(): after fill()"),
    Expected(
      "Subclasses of `Panel` should override `-refresh` to do what depends on the pump, which is there when `-fill` is called.",
      "-refresh: has to be overridden"),
    Expected("Do not rely on this signal getting fired before `drain()`."),
    Expected("Notify the framework that the state of this object has changed."),
    Expected("This should only be used in debug builds to avoid leaks in prod."),
    Expected(
      "The host calls `drain()`. Subclasses should override this method to clean up.", "-refresh: has to be overridden"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test("an item that tells of a call goes on about it")
  func items() throws {
    let page = """
      # Client

      * `on_fail()`: called by `loop_all()` and `loop_some()` when the connection failed. It is called once.
      * `on_drop()`: called when the tank drops. It is only called after a fall.
      * `drain()`: the pump that drains it. It is called once.
      """
    #expect(
      try read(page).filter { $0.payload.kind != "trigger" }.map(\.canonical) == [
        "on_fail(): during `loop_all()` and `loop_some()` (when the connection failed)",
        "on_fail(): called exactly once",
        "on_drop(): never before a fall", "(subject unknown): called exactly once",
      ])
  }
}
