/// Writes events as lines of JSON. What stands for a name is encoded once.
struct EventEncoder {
  private var roles: [[UInt8]] = []
  private var types: [[UInt8]] = []
  private var calls: [[UInt8]] = []
  private var attributes: [[UInt8]] = []

  private static let phases = CallEvent.Phase.allCases.map { Array(",\"phase\":\"\($0.name)\"".utf8) }

  mutating func append(_ event: CallEvent, names: TraceNames, kept: String?, to bytes: inout [UInt8]) {
    learn(names)
    bytes += "{\"seq\":".utf8
    Self.append(event.seq, to: &bytes)
    bytes += ",\"thread\":".utf8
    Self.append(UInt64(event.thread), to: &bytes)
    bytes += roles[Int(event.role.index)]
    Self.append(",\"instance\":", UInt64(event.instance), to: &bytes)
    bytes += types[Int(event.type.index)]
    bytes += calls[Int(event.call.index)]
    bytes += Self.phases[Int(event.phase.rawValue)]
    bytes += attributes[Int(event.attributes.index)]
    Self.append(",\"relatesTo\":", UInt64(event.relatesTo), to: &bytes)
    if let kept { bytes += ",\(kept)".utf8 }
    bytes += "}\n".utf8
  }

  /// Names are only ever added to a table, so what is known stays right.
  private mutating func learn(_ names: TraceNames) {
    while roles.count < names.roles.count { roles.append(Self.member("role", names.roles[roles.count])) }
    while types.count < names.types.count {
      let type = names.types[types.count]
      types.append(type.isEmpty ? [] : Self.member("type", type))
    }
    while calls.count < names.calls.count {
      let call = names.calls[calls.count]
      let declaring = call.declaring.isEmpty ? [] : Self.member("declaring", call.declaring)
      calls.append(declaring + Self.member("call", call.name))
    }
    while attributes.count < names.attributeSets.count {
      var bytes = Array(",\"attrs\":".utf8)
      JSONText.append(names.attributeSets[attributes.count], to: &bytes)
      attributes.append(attributes.isEmpty ? [] : bytes)
    }
  }

  private static func member(_ key: String, _ value: String) -> [UInt8] {
    var bytes = Array(",\"\(key)\":".utf8)
    JSONText.append(value, to: &bytes)
    return bytes
  }

  /// 0 stands for nothing and is left out.
  private static func append(_ key: StaticString, _ value: UInt64, to bytes: inout [UInt8]) {
    guard value != 0 else { return }
    bytes += UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    append(value, to: &bytes)
  }

  private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = value
    repeat {
      bytes.append(0x30 + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
