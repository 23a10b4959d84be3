import Foundation
import HeadlessUIKit
import Testing

@Suite("Controllers by name") struct StoryboardTests {
  final class Profile: UIViewController {}

  @Test("a storyboard makes what was registered for it, and a plain controller for any other identifier")
  func registered() {
    UIStoryboard.register(named: "StoryboardTests", identifier: "profile") { Profile() }
    defer { UIStoryboard.register(named: "StoryboardTests", identifier: "profile", nil) }
    HeadlessRuntime().runMain {
      let board = UIStoryboard(name: "StoryboardTests", bundle: nil)
      let profile = board.instantiateViewController(withIdentifier: "profile")
      #expect(profile is Profile && profile.storyboard === board)
      #expect(profile !== board.instantiateViewController(withIdentifier: "profile"))
      #expect(!(board.instantiateViewController(withIdentifier: "other") is Profile))
      let other = UIStoryboard(name: "Other", bundle: .main)
      #expect(!(other.instantiateViewController(withIdentifier: "profile") is Profile))
      #expect(board.instantiateInitialViewController() == nil)
    }
  }

  @Test("a controller of a class comes from who makes it, from what was registered, or from its own archive")
  func typed() {
    HeadlessRuntime().runMain {
      let (board, mine) = (UIStoryboard(name: "StoryboardTests.typed", bundle: nil), Profile())
      #expect(board.instantiateViewController(identifier: "a", creator: { _ in mine }) === mine)
      let archived: Profile = board.instantiateViewController(identifier: "a")
      #expect(archived !== mine && archived.storyboard === board)
    }
  }
}
