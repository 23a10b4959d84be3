import Testing

@testable import SpecClaims

/// What a rule asks for, told by its action.
@Suite struct WhatRulesAskTests {
  private func payloads(_ sentence: String) throws -> [Payload] {
    try read("## Panel\n\nIt is a class to be subclassed.\n\n### `-refresh`\n\n\(sentence)\n").map(\.payload)
  }

  @Test func locks() throws {
    guard case .obligation(.lock, "your own locking", _)? = try payloads("You must provide your own locking.").first
    else {
      Issue.record("not read as locking")
      return
    }
  }

  @Test(arguments: [
    "It should not perform heavy work or blocking calls.", "It should not perform operations that can block.",
  ]) func blocks(_ sentence: String) throws {
    guard case .prohibition(.block, _, _)? = try payloads(sentence).first else {
      Issue.record("not read as blocking")
      return
    }
  }

  @Test(arguments: [
    "It must not do anything that will modify the tank.", "It should not take any actions which modify the tank.",
  ]) func changes(_ sentence: String) throws {
    guard case .prohibition(.access, _, _)? = try payloads(sentence).first else {
      Issue.record("not read as access")
      return
    }
  }

  @Test func copies() throws {
    guard case .obligation(.create, "copies of the rows", _)? = try payloads("It must make copies of the rows.").first
    else {
      Issue.record("not read as making something")
      return
    }
  }

  @Test(arguments: [
    Expected("It must return with an error.", "-refresh: has to return an error within -refresh"),
    Expected(
      "It should return as quickly as possible.", "-refresh: has to return as quickly as possible within -refresh"),
    Expected(
      "All setup of tanks should be done in the `-fill` method.",
      "-refresh: has to do all setup of tanks within -fill"),
    Expected(
      "This is where all setup of tanks should happen.", "-refresh: has to do all setup of tanks within -refresh"),
    Expected("May not throw.", "-refresh: must not throw within -refresh"),
    Expected("You should set up your tank in `-fill`.", "-fill: has to set up your tank within -fill"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "May not leak.", "You should set up your tank in `-fill`, and then clean it in `-drain`.",
    "You should set up your tank in `-fill` and clean it in `-drain`.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test("what the reader does in a method is told of it, wherever it is said")
  func inMethod() throws {
    let claims = try read("# Valves\n\n## Setup\n\nYou should set up your tank in `attach()`.\n")
    #expect(claims.map(\.canonical) == ["attach(): has to set up your tank within attach()"])
    #expect(try read("# Valves\n\n## Setup\n\nYou should set up your tank.\n").isEmpty)
  }

  @Test("what an item says of the hook that it names")
  func required() throws {
    let page = """
      # Tank

      * **onLeak** `(tank) => void` - Called when a tank has leaked. Required if the tank is open.
      * **onDrop** `(tank) => void` - Called when a drop has fallen. Not required for closed tanks.
      * `level` {number} How full it is. Required.
      """
    #expect(
      try read(page).filter { $0.payload.kind == "obligation" }.map(\.canonical) == [
        "onLeak: has to be overridden (if the tank is open)",
        "onDrop: not promised: has to be overridden (for closed tanks)",
      ])
  }

  @Test("an option is required as well, and nobody overrides it")
  func requiredOption() throws {
    let page = """
      # Pump

      Variables passed to the pump:

      Name | Description
      ---|---
      pump_host | **Required.** Where the pump is.
      `pump_port` | **Required.** Its port.

      - `maxLevel`: Required. How full it may get.
      """
    #expect(try read(page).isEmpty)
    for title in ["Hooks", "Required methods"] {
      #expect(
        try read("# Pump\n\n## \(title)\n\n- `drainAll`: Required. Drains it.\n").map(\.canonical)
          == ["drainAll: has to be overridden"])
    }
  }
}
