import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Hooks under their earlier names, and what they are told") struct EarlierHookTests {
  /// Writes down what it is told by the earlier names, and of traits.
  private final class Tank: ASDisplayNode {
    private(set) var told: [String] = []
    private(set) var styles: [UIUserInterfaceStyle] = []

    func forget() { told = [] }

    override func didEnterPreloadState() {
      super.didEnterPreloadState()
      told.append("didEnterPreloadState")
    }
    override func didExitPreloadState() {
      super.didExitPreloadState()
      told.append("didExitPreloadState")
    }
    override func fetchData() {
      super.fetchData()
      told.append("fetchData")
    }
    override func clearFetchedData() {
      super.clearFetchedData()
      told.append("clearFetchedData")
    }
    override func fetchStateDidChange(_ inFetchState: Bool) { told.append("fetching \(inFetchState)") }
    override func displayStateDidChange(_ inDisplayState: Bool) { told.append("displayed \(inDisplayState)") }
    override func visibilityDidChange(_ isVisible: Bool) { told.append("visible \(isVisible)") }
    override func asyncTraitCollectionDidChange(withPreviousTraitCollection previous: ASPrimitiveTraitCollection) {
      super.asyncTraitCollectionDidChange(withPreviousTraitCollection: previous)
      styles += [previous.userInterfaceStyle, primitiveTraitCollection().userInterfaceStyle]
    }
  }

  @Test("what was called earlier is called after what is called now, with what the state is now")
  func order() {
    HeadlessRuntime(Transcript()).runMain {
      let tank = Tank()
      tank.setInterfaceState([.measureLayout, .preload])
      tank.setInterfaceState([])
      #expect(
        tank.told == [
          "didEnterPreloadState", "fetchData", "fetching true", "didExitPreloadState", "clearFetchedData",
          "fetching false",
        ])
      tank.setInterfaceState([.measureLayout, .preload])
      tank.forget()
      tank.setInterfaceState(.inHierarchy)
      #expect(tank.told == ["displayed true", "visible true"])
      tank.forget()
      tank.setInterfaceState([.measureLayout, .preload])
      #expect(tank.told == ["displayed false", "visible false"])
    }
  }

  @Test("data is fetched and cleared all the way down")
  func recursively() {
    HeadlessRuntime(Transcript()).runMain {
      let tanks = [Tank(), Tank(), Tank()]
      tanks[0].addSubnode(tanks[1])
      tanks[1].addSubnode(tanks[2])
      tanks[0].recursivelyFetchData()
      tanks[0].recursivelyClearFetchedData()
      #expect(tanks.map(\.told) == Array(repeating: ["fetchData", "clearFetchedData"], count: 3))
    }
  }

  @Test("a node is told of the traits that it had")
  func traits() {
    HeadlessRuntime(Transcript()).runMain {
      let tank = Tank()
      var dark = ASPrimitiveTraitCollection()
      dark.userInterfaceStyle = .dark
      tank.propagateTraits(dark)
      #expect(tank.styles == [.unspecified, .dark])
    }
  }

  @Test("a node that is moved has the bounds that it had")
  func moved() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let tank = Tank()
      tank.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      _ = tank.view
      transcript.clear()
      tank.frame.origin = CGPoint(x: 5, y: 5)
      tank.view.center = CGPoint(x: 50, y: 50)
      #expect(transcript.story("boundsChange") == "")
      tank.frame.size.width = 11
      #expect(transcript.story("boundsChange") == "main Tank boundsChange")
    }
  }
}
