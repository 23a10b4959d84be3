import Testing

@testable import SpecClaims

/// What somebody thinks, hopes or remembers, and the document does not promise.
@Suite struct SpokenFrameTests {
  @Test(arguments: [
    "I think `fill()` has to be called before `drain()`.",
    "I guess `fill()` must not block.",
    "If I remember correctly, `fill()` must be called on the main thread.",
    "My understanding is that `fill()` is called once.",
    "The intent is that `fill()` is called exactly once.",
    "The rule of thumb is that `fill()` is called before `drain()`.",
    "The title of the ticket is: `fill()` must be called on the main thread.",
    "It is expected, but not guaranteed, that `fill()` is called on a worker thread.",
    "It is likely, though not certain, that `fill()` is called on a background thread.",
    "In a perfect world, `fill()` is called exactly once.",
    "In an earlier draft, `fill()` is called on the main thread.",
    "As an exercise, make sure that `fill()` is called once.",
    "Other libraries guarantee that `fill()` is called once.",
    "❌ `fill()` is called on the main thread.",
    "**Actual behaviour:** `fill()` is called on a background thread.",
  ]) func promisesNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    "If the tank is full, `fill()` must be called on the main thread.",
    "The rule is that `fill()` is called on the main thread.",
    "It is guaranteed that `fill()` is called on the main thread.",
    "In a full tank, `fill()` is called on the main thread.",
    "Other libraries call `drain()`, but `fill()` is called on the main thread.",
    "✅ `fill()` is called on the main thread.",
  ]) func isPromisedAllTheSame(_ sentence: String) throws {
    #expect(try understood(sentence).contains { $0.hasPrefix("fill(): every call is on the main thread") })
  }

  /// The sentence ends where its frame would go on.
  @Test func aFrameMayEndTheSentence() throws {
    #expect(try understood("Our whole intent of it is") == [])
  }
}
