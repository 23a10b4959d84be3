import Testing

/// Guides tell their readers a lot. Only what code does to code is a promise.
@Suite struct RuleGateTests {
  @Test(
    arguments: [
      "New features should be added together with tests.", "You need to install the driver first.",
      "You should read the style guide.", "The asterisk should sit next to the name.",
      "Do not add interfaces to the build without a reason.", "You should use the same version of the compiler.",
      "The `--colour` flag must be set.", "The team must make the final decision.",
    ])
  func whatIsNotSaidOfCodeIsNoPromise(_ sentence: String) throws {
    #expect(try read("# Looms\n\n## Getting started with looms today\n\n\(sentence)\n").map(\.canonical) == [])
  }

  @Test(
    arguments: [
      ("You need to call `weave()` next.", []), ("You must call `weave()` next.", ["weave(): has to be called"]),
      ("We have to wind the `Bobbin` now.", []),
      ("Drivers must provide a callback.", ["Drivers: has to provide a callback"]),
      ("The loom MUST keep the last pattern.", ["The loom: has to keep the last pattern"]),
      ("Set the following parameters in the callback:", []),
      ("Callbacks may use this to learn when they are due, should free memory, and much more.", []),
    ])
  func aRuleAboutCodeIsReadAndAStepOfAGuideIsNot(_ sentence: String, _ claims: [String]) throws {
    #expect(try read("# Looms\n\n## Getting started with looms today\n\n\(sentence)\n").map(\.canonical) == claims)
  }

  @Test(
    arguments: [
      ("Do not cache the thread here.", "must not cache the thread within -weave"),
      ("Do not touch the frame here.", "must not touch the frame within -weave"),
      ("Never put knots in this method.", "must not put knots within -weave"),
      ("It should unwind the bobbin.", "has to unwind the bobbin within -weave"),
      ("Do not rely on the order here.", "must not rely on the order within -weave"),
    ])
  func aRuleIsPrintedWithItsOwnVerb(_ sentence: String, _ canonical: String) throws {
    #expect(try read("### `-weave`\n\n\(sentence)\n").map(\.canonical) == ["-weave: " + canonical])
  }

  @Test(
    arguments: [
      "Suppose two calls of `weave()` are executed concurrently.", "As an example, `weave()` is called twice.",
      "The core must call `weave()` as if the loom were idle.",
      "You must pass `weave()` a flag indicating if it is on.",
      "First of all you must call the callback before the loom starts.",
      "The loom is warmed before weaving so lazy threads are not counted.",
      "The limit will be removed in a future release, once the loom is ready.",
      "It must be used correctly by `weave()`.",
      "In case it is raised before `weave()` the loom stops.", "The thread is cut when built after `weave()` has run.",
      "New looms are created from all parts in the pool.", "Using the list you can block particular sites.",
      "The `weave()` hook must be granted by the user.",
    ])
  func whatIsTakenApartWronglyIsNotRead(_ sentence: String) throws {
    #expect(try read("# Looms\n\n## Getting started with looms today\n\n\(sentence)\n").map(\.canonical) == [])
  }
}

/// Rules about what an act is done without, or for.
@Suite struct LackTests {
  @Test(arguments: [
    Expected(
      "Do not call this method to draw without a brush.", "-refresh: must not be called to draw without a brush"),
    Expected(
      "The window must not be changed while more than one host has a reference.",
      "-refresh: must not change the window (while more than one host has a reference)"),
    Expected(
      "The object should be released to avoid leaks.", "The object: has to be released to avoid leaks"),
    Expected(
      "This means that when the object is closed, the host must release the handler.",
      "the host: has to release the handler (when the object is closed)"),
  ]) func aPurposeAndAConditionAreNone(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Do not call this method without a brush.",
    "Do not draw with more than one brush.",
    "The host should avoid leaks.",
  ]) func aLackIsOne(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
