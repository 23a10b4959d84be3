import AsyncDisplayKit
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// What is told of a node that is made, and of a view that is made after it.
func toldBeforeView(_ make: () -> ASDisplayNode) -> [String] {
  let transcript = Transcript()
  HeadlessRuntime(transcript).runMain {
    _ = HeadlessRuntime.make {
      let node = make()
      withExtendedLifetime(UIView()) {}
      return node
    }
  }
  return transcript.text("init", "layer").split(separator: "\n").map { line in
    line.split(separator: " ").dropFirst().filter { !$0.hasPrefix("[") }.joined(separator: " ")
  }
}

@Suite("What is made for properties") struct PropertyInitTests {
  final class Plain: ASDisplayNode {
    override class var inheritsInitialisers: Bool { true }
  }

  class Labelled: ASDisplayNode {
    override class var inheritsInitialisers: Bool { true }

    private let properties: Void = ASDisplayNode.propertiesBegin(Labelled.self)
    let label = UILabel()
  }

  final class Badge: Labelled {
    override class var inheritsInitialisers: Bool { false }

    private let properties: Void = ASDisplayNode.propertiesBegin(Badge.self)
    let tap = UITapGestureRecognizer()
    let child: Badge?

    init?(depth: Int) {
      ASDisplayNode.initialiserBegins(Badge.self)
      defer { ASDisplayNode.initialiserEnds(Badge.self) }
      if depth < 0 { return nil }
      child = depth > 0 ? Badge(depth: depth - 1) : nil
      super.init()
    }
  }

  @Test(
    "what is made for a property belongs to the initialiser of its owner, also where the class above has properties")
  func properties() {
    #expect(
      toldBeforeView { Labelled() } == [
        "Labelled init enter", "UILabel init", "Labelled init exit", "UIView init",
      ])
    #expect(
      toldBeforeView { Badge(depth: 0)! } == [
        "Badge init enter", "UITapGestureRecognizer init", "UILabel init", "Badge init exit", "UIView init",
      ])
  }

  @Test("a property that is a node of the same class has its own")
  func nestedProperties() {
    let one = ["Badge init enter", "UITapGestureRecognizer init", "UILabel init"]
    #expect(
      toldBeforeView { Badge(depth: 1)! }
        == one + ["Badge init exit"] + one + ["Badge init exit", "UIView init"])
  }

  @Test("what an initialiser made that failed belongs to nobody")
  func failedProperties() {
    let told = toldBeforeView {
      withExtendedLifetime(Badge(depth: -1)) {}
      return Plain()
    }
    #expect(told == ["UITapGestureRecognizer init", "Plain init enter", "Plain init exit", "UIView init"])
  }
}
