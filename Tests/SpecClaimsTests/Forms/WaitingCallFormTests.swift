import Testing

@testable import SpecClaims

@Suite struct WaitingCallFormTests {
  @Test(arguments: [
    Expected("It waits until the lamp is lit.", "-refresh: blocking"),
    Expected("Wait until the lamp is lit.", "-refresh: blocking"),
    Expected("Wait for the lamp to be lit.", "-refresh: blocking"),
    Expected("Waits for the lamp to be lit.", "-refresh: blocking"),
    Expected("This method will wait for at most two seconds.", "-refresh: blocking"),
    Expected("It lights the lamp and waits until it is warm.", "-refresh: blocking"),
    Expected("It does not return until the lamp is lit.", "-refresh: blocking"),
    Expected("This method only returns once the lamp has been lit.", "-refresh: blocking"),
    Expected("It reads the dial, waiting up to a minute.", "-refresh: blocking"),
    Expected("It does not wait for the lamp.", "-refresh: non-blocking"),
    Expected("It starts the lamp without waiting for its warmth.", "-refresh: non-blocking"),
    Expected("Start the lamp immediately, without waiting for its warmth.", "-refresh: non-blocking"),
    Expected("This method may wait for the lamp.", "-refresh: may-block"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: WaitingCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The host waits until the lamp is lit.", "It often waits until the lamp is lit.",
    "Dims the lamp. Wait until it is dark.", "If the lamp is lit, wait until it is dark.",
    "Wait patiently.", "Do not wait until the lamp is lit.", "Wait for the lamp, and dim it if it glows.",
    "You must wait until the lamp is lit.", "When the host dims the lamp, it waits for the switch.",
    "The host lights few lamps, instead waits until it is dark.", "It returns once the lamp has been lit.",
    "It is waiting for the lamp.", "Does it wait for the lamp?", "It can wait.",
    "It lights the lamp that glows without waiting.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: WaitingCallForm.self).isEmpty)
  }

  @Test func whatIsAsynchronousWaitsInTheBackground() throws {
    #expect(try understood("Wait until the lamp is lit.", under: "`async_dim()`").isEmpty)
    #expect(try understood("Wait until the lamp is lit.", under: "`dim()`") == ["dim(): blocking"])
  }
}
