import Testing

@testable import SpecMonitors

@Suite struct SliceTableTests {
  enum Count: SliceState, Equatable {
    case fresh
    case of(Int)
    var isFresh: Bool { self == .fresh }
  }

  @Test func behavesLikeADictionaryThroughGrowthAndRemoval() {
    var table = SliceTable<Count>()
    var model: [Slice: Int] = [:]
    var seed: UInt32 = 7
    for step in 0..<20_000 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let slice = (seed >> 16) % 512 == 0 ? UInt32.max : (seed >> 16) % 300
      if seed >> 8 & 3 == 0 {
        #expect(table.remove(slice) == model.removeValue(forKey: slice).map(Count.of) ?? .fresh)
      } else {
        table.update(slice) { $0 = .of(step) }
        model[slice] = step
      }
    }
    #expect(table.count == model.count)
    for slice in 0..<300 { #expect(table[Slice(slice)] == model[Slice(slice)].map(Count.of) ?? .fresh) }
    #expect(table.removeAll().map(\.slice) == model.keys.sorted())
    #expect(table.count == 0)
  }
}
