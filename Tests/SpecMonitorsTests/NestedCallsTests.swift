import CallTrace
import Testing

@testable import SpecMonitors

/// An action inside a call that something has run within the scope is that call's doing, not the scope's.
@Suite struct NestedCallsTests {
  private let make = EventPattern(
    calls: [CallName(declaring: "Node", name: "make")], phase: .event, key: .everyone, title: "make")
  private let scope = EventPattern(calls: [CallName(declaring: "Node", name: "init")], title: "init")
  private let hooks = EventPattern(
    calls: [CallName(declaring: "Node", name: "init"), CallName(declaring: "Node", name: "didLoad")], key: .everyone,
    title: "a hook")

  private func finding(_ timeline: String, _ property: Property) throws -> Finding {
    Judge.findings(for: [property], in: try Trace(timeline: timeline))[0]
  }

  @Test func actionOfAnotherCallIsNotTheScopes() throws {
    let absence = Property.absence(of: make, within: scope, sameSlice: false, besides: hooks)
    let nested = try finding("main : init<(1) didLoad<(1) make!(1) didLoad>(1) init>(1)", absence)
    #expect(nested.violations == 0)
    #expect(nested.exercised == 1)
    #expect(nested.unseen.isEmpty)
    #expect(try finding("main : init<(1) didLoad<(1) didLoad>(1) make!(1) init>(1)", absence).violations == 1)
  }

  @Test func actionOfAnInnerScopeSpoilsOnlyThatOne() throws {
    let absence = Property.absence(of: make, within: scope, sameSlice: false, besides: hooks)
    let found = try finding("main : init<(1) init<(2) make!(2) init>(2) init>(1)", absence)
    #expect(found.violations == 1)
    #expect(found.exercised == 1)
  }

  @Test func permissionIsNotUsedByAnotherCall() throws {
    let permission = Property.permission(action: make, scope: scope, besides: hooks)
    #expect(try finding("main : init<(1) didLoad<(1) make!(1) didLoad>(1) init>(1)", permission).exercised == 0)
    #expect(try finding("main : init<(1) make!(1) init>(1)", permission).exercised == 1)
  }

  @Test func misuseByAnotherCallGivesNoResult() throws {
    let done = EventPattern(calls: [CallName(declaring: "Node", name: "done")], phase: .event, title: "done")
    let result = Property.misuseResult(misuse: make, scope: scope, result: done, besides: hooks)
    #expect(try finding("main : init<(1) didLoad<(1) make!(1) didLoad>(1) done!(1) init>(1)", result).exercised == 0)
    #expect(try finding("main : init<(1) make!(1) done!(1) init>(1)", result).exercised == 1)
  }
}
