/// The number of a slice: an instance, or 0 for what counts for everybody.
typealias Slice = UInt32

/// A state of one slice that a ``SliceTable`` can hold.
protocol SliceState: Sendable {
  /// The state of a slice of which nothing has been noted. It is never stored.
  static var fresh: Self { get }
  var isFresh: Bool { get }
}

/// The states of all live slices of one monitor: an open-addressed table that grows with the slices that are alive at
/// the same time and not with the length of the trace. A slice that returns to ``SliceState/fresh`` gives its place
/// back.
///
/// Swift's `Dictionary` costs several times as much per event, because it hashes with a keyed function that nobody
/// needs here.
struct SliceTable<State: SliceState>: Sendable {
  private struct Entry: Sendable {
    var slice: Slice
    /// ``SliceState/fresh`` marks a free place.
    var state: State
  }

  private var entries: [Entry]
  private var shift: UInt32
  /// How many slices are held.
  private(set) var count = 0

  init() {
    entries = Array(repeating: Entry(slice: 0, state: .fresh), count: 16)
    shift = 28
  }

  /// The state of a slice, ``SliceState/fresh`` if nothing was noted of it.
  subscript(slice: Slice) -> State {
    entries[position(of: slice)].state
  }

  /// Changes the state of a slice, which comes into being or is freed as the change demands.
  @inline(__always)
  mutating func update<Result>(_ slice: Slice, _ change: (inout State) -> Result) -> Result {
    let position = position(of: slice)
    let wasFresh = entries[position].state.isFresh
    let result = change(&entries[position].state)
    switch (wasFresh, entries[position].state.isFresh) {
    case (true, true), (false, false): break
    case (true, false): settle(slice, at: position)
    case (false, true): closeHole(at: position)
    }
    return result
  }

  /// Frees a slice and returns the state it was in.
  @discardableResult
  mutating func remove(_ slice: Slice) -> State {
    guard count > 0 else { return .fresh }
    return update(slice) { state in
      defer { state = .fresh }
      return state
    }
  }

  /// Frees all slices and returns them in the order of their numbers.
  mutating func removeAll() -> [(slice: Slice, state: State)] {
    guard count > 0 else { return [] }
    let held = entries.filter { !$0.state.isFresh }.map { ($0.slice, $0.state) }.sorted { $0.0 < $1.0 }
    for position in entries.indices { entries[position].state = .fresh }
    count = 0
    return held
  }

  private func home(of slice: Slice) -> Int { Int((slice &* 0x9E37_79B1) >> shift) }

  /// Where the slice is, or the free place where it belongs.
  @inline(__always)
  private func position(of slice: Slice) -> Int {
    let mask = entries.count - 1
    var position = home(of: slice)
    while !entries[position].state.isFresh && entries[position].slice != slice { position = (position + 1) & mask }
    return position
  }

  private mutating func settle(_ slice: Slice, at position: Int) {
    entries[position].slice = slice
    count += 1
    if count * 2 > entries.count { grow() }
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(slice: 0, state: .fresh), count: old.count * 2)
    shift -= 1
    for entry in old where !entry.state.isFresh { entries[position(of: entry.slice)] = entry }
  }

  /// Moves later entries of the same run forward, so that no search stops at the freed place.
  private mutating func closeHole(at freed: Int) {
    count -= 1
    let mask = entries.count - 1
    var hole = freed
    var position = (freed + 1) & mask
    while !entries[position].state.isFresh {
      let distance = (position - home(of: entries[position].slice)) & mask
      if distance >= (position - hole) & mask {
        entries[hole] = entries[position]
        entries[position].state = .fresh
        hole = position
      }
      position = (position + 1) & mask
    }
  }
}
