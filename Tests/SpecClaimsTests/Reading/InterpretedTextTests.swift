import Testing

@testable import SpecClaims

/// Names with the marks of reStructuredText, as docstrings have them.
@Suite struct InterpretedTextTests {
  @Test(arguments: [
    Expected("Called after :meth:`open`.", "-refresh: after `open`"),
    Expected("Called after :py:meth:`~tank.Pump.open()`.", "-refresh: after open()"),
    Expected("Called before :meth:`the last one <tank.Pump.shut>`.", "-refresh: before `the last one`"),
    Expected("Raises :exc:`TankError` if the tank is shut.", "-refresh: exception when misused: if the tank is shut"),
    Expected("Called after the tank is open (see :ref:`opening`).", "-refresh: after the tank is open"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence).map { $0.replacing("Panel ", with: "") } == expected.claims)
  }

  @Test("a colon alone is none of these marks")
  func colon() throws {
    #expect(try understood("Note: `open` is called first.") == ["`open`: before the others"])
  }
}
