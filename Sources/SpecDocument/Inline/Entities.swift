import Synchronization

/// HTML entities, decoded by libcmark itself and remembered: the text and its source must agree on what each stands for.
enum Entities {
  private static let known = Mutex<[[UInt8]: [UInt8]]>([:])
  private static let limit = 4096

  /// The bytes an entity stands for, or `raw` if it is none.
  static func decode(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    let key = Array(raw)
    if let decoded = known.withLock({ $0[key] }) { return decoded }
    let decoded = CommonMark.decodeEntity(raw)
    known.withLock { if $0.count < limit { $0[key] = decoded } }
    return decoded
  }
}
