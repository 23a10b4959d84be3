import CallTrace

@testable import SpecMonitors

/// What a property comes to in a trace written as a timeline, as text.
func finding(_ property: Property, in timeline: String, isMisuse: Bool = false) throws -> String {
  let trace = try Trace(timeline: timeline, isMisuse: isMisuse)
  return Judge.findings(for: [property], in: trace)[0].description
}

/// Patterns whose title is the name of the call, whatever type declares it.
extension EventPattern {
  static func enter(_ name: String, of key: SliceKey = .instance) -> EventPattern { pattern(name, .enter, key) }
  static func exit(_ name: String, of key: SliceKey = .instance) -> EventPattern { pattern(name, .exit, key) }
  static func event(_ name: String, of key: SliceKey = .instance) -> EventPattern { pattern(name, .event, key) }
  static var anyCall: EventPattern { EventPattern(calls: [], title: "any call") }
  static var settled: EventPattern { .event("settled", of: .everyone) }

  static func pattern(_ name: String, _ phase: CallEvent.Phase, _ key: SliceKey = .instance) -> EventPattern {
    EventPattern(calls: [CallName(declaring: "", name: name)], phase: phase, key: key, title: name)
  }

  func with(_ attributes: [String: AttributeValue]) -> EventPattern {
    var narrowed = self
    narrowed.attributes = attributes
    return narrowed
  }

  func onTypes(_ types: Set<String> = [], related: Set<String> = []) -> EventPattern {
    var narrowed = self
    narrowed.types = types
    narrowed.relatedTypes = related
    return narrowed
  }
}
