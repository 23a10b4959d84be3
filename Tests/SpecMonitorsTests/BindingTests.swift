import CallTrace
import SpecDocument
import SpecMonitors
import Testing

@testable import SpecClaims

/// A claim is bound to what it says, or not at all: a word, a condition or a subject that nothing decides never makes it wider.
@Suite struct BindingTests {
  private static let words = """
    version: 1
    types:
      Kiln: { aliases: [kiln] }
      GasKiln: { inherits: Kiln, where: { gas: true } }
      OilKiln: { inherits: Kiln }
    calls:
      Kiln:
        fire(): {}
        cool(): {}
        load(): { forCallers: true }
    events:
      door-opened: { calls: [Kiln.doorOpened], phrases: [the door is opened] }
      settled: { calls: [Kiln.settled] }
      fired: { calls: [Kiln.fire()], phase: exit }
    conditions:
      at-night: { where: { night: true }, phrases: [at night] }
      in-a-hurry: { phrases: [you are in a hurry] }
    states:
      hot: { attribute: hot, at: fired, of: [fire], phrases: [the clay is hot] }
      own-fire: { attribute: ownFire, at: fired, of: [fire], phrases: [is overridden] }
      burns-alone: { attribute: burns, at: fired, of: [fire], phrases: [super need not be called] }
    actions:
      open-door: { action: access, calls: [Kiln.doorOpened], objects: [the door] }
    markers: { settled: settled, byHand: byHand }
    """

  private let fire = MethodReference(type: "Kiln", name: MethodName(written: "fire()"))
  private let cool = MethodReference(type: "Kiln", name: MethodName(written: "cool()"))

  /// The properties that a claim stands for, or the reason why it stands for none.
  private func bound(
    _ subject: Subject, _ payload: Payload, condition: String? = nil, threads: String? = nil
  ) throws -> Binding {
    let document = try Document(bytes: Array("A sentence.".utf8), name: "kiln.md")
    var claim = Claim(
      id: "claim", subject: subject, payload: payload, modality: .fact, obligor: .framework, condition: condition,
      polarity: true, sentence: 0, document: "kiln", range: document.sentences[0].range, form: "none", canonical: "")
    claim.threads = threads
    return ClaimBinder(vocabulary: try Vocabulary(yaml: Self.words, file: "kiln.yml")).bind(claim)
  }

  private func patterns(_ binding: Binding) -> [EventPattern] {
    guard case .properties(let properties) = binding else { return [] }
    return properties.map {
      switch $0 {
      case .thread(let call, _): call
      case .effect(let point, _, _), .noOverride(let point, _): point
      default: EventPattern(calls: [], title: "another kind")
      }
    }
  }

