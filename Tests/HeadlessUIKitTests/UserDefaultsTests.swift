import Foundation
import HeadlessUIKit
import Testing

@Suite("What a program keeps of its user") struct UserDefaultsTests {
  @Test("what the user has set is found under either name")
  func defaults() throws {
    let suite = "UserDefaultsTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.setValue("a", forKey: "name")
    #expect(defaults.value(forKey: "name") as? String == "a" && defaults.string(forKey: "name") == "a")
    #expect(defaults.value(forKey: "other") == nil)
  }
}
