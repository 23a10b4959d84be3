import CallTrace
import SpecMonitors

/// One event of a witness, with the fields of the journal; fields that say nothing are left out.
struct EventWire: Encodable {
  let seq: UInt64
  let thread: Int
  let role: String
  let instance: UInt32?
  let relatesTo: UInt32?
  let type: String?
  let declaring: String?
  let call: String
  let phase: String
  let attrs: [String: AttributeWire]?

  init(_ event: ExcerptEvent) {
    seq = event.seq
    thread = event.thread
    role = event.role
    instance = event.instance == 0 ? nil : event.instance
    relatesTo = event.relatesTo == 0 ? nil : event.relatesTo
    type = event.type.isEmpty ? nil : event.type
    declaring = event.declaring.isEmpty ? nil : event.declaring
    call = event.call
    phase = event.phase
    attrs = event.attributes.isEmpty ? nil : event.attributes.mapValues(AttributeWire.init)
  }
}

struct AttributeWire: Encodable {
  private let value: AttributeValue

  init(_ value: AttributeValue) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .bool(let bool): try container.encode(bool)
    case .int(let int): try container.encode(int)
    case .string(let string): try container.encode(string)
    }
  }
}

/// Where a piece of trace is from and what it shows.
struct ExcerptWire: Encodable {
  let source: String
  let explanation: String
  /// One line a thread.
  let timeline: [String]

  init(_ excerpt: TraceExcerpt) {
    source = excerpt.source
    explanation = excerpt.explanation
    timeline =
      excerpt.timeline.isEmpty
      ? [] : excerpt.timeline.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
