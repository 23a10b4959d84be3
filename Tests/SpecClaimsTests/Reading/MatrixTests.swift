import Testing

@testable import SpecClaims

/// Judgements around a rule are taken off; what they do to it stays.
@Suite struct MatrixTests {
  @Test(arguments: [
    ("It is important not to keep the event.", Modality.should), ("It is crucial not to keep the event.", .must),
    ("Make sure not to keep the event.", .must), ("Remember not to keep the event.", .should),
    ("It is wrong to keep the event.", .must),
    ("It is discouraged to keep the event.", .should), ("This means that you must not keep the event.", .must),
    ("We do not recommend keeping the event.", .should), ("The rule is that you must not keep the event.", .must),
    ("It is essential that you do not keep the event.", .must),
  ]) func frames(_ sentence: String, _ modality: Modality) throws {
    let claims = try read("### `-refresh`\n\n\(sentence)\n")
    #expect(claims.map(\.canonical) == ["whoever writes or calls -refresh: must not keep the event"])
    #expect(claims.map(\.modality) == [modality])
  }

  @Test(arguments: [
    Expected("The host ensures that it calls `-open` before `-close`.", "-open: before -close"),
    Expected("This implies that `-open` should be called before `-close`.", "-open: before -close"),
    Expected(
      "The presence of a handler does not guarantee that it is called.", "-refresh: not promised: called at least once"),
    Expected(
      "`install` causes the hook to be invoked on the main thread.", "-refresh: every call is on the main thread"),
    Expected("The host keeps calling `-open` until the panel is drawn.", "-open: may be called many times"),
  ]) func whatIsAssuredIsSaid(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "You guarantee that `-open` is called before `-close`.",
    "The host cannot ensure that `-open` is called before `-close`.",
    "The host may cause the hook to be invoked on the main thread.",
  ]) func whatIsNotAssuredIsNotSaid(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test(arguments: [
    "It is usually important not to keep the event.", "It is not necessary to forget the event.",
    "It is possible to keep the event.",
  ]) func saysNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    "Make sure to call `-open` in this method.", "Make sure you call `-open` in your override of `-refresh`.",
  ])
  func makingSureIsOwed(_ sentence: String) throws {
    #expect(try understood(sentence) == ["-refresh: has to call -open within -refresh"])
  }

  @Test func theCallIsWhatIsExpected() throws {
    #expect(
      try understood("Authors should expect it to be called on a background thread.") == [
        "-refresh: every call is on a background thread"
      ])
  }
}
