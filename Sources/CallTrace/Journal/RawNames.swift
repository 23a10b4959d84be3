/// Finds the number of a name by its bytes, before anything is decoded: a million events have few different names.
///
/// A name has two parts, the second empty where one part is enough. The bytes may be read 8 beyond their end.
struct RawNames {
  private struct Entry {
    var hash: UInt64
    var offset: Int
    var counts: (Int, Int)
    var value: UInt32
  }

  private var entries: [Entry] = []
  /// The bytes of all names, and 8 more that may be read.
  private var bytes = [UInt8](repeating: 0, count: 8)
  /// Indices into `entries`, open addressing; the count is a power of two and more than twice that of the entries.
  private var slots = [Int32](repeating: -1, count: 64)

  /// The number of the name, or `nil` where it has not been learnt.
  @inline(__always)
  func number(of first: RawText, _ second: RawText) -> UInt32? {
    let hash = Self.hash(second, Self.hash(first, UInt64(first.count)))
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, isSame(entry, first, second) { return entry.value }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// From now on the name, which is not known yet, has this number.
  mutating func learn(_ first: RawText, _ second: RawText, number: UInt32) {
    insert(Self.hash(second, Self.hash(first, UInt64(first.count))), first, second, number)
  }

  @inline(__always)
  private static func hash(_ text: RawText, _ seed: UInt64) -> UInt64 {
    var hash = seed
    var offset = 0
    while offset < text.count {
      let word = load(text.start + offset) & mask(text.count - offset)
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      offset += 8
    }
    return hash
  }

  @inline(__always)
  private func isSame(_ entry: Entry, _ first: RawText, _ second: RawText) -> Bool {
    guard entry.counts == (first.count, second.count) else { return false }
    return bytes.withUnsafeBufferPointer { known in
      guard let start = known.baseAddress else { return false }
      return Self.isSame(start + entry.offset, first) && Self.isSame(start + entry.offset + first.count, second)
    }
  }

  @inline(__always)
  private static func isSame(_ known: UnsafePointer<UInt8>, _ text: RawText) -> Bool {
    var offset = 0
    while offset < text.count {
      let difference = load(known + offset) ^ load(text.start + offset)
      if difference & mask(text.count - offset) != 0 { return false }
      offset += 8
    }
    return true
  }

  @inline(__always)
  private static func load(_ start: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  /// Of 8 bytes, the first `count`.
  @inline(__always)
  private static func mask(_ count: Int) -> UInt64 { count >= 8 ? .max : (1 &<< (UInt64(count) &* 8)) &- 1 }

  private mutating func insert(_ hash: UInt64, _ first: RawText, _ second: RawText, _ value: UInt32) {
    bytes.removeLast(8)
    entries.append(Entry(hash: hash, offset: bytes.count, counts: (first.count, second.count), value: value))
    bytes += UnsafeBufferPointer(start: first.start, count: first.count)
    bytes += UnsafeBufferPointer(start: second.start, count: second.count)
    bytes += repeatElement(0, count: 8)
    if entries.count * 2 < slots.count {
      place(entries.count - 1)
    } else {
      slots = [Int32](repeating: -1, count: slots.count * 2)
      for index in entries.indices { place(index) }
    }
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(index)
  }
}
