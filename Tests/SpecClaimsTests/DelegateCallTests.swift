import SpecClaims
import Testing

/// Methods of a delegate begin with the same word, and have as many arguments.
@Suite struct DelegateCallTests {
  @Test(
    "a call is known by all of its name",
    arguments: [
      ("-kiln:willFire:", "kiln(_:willFire:)"), ("kiln(_:didFire:)", "kiln(_:didFire:)"),
      ("kiln(_:didCool:)", "kiln(_:didCool:)"), ("-kiln:didCoolPot:", "kiln(_:didCool:)"),
    ])
  func spelled(written: String, name: String) throws {
    let vocabulary = try Vocabulary(
      yaml: """
        version: 1
        types: { KilnDelegate: {} }
        calls:
          KilnDelegate:
            kiln(_:willFire:): { aliases: ["kiln:willFire:"] }
            kiln(_:didFire:): {}
            kiln(_:didCool:): { aliases: ["kiln:didCoolPot:"] }
        """, file: "kiln.yml")
    let method = MethodReference(type: "KilnDelegate", name: MethodName(written: written))
    #expect(vocabulary.calls(for: method).map(\.name) == [name])
  }
}
