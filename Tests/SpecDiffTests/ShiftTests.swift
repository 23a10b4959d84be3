import SpecClaims
import Testing

@testable import SpecDiff

/// The orders of strength, kind by kind, as tables.
@Suite struct ShiftTests {
  @Test func partsCombineToWhatTheWholeDoes() {
    #expect(Shift.stronger.combined(with: .same) == .stronger)
    #expect(Shift.stronger.combined(with: .weaker) == .mixed)
    #expect(Shift.mixed.combined(with: .stronger) == .mixed)
    #expect(Shift.contrary.combined(with: .stronger) == .contrary)
  }

  @Test func fewerThreadsAreStronger() {
    #expect(ThreadStrength.shift(.any, .main) == .stronger)
    #expect(ThreadStrength.shift(.any, .background) == .stronger)
    #expect(ThreadStrength.shift(.notMain, .background) == .stronger)
    #expect(ThreadStrength.shift(.background, .any) == .weaker)
    #expect(ThreadStrength.shift(.main, .background) == .contrary)
    #expect(ThreadStrength.shift(.role("render"), .main) == .contrary)
    #expect(ThreadStrength.shift(.named(Wording("render")), .main) == .mixed)
    #expect(ThreadStrength.shift(.main, .same) == .mixed)
  }

  @Test func fewerNumbersOfCallsAreStronger() {
    #expect(CountStrength.shift(.atMostOnce, .once) == .stronger)
    #expect(CountStrength.shift(.multiple, .atMostOnce) == .stronger)
    #expect(CountStrength.shift(.once, .atLeastOnce) == .weaker)
    #expect(CountStrength.shift(.atMostOnce, .atLeastOnce) == .mixed)
    #expect(CountStrength.shift(.zero, .once) == .contrary)
  }

  @Test func closerInTimeIsStronger() {
    func order(_ relation: Relation) -> TimeOrder { TimeOrder(relation, isSwapped: false) }
    #expect(OrderStrength.shift(order(.before), order(.immediatelyBefore)) == .stronger)
    #expect(OrderStrength.shift(order(.neverBefore), order(.after)) == .same)
    #expect(OrderStrength.shift(order(.neverAfter), order(.before)) == .stronger)
    #expect(OrderStrength.shift(order(.before), order(.after)) == .contrary)
    #expect(OrderStrength.shift(order(.during), order(.after)) == .contrary)
    #expect(OrderStrength.shift(order(.before), TimeOrder(.after, isSwapped: true)) == .same)
  }

  @Test func rulesExcludeTheirOpposites() {
    func rule(_ force: Rule.Force) -> Rule { Rule(force: force, thread: nil) }
    #expect(RuleStrength.shift(rule(.permitted), rule(.required)) == .stronger)
    #expect(RuleStrength.shift(rule(.forbidden), rule(.notNeeded)) == .weaker)
    #expect(RuleStrength.shift(rule(.forbidden), rule(.permitted)) == .contrary)
    #expect(RuleStrength.shift(rule(.required), rule(.notNeeded)) == .contrary)
  }

  @Test func theOtherKindsKeepTheirOrders() {
    #expect(ConcurrencyStrength.shift("not-required-thread-safe", "thread-safe") == .stronger)
    #expect(ConcurrencyStrength.shift("exclusive", "serial") == .weaker)
    #expect(ConcurrencyStrength.shift("serial", "concurrent") == .contrary)
    #expect(
      SupercallStrength.shift(
        Supercall(isRequired: true, position: nil), Supercall(isRequired: true, position: "first")) == .stronger)
    #expect(OutcomeStrength.shift("undefined", "crash") == .stronger)
    #expect(ReactionStrength.shift(.notAlways, .never) == .stronger)
    #expect(ReactionStrength.shift(.always, .never) == .contrary)
    #expect(ModalityStrength.shift(.should, .must) == .stronger)
    #expect(ModalityStrength.shift(.fact, .must) == .same)
  }

  @Test func aShiftReadBackwardsIsReversed() {
    for old in [CallThread.main, .background, .any, .notMain, .same, .role("render"), .named(Wording("io"))] {
      for new in [CallThread.main, .background, .any, .notMain, .same, .role("render"), .named(Wording("io"))] {
        #expect(ThreadStrength.shift(old, new) == ThreadStrength.shift(new, old).reversed, "\(old) \(new)")
      }
    }
    for old in [Times.zero, .once, .atMostOnce, .atLeastOnce, .multiple] {
      for new in [Times.zero, .once, .atMostOnce, .atLeastOnce, .multiple] {
        #expect(CountStrength.shift(old, new) == CountStrength.shift(new, old).reversed)
      }
    }
  }
}
