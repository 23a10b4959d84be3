import Testing

@testable import SpecClaims

/// Sections of methods that take a callback: what is called there is the callback, and not the method.
@Suite struct TakenCallbackTests {
  @Test(arguments: [
    Expected("The callback is called on the main thread.", "The callback: every call is on the main thread"),
    Expected("The function will be called once.", "The function: called exactly once"),
    Expected("This callback is called once.", "This callback: called exactly once"),
    Expected(
      "It is called after the tank has been filled.",
      "the callback given to `tank_set_leak_cb()`: after the tank has been filled"),
    Expected("The callback must return 0.", "The callback: has to return 0"),
    Expected(
      "If the callback cannot fill the tank, it should call `tank_wait()`.",
      "the callback: has to call `tank_wait()` (If the callback can not fill the tank)"),
    Expected("This must be called before `tank_open()`.", "tank_set_leak_cb(): before tank_open()"),
    Expected("This function is thread-safe.", "tank_set_leak_cb(): thread-safe"),
  ])
  func tellOfTheCallback(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, under: "`tank_set_leak_cb()`") == expected.claims)
  }

  @Test(arguments: [
    "tank_set_leak_cb()", "addLeakListener(listener)", "tank_on_leak_callback_set()", "tank_for_each_row()",
    "Tank.registerDrainHandler", "tank_foreach()",
  ])
  func areToldByTheirNames(_ name: String) {
    #expect(HeadingReader.takesCallback(MethodName(written: name)))
  }

  @Test(arguments: ["onSetHandler", "tank_set_level()", "tank_callback()", "handler_close()", "willAddListener"])
  func areNotEveryMethodOfThatKind(_ name: String) {
    #expect(!HeadingReader.takesCallback(MethodName(written: name)))
  }

  @Test func callbacksOfTheSentenceBeforeAreMeantByIt() throws {
    #expect(
      try understood("The leak handler runs on the main thread. It must not open a valve.").last
        == "The leak handler: must not open a valve")
    #expect(
      try understood("This drains the tank. It must not open a valve.").last
        == "-refresh: must not open a valve within -refresh")
    // The tank, as likely as the method.
    #expect(try understood("The tank is full. It must not open a valve.") == [])
  }

  @Test func callbacksOfTheCaseAreMeantByIt() throws {
    #expect(
      try understood("If you have set a drop callback, it will be called on the main thread.")
        == ["a drop callback: every call is on the main thread (If you have set a drop callback)"])
    #expect(
      try understood("\"drop\" may run on any thread.", under: "`fill()`") == ["drop: may be called on any thread"])
  }

  @Test func eventsAreOthersThanTheMethodThatSendsThem() throws {
    #expect(
      try understood("The events are delivered on the main thread.") == ["The events: every call is on the main thread"]
    )
  }

  @Test("whether a callback comes with what is added, no name tells: \"the handler\" is not the method")
  func handlerOfSomethingAdded() throws {
    let page = "# Tanks\n\n## tank_add_valve()\n\nThe handler may return a level. The handler will be called once.\n"
    #expect(try read(page).map(\.canonical) == ["The handler: called exactly once"])
  }
}
