import Testing

@testable import SpecClaims

/// "Otherwise" at the head of a sentence: the rule that is broken stands in the sentence before.
@Suite struct OpeningOtherwiseTests {
  @Test(arguments: [
    Expected(
      "You must not close the window. Otherwise, the host throws an exception.",
      "-refresh: must not close the window within -refresh",
      "-refresh: exception when misused: close the window within -refresh"),
    Expected(
      "The returned window must be a new window. Otherwise the host will throw an `IllegalStateException`.",
      "-refresh: has to return a new window within -refresh",
      "-refresh: exception when misused: not returning a new window within -refresh"),
    Expected(
      "The caller must close the window. Failure to do so will cause a leak.",
      "The caller: has to close the window",
      "The caller: leak when misused: leaving out close the window"),
    Expected(
      "It must be called before `-open`. Failing to do so leads to a crash.", "-refresh: before -open",
      "-refresh: crash when misused: leaving out the call before -open"),
    Expected(
      "The host must not close a panel. If it does, the behavior is undefined.",
      "The host: must not close a panel",
      "The host: undefined when misused: close a panel"),
    Expected(
      "Hosts must not close a panel. If they do, the behavior is undefined.",
      "Hosts: must not close a panel", "Hosts: undefined when misused: close a panel"),
    Expected(
      "You must not keep the event. If you do so, the host throws an exception.",
      "-refresh: must not keep the event within -refresh",
      "-refresh: exception when misused: keep the event within -refresh"),
    Expected(
      "The caller must close the window. If it does not, this will cause a leak.",
      "The caller: has to close the window",
      "The caller: leak when misused: leaving out close the window"),
  ]) func breaksTheRuleBefore(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "If the panel is open, you must not keep the event. Otherwise, the host throws an exception.",
    "You should not keep the event. Otherwise, the host throws an exception.",
    "You must not keep the event. It is short. Otherwise, the host throws an exception.",
    "You must not keep the event. Otherwise, the host is closed.",
    "You must not keep the event.\n\nOtherwise, the host throws an exception.",
    "The panel is open. Failure to do so leads to a crash.",
    "The panel is open. If it does, the behavior is undefined.",
    "The caller must close the window. If it does, the behavior is undefined.",
    "You must not keep the event. If you do not, the behavior is undefined.",
    "The panel is open. Otherwise, the host throws an exception.",
  ]) func staysOpen(_ sentence: String) throws {
    #expect(try read("## Panel\n\n### `-refresh`\n\n\(sentence)\n").allSatisfy { $0.payload.kind != "misuse-result" })
  }
}
