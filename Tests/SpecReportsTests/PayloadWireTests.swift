import SpecClaims
import Testing

@testable import SpecReports

@Suite struct PayloadWireTests {
  private static let fire = MethodReference(type: "Kiln", name: MethodName(written: "-fire"))
  private static let declared = MethodReference(type: "Kiln", name: MethodName(written: "load(pot: Pot)"))

  @Test(arguments: [
    (Payload.thread(on: .named("render")), #"{"on":"named:render"}"#),
    (.multiplicity(.atMostOnce, per: nil), #"{"times":"at-most-once"}"#),
    (.order(.immediatelyAfter, .method(fire, finished: true)), #"{"other":"-fire","rel":"immediately-after"}"#),
    (.order(.before, .method(declared, finished: false)), #"{"other":"load","rel":"before"}"#),
    (.sequence([declared, fire]), #"{"rel":"sequence","seq":["load","-fire"]}"#),
    (.obligation(action: .call, object: "load(pot: Pot)", scope: .anywhere), #"{"action":"call","object":"load"}"#),
    (.order(.before, .everythingElse), #"{"other":"everything else in its life","rel":"before"}"#),
    (.concurrency(mode: "serial"), #"{"mode":"serial"}"#),
    (.prohibition(action: .call, object: "`open`", scope: .anywhere), #"{"action":"call","object":"`open`"}"#),
    (
      .obligation(action: .override, object: "-fire", scope: .onThread(.main)),
      #"{"action":"override","object":"-fire","scope":"on main thread"}"#
    ),
    (.supercall(required: true, position: "first"), #"{"position":"first","required":true}"#),
    (
      .misuseResult(misuse: Misuse(action: .access, object: "the door", scope: .within([fire])), result: "crash"),
      #"{"of":"access the door within -fire","result":"crash"}"#
    ),
    (
      .misuseResult(misuse: Misuse(action: .call, object: "If it is called twice", scope: .anywhere), result: "error"),
      #"{"of":"If it is called twice","result":"error"}"#
    ),
    (
      .misuseResult(misuse: Misuse(action: .call, object: "`open`", scope: .anywhere), result: "error"),
      #"{"of":"call `open`","result":"error"}"#
    ),
    (.immutability(object: "the clay", from: .event("it is fired")), #"{"from":"it is fired","object":"the clay"}"#),
    (.trigger(event: "dawn"), #"{"event":"dawn"}"#),
    (.noTrigger(event: "dusk", universal: false), #"{"event":"dusk","universal":false}"#),
    (.effect(state: "hard", bySuper: true), #"{"bySuper":true,"state":"hard"}"#),
    (.caller("the potter"), #"{"by":"the potter"}"#),
  ]) func eachKindHasItsFields(payload: Payload, expected: String) {
    #expect(WireText.lines([payload]) { PayloadWire($0) } == expected + "\n")
  }
}
