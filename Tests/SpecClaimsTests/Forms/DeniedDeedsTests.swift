import Testing

@testable import SpecClaims

/// What must not be done to a thing: each of the deeds, by whom, and where.
@Suite struct DeniedDeedsTests {
  @Test(arguments: [
    Expected(
      "The rows must not be kept, copied or freed.", "-refresh: must not keep the rows",
      "-refresh: must not copy the rows",
      "-refresh: must not free the rows"),
    Expected(
      "The tank must not be kept or changed after the pump has stopped.",
      "-refresh: must not keep the tank after the pump has stopped",
      "-refresh: must not change the tank after the pump has stopped"),
    Expected(
      "The rows must not be freed or passed to the host.", "-refresh: must not free the rows",
      "-refresh: must not pass the rows to the host"),
    Expected(
      "The tank is for filling only and should not be stored or used for other purposes.",
      "-refresh: must not store the tank", "-refresh: must not use the tank for other purposes"),
    Expected(
      "The valve must not be opened or left open.", "-refresh: must not open the valve",
      "-refresh: must not leave the valve open"),
    Expected(
      "The valve should not be opened or closed by plugins.", "plugins: must not open the valve",
      "plugins: must not close the valve"),
    Expected(
      "This hook must not be called or overridden.", "-refresh: must not be called", "-refresh: must not be overridden"),
    Expected("The valve must not be opened in a callback.", "-refresh: must not open the valve in a callback"),
    Expected(
      "The rows must not be opened or closed in a callback.", "-refresh: must not open the rows in a callback",
      "-refresh: must not close the rows in a callback"),
    Expected("The rows must not be written to.", "-refresh: must not write the rows"),
    Expected(
      "The rows must not be written to outside of the fill.", "-refresh: must not write the rows outside of the fill"),
  ]) func areEachForbidden(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The rows must not be opened and closed in the same call.",
    "The rows must not be read or any other tank.",
    "The tank should not be empty or closed.",
    "The rows may not be kept or copied.",
    "The rows should usually not be kept or copied.",
    "The rows do not need to be kept or copied.",
    "The valve must be opened, which must not be done twice.",
    "The rows must be returned or used for other purposes.",
  ]) func readsNoDenial(_ sentence: String) throws {
    #expect(try understood(sentence).filter { $0.contains("must not") || $0.contains("return") } == [])
  }

  @Test(arguments: [
    Expected("The rows must be freed by the caller.", "the caller: has to free the rows"),
    Expected("The rows must be allocated and freed by the caller.", "the caller: has to allocate and free the rows"),
    Expected("The pump must be set up by the host.", "the host: has to set up the pump"),
    Expected("The rows must be freed by calling `close`.", "The rows: has to be freed by calling `close`"),
    Expected(
      "The rows must be freed by the pump that made them.", "The rows: has to be freed by the pump that made them"),
  ]) func areOwedByWhoIsNamed(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "Do not open the valve from a callback or a static initializer.",
      "-refresh: must not open the valve in a callback or a static initializer"),
    Expected("Do not open the valve from `-draw` or a destructor.", "-draw: must not open the valve within -draw"),
    Expected(
      "Do not open the valve in this callback or the pump.",
      "-refresh: must not open the valve or the pump within -refresh"),
    Expected(
      "Do not open the valve in a callback or close the pump.", "-refresh: must not open the valve in a callback",
      "-refresh: must not close the pump in a callback"),
  ]) func placesAreKeptTogether(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
