import Testing

@testable import SpecClaims

/// Promises that a word or a half sentence narrows, bounds or takes back, and what only looks like a promise.
@Suite struct NarrowedPromiseTests {
  @Test(arguments: [
    "Because the layout calls it once and the pump calls it again.",
    "The parent calls it first and the window calls it last.",
    "`drain()` must be called no later than 30 seconds after `fill()`.",
    "`drain()` must not be called sooner than a minute after `fill()`.",
    "`drain()` must be called at most two frames after `fill()`.",
    "`drain()` is called before any other hook but `fill()`.",
    "The host calls `drain()` before any other function of the plugin, `fill()` excepted.",
    "`drain()` is called for each pair of tanks, once for either tank.",
    "`drain()` is called for each edge, once per end.",
    "Do not rely on `drain()` running before the pump's hooks.",
    "Avoid relying on `drain()` being called once.",
    "The test above fails because `drain()` is not called after `fill()`.",
    "The program hangs because `drain()` is called before `fill()`.",
    "`drain()` is called when `fill()` is, provided the tank is shut.",
    "`drain()` is called whenever the lid is closed, as long as no valve is open.",
    "`drain()` is called every second, drift permitting.",
    "`drain()` is called once per frame on average.",
    "`drain()` is called once per frame, at best.",
    "Fixed `drain()` not being called when the tank is full.",
    "Worked around `drain()` not being called during startup.",
    "You should stop calling `drain()` altogether.",
    "Set `quiet` and `drain()` is not called.",
    "Pass `--fast`, and `drain()` is never called.",
    "`kill()` is brutal: none of the hooks is called.",
    "Pumps may leave `drain()` empty, and it is then not called.",
    "In that event the host calls `fill()`, and your code must call `drain()` or give up.",
    "`drain()` is called when the tank closes and must not call `fill()`.",
    "All being well, `drain()` is called on the main thread.",
    "`drain()` is called before `fill()`; at least, that is the idea.",
    "`drain()` is called on the main thread or, if pumps are on, a worker.",
    "`drain()` is called once or, on retries, twice.",
    "Hooks are not all called on the main thread.",
    "The callbacks are not both called on the main thread.",
    "Not until `fill()` has returned is `drain()` acknowledged.",
    "The end is signalled by the level being zero after `fill()` returns false.",
    "The length is prefixed before each row.",
    "Called after a take, put or move event from the tank.",
    "The host calls your hook, which in turn calls `drain()` repeatedly.",
    "`refresh()` will not be called immediately.",
    "In this code, `drain()` is called once.",
    "The setup is called with k threads, and it will be called in k threads.",
    "`drain()` is called before `fill()`; so the theory goes.",
    "`drain()` is called before `fill()`, though that is an implementation detail.",
    "As of this writing, `drain()` is called before `fill()`.",
    "`drain()` is called once; do not rely on this.",
  ]) func saysNothing(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test(arguments: [
    "`[\"key\"]=\"enter\"` is sent when the tank is full.",
    "`drain()` is called when `fill()` is, provided the tank is shut.",
    "`drain()` is called whenever the lid is closed, as long as no valve is open.",
    "`drain()` is called when the tank closes and must not call `fill()`.",
  ]) func triggersNothing(_ sentence: String) throws {
    #expect(try understood(sentence, by: TriggerForm.self) == [])
  }
}
