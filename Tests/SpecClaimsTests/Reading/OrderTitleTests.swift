import Testing

@testable import SpecClaims

/// Lists whose leading words say no more than that they are in order.
@Suite struct OrderTitleTests {
  private func canonical(_ lead: String) throws -> [String] {
    try read("# Tank\n\n\(lead)\n\n1. `onFill()`\n2. `onDrain()`\n").map(\.canonical)
  }

  @Test(arguments: [
    "Order of execution:", "Execution order:", "Here is the order of execution:", "The order of the calls is:",
    "The call order is as follows:", "A tank goes through two steps:",
  ]) func areOrders(_ lead: String) throws {
    #expect(try canonical(lead) == ["onFill() and onDrain(): called in this order: onFill(), onDrain()"])
  }

  @Test(arguments: [
    "Hooks:", "Order of payment:", "The order of the rows is:", "The call order is not:",
    "A tank may go through two steps:",
    "A tank goes through two rooms:", "Alphabetical order:", "Order of methods:",
  ]) func areNone(_ lead: String) throws {
    #expect(try canonical(lead).isEmpty)
  }
}
