import Testing

@testable import SpecClaims

/// What stands between a modal and its verb.
@Suite struct InterjectionTests {
  @Test(arguments: [
    Expected("The window can (and should) be closed by the host.", "the host: has to close the window"),
    Expected("The host must, however, close the window.", "The host: has to close the window"),
    Expected("The host must, in turn, close the window.", "The host: has to close the window"),
    Expected("The host should `open_window()` the panel.", "the host: has to open_window the panel"),
    Expected("You must `await` the reply.", "-refresh: has to await the reply within -refresh"),
  ]) func isPassedOver(_ expected: Expected) throws {
    #expect(try understood(expected.sentence).map { $0.lowercased() } == expected.claims.map { $0.lowercased() })
  }

  @Test func aVerbInCodeThatIsDeniedForbids() throws {
    #expect(try understood("Callers must not `free()` the key.") == ["Callers: must not free the key"])
  }
}
