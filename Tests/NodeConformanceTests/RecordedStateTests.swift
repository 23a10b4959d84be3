import AsyncDisplayKit
import CallTrace
import Foundation
import HeadlessUIKit
import Testing

@testable import NodeConformance

/// What the recorder adds to an event beside the runtime's own flags: state that is seen from outside, and the rule that refused.
///
/// Of a node without children in its layout nothing is known of their places.
@Suite struct RecordedStateTests {
  @Test func superInLayoutIsSeenToApplyTheLayout() {
    #expect(
      states(of: "layout()", under: nil) == [
        "super {calculated, positioned=false}", "super {calculated, positioned}", "super {calculated}",
        "super-exit {calculated, positioned}", "super-exit {calculated}",
      ])
  }

  @Test func framesThatComeEarlyAreSeenBeforeTheSuperCall() {
    #expect(
      states(of: "layout()", under: "frames-before-layout") == [
        "super {calculated, positioned}", "super {calculated}", "super-exit {calculated, positioned}",
        "super-exit {calculated}",
      ])
  }

  @Test func framesThatComeLateAreSeenToBeMissing() {
    #expect(
      states(of: "layout()", under: "frames-after-layout") == [
        "super {calculated, positioned=false}", "super {calculated, positioned}", "super {calculated}",
        "super-exit {calculated, positioned=false}", "super-exit {calculated, positioned}", "super-exit {calculated}",
      ])
  }

  @Test(arguments: [nil, "frames-after-layout"])
  func aSubnodeThatIsTurnedIsSeenToBeInItsPlaceOrNot(deviation: String?) {
    let scenario = Scenario("turned", "a subnode that is turned") { stage in
      let window = UIWindow()
      window.rootViewController = stage.make { ASDKViewController(node: TurnedBadge()) }
      window.makeKeyAndVisible()
      stage.settle()
    }
    let states = states(of: "layout()", under: deviation, in: [scenario])
    #expect(states.contains("super-exit {calculated, positioned}") == (deviation == nil))
    #expect(states.contains("super-exit {calculated, positioned=false}") == (deviation != nil))
  }

  @Test func aNodeThatIsPlacedBetweenPixelsIsSeenToHaveItsLayout() {
    let scenario = Scenario("third", "a node that takes a third") { stage in
      let window = UIWindow()
      let (root, third) = (stage.make { ASDisplayNode() }, stage.make { ASDisplayNode() })
      third.frame = CGRect(x: 0, y: 0, width: 100.0 / 3, height: 20)
      root.addSubnode(third)
      window.rootViewController = stage.make { ASDKViewController(node: root) }
      window.makeKeyAndVisible()
      stage.settle()
      #expect(third.calculatedLayout.map { $0.size == third.bounds.size } == false)
    }
    #expect(states(of: "layout()", under: nil, in: [scenario]) == ["super {calculated}", "super-exit {calculated}"])
  }

  /// `calculated` is said of the super call of a node whose bounds are as large as its layout, but for what counting loses.
  @Test func whatCountingLosesIsNoDifference() {
    let scenario = Scenario("noise", "a node that is as wide as three tenths") { stage in
      let (window, root) = (UIWindow(), stage.make { ASDisplayNode() })
      let sum = stage.make { ASDisplayNode() }
      sum.layoutSpecBlock = { _, _ in ASLayoutSpec() }
      _ = sum.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 222, height: 20)))
      sum.frame = CGRect(x: 0, y: 0, width: CGFloat(222).nextUp, height: 20)
      root.addSubnode(sum)
      window.rootViewController = stage.make { ASDKViewController(node: root) }
      window.makeKeyAndVisible()
      stage.settle()
    }
    #expect(!states(of: "layout()", under: nil, in: [scenario]).contains { $0.contains("calculated=false") })
  }

  @Test func viewOfAControllerIsSeenToBeItsNodes() {
    #expect(states(of: "loadView()", under: nil) == ["super-exit {viewIsNodeView}"])
  }

  @Test func anotherViewIsSeenToBeAnother() {
    #expect(states(of: "loadView()", under: "load-view-sets-another") == ["super-exit {viewIsNodeView=false}"])
  }

  @Test func whatIsRefusedForItsThreadSaysSo() {
    let trace = run { stage in
      let node = stage.make { ASDisplayNode() }
      _ = node.view
      _ = stage.make(on: .background) { node.view }
    }
    #expect(
      lines(of: "ASDisplayNode.view", in: trace) == [
        "main {by=client}", "background {by=client, loaded, refused, refusedForThread, rule=view-on-main}",
      ])
  }

  @Test func whatIsRefusedForAnotherReasonDoesNot() {
    let trace = run { stage in
      let panel = stage.make { PanelNode(children: []) }
      _ = panel.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 10, height: 10)))
      panel.lastSpec?.spacing = 7
    }
    #expect(
      lines(of: "ASLayoutSpec.write", in: trace).filter { $0.contains("refused") } == [
        "main {by=client, frozen, refused, rule=spec-immutable}"
      ])
  }

  @Test func dynamicTypesAndRelationsAreRecorded() throws {
    let trace = run { stage in
      let photo = stage.make { PhotoNode() }
      let panel = stage.make { PanelNode(children: [photo]) }
      _ = panel.view
      stage.settle()
    }
    let loads = trace.events.filter { trace.names[$0.call].name == "didLoad()" && $0.phase == .enter }
    #expect(
      loads.map { "\(trace.names[$0.type]) \($0.instance) ~\($0.relatesTo)" } == ["PhotoNode 1 ~2", "PanelNode 2 ~0"])
    #expect(trace.events.last.map { "\(trace.names[$0.type]).\(trace.names[$0.call].name)" } == "MainLoop.settled")
  }

  // MARK: Traces and what is written here of them

  private func run(_ body: @escaping @Sendable (Stage) -> Void) -> Trace {
    ScenarioRunner().trace(of: Scenario("test", "a test's own", body: body))
  }

  /// The probe's attributes at each phase of a call in two scenarios, each combination once.
  private func states(
    of call: String, under deviation: String?,
    in scenarios: [Scenario] = ScenarioCatalogue.all.filter { ["relayout", "two-controllers"].contains($0.name) }
  ) -> [String] {
    let fault = deviation.flatMap { name in DeviationCatalogue.all.first { $0.name == name } }
    let probed: Set<String> = ["positioned", "calculated", "viewIsNodeView"]
    let states = scenarios.flatMap { scenario in
      let trace = ScenarioRunner().trace(of: scenario, under: fault)
      return trace.events.filter { trace.names[$0.call].name == call }.compactMap { event -> String? in
        let attributes = trace.names[event.attributes].filter { probed.contains($0.key) }
        return attributes.isEmpty ? nil : "\(event.phase.name) \(written(attributes))"
      }
    }
    return Set(states).sorted()
  }

  private func lines(of call: String, in trace: Trace) -> [String] {
    trace.events.filter { "\(trace.names[$0.call])" == call }.map { event in
      "\(trace.names[event.role]) \(written(trace.names[event.attributes]))"
    }
  }

  private func written(_ attributes: [String: AttributeValue]) -> String {
    let words = attributes.sorted { $0.key < $1.key }.map { name, value in
      switch value {
      case .bool(true): name
      case .bool(false): "\(name)=false"
      case .int(let number): "\(name)=\(number)"
      case .string(let text): "\(name)=\(text)"
      }
    }
    return "{\(words.joined(separator: ", "))}"
  }
}