  @Test func aMethodThatMustNotBeCalledIsWatchedForCallsByHand() throws {
    let itself = try bound(.methods([fire]), .prohibition(action: .call, object: "fire()", scope: .anywhere))
    #expect(patterns(itself).map(\.calls) == [[CallName(declaring: "Kiln", name: "fire()")]])
    #expect(
      try bound(.methods([fire]), .prohibition(action: .call, object: "cool()", scope: .anywhere))
        == .notChecked("unknown: action “call cool()”"))
  }

  @Test func aTypeThatIsNotKnownIsNoTypeAtAll() throws {
    let every = try bound(.everyMethod(of: "Kiln", except: nil), .caller("not to be called by others"))
    #expect(patterns(every).flatMap(\.calls).map(\.name).sorted() == ["cool()", "fire()"])
    #expect(
      try bound(.everyMethod(of: "Oven", except: nil), .caller("not to be called by others"))
        == .notChecked("unknown: type “Oven”"))
  }

  @Test func aRequiredSuperCallHasToLieWithinTheCall() throws {
    let own = EventPattern(
      calls: [CallName(declaring: "Kiln", name: "fire()")], title: "Kiln fire()")
    var inherited = own
    (inherited.phase, inherited.title) = (.super, "Kiln fire() calling super")
    let expected = Binding.properties([.presence(of: inherited, within: own)])
    #expect(try bound(.methods([fire]), .supercall(required: true, position: nil)) == expected)
    #expect(
      try bound(.methods([fire]), .prohibition(action: .override, object: "fire()", scope: .anywhere)) == expected)
    #expect(
      try bound(.methods([fire]), .supercall(required: true, position: "first"))
        == .notChecked("that a call has its super call first is not decided"))
    #expect(
      try bound(.methods([cool]), .supercall(required: false, position: nil))
        == .notChecked("leaving out a call that is not needed cannot go wrong"))
    #expect(
      try bound(.methods([fire]), .supercall(required: true, position: nil), condition: "at night")
        == .notChecked("a super call under a condition is not decided: at night"))
  }

  @Test func aChoiceOfThreadsIsNotAnyThread() throws {
    let choice = "on the main thread or the kiln thread"
    #expect(
      try bound(.methods([fire]), .thread(on: .any), threads: choice)
        == .notChecked("one of several threads is not decided: \(choice)"))
  }

  @Test func aSuperCallThatIsNotNeededIsSeenByWhatComesWithoutIt() throws {
    let free = try bound(.methods([fire]), .supercall(required: false, position: nil))
    #expect(free == .properties([.effect(at: try #require(patterns(free).first), attribute: "burns", equals: .isTrue)]))
  }

  @Test func anOverrideThatIsOwedIsSeenWhereTheVocabularySays() throws {
    let owed = Payload.obligation(action: .override, object: "fire()", scope: .anywhere)
    let own = try bound(.methods([fire]), owed)
    #expect(own == .properties([.effect(at: try #require(patterns(own).first), attribute: "ownFire", equals: .isTrue)]))
    #expect(
      try bound(.methods([cool]), .obligation(action: .override, object: "cool()", scope: .anywhere))
        == .notChecked("what an author has to do is not decided"))
  }

  @Test func aRuleForACaseIsJudgedInThatCase() throws {
    let rule = Payload.prohibition(action: .access, object: "the door", scope: .within([fire]))
    guard case .properties(let properties) = try bound(.methods([fire]), rule, condition: "at night"),
      case .absence(_, let within, _, _)? = properties.first
    else {
      Issue.record("a case that a trace shows is decided")
      return
    }
    #expect(within.attributes == ["night": .bool(true)])
    #expect(
      try bound(.methods([fire]), rule, condition: "you are in a hurry")
        == .notChecked("left to the author: you are in a hurry"))
  }

  @Test func anOverrideOfWhatCallersCallLeavesNoMark() throws {
    let load = MethodReference(type: "Kiln", name: MethodName(written: "load()"))
    #expect(
      try bound(.methods([load]), .prohibition(action: .override, object: "load()", scope: .anywhere))
        == .notChecked("an override of “Kiln load()” leaves no mark in a trace"))
  }

  @Test func anExceptionIsTakenOut() throws {
    let others = try bound(.everyMethod(of: "Kiln", except: cool), .caller("not to be called by others"))
    #expect(patterns(others).flatMap(\.calls).map(\.name) == ["fire()"])
  }

  @Test func aClaimOnASubtypeIsJudgedOnItsInstances() throws {
    func pattern(_ type: String) throws -> EventPattern? {
      let method = MethodReference(type: type, name: MethodName(written: "fire()"))
      return patterns(try bound(.methods([method]), .thread(on: .main))).first
    }
    let (kiln, gas, oil) = (try pattern("Kiln"), try pattern("GasKiln"), try pattern("OilKiln"))
    #expect(kiln?.attributes == [:] && kiln?.types == [])
    #expect(gas?.attributes == ["gas": .bool(true)] && gas?.types == [])
    #expect(oil?.attributes == [:] && oil?.types == ["OilKiln"])
  }

  @Test func aConditionNarrowsWhatASubtypeIsKnownBy() throws {
    let method = MethodReference(type: "GasKiln", name: MethodName(written: "fire()"))
    let atNight = try bound(.methods([method]), .thread(on: .main), condition: "at night")
    #expect(patterns(atNight).map(\.attributes) == [["gas": .bool(true), "night": .bool(true)]])
  }

  @Test func aStateIsPromisedOfWhatBringsItAboutAlone() throws {
    let hot = Payload.effect(state: "the clay is hot", bySuper: false)
    #expect(patterns(try bound(.methods([fire]), hot)).map(\.phase) == [.exit])
    #expect(
      try bound(.methods([cool]), hot) == .notChecked("“hot” is no state that cool() is known to bring about"))
  }

  @Test func aConditionThatNothingDecidesIsNotDropped() throws {
    let trigger = Payload.trigger(event: "the door is opened")
    guard case .properties = try bound(.methods([cool]), trigger) else {
      Issue.record("without a condition it is decided")
      return
    }
    #expect(
      try bound(.methods([cool]), trigger, condition: "at night")
        == .notChecked("a claim of kind trigger under a condition is not decided: at night"))
  }
}
