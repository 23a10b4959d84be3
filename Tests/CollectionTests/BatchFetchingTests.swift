import AsyncDisplayKit
import Foundation
import Testing

@Suite("Whether to fetch") struct BatchFetchingTests {
  /// A case of `Cases/batch-fetching.json`, everything along one axis.
  struct Case: Decodable, CustomStringConvertible, Sendable {
    struct Input: Decodable, Sendable {
      let dir: String
      let view: CGFloat
      let content: CGFloat
      let offset: CGFloat
      let leadingScreens: CGFloat
      let visible: Bool
      let velocity: CGFloat
      let fetching: Bool?
      let rtl: Bool?
      let flips: Bool?
    }

    struct Expected: Decodable, Sendable { let shouldFetch: Bool }

    let id: String
    let input: Input
    let expected: Expected
    var description: String { id }

    static func all() -> [Case] {
      let url = Bundle.module.url(forResource: "Cases/batch-fetching", withExtension: "json")
      let data = url.flatMap { try? Data(contentsOf: $0) } ?? Data()
      return (try? JSONDecoder().decode([Case].self, from: data)) ?? []
    }
  }

  private func decide(_ input: Case.Input, _ delegate: (any ASBatchFetchingDelegate)? = nil) -> Bool {
    let context = ASBatchContext()
    if input.fetching == true { context.beginBatchFetching() }
    let directions: [String: ASScrollDirection] = ["up": .up, "down": .down, "left": .left, "right": .right]
    let isVertical = input.dir == "up" || input.dir == "down"
    func point(_ length: CGFloat) -> CGPoint { CGPoint(x: isVertical ? 0 : length, y: isVertical ? length : 0) }
    return ASDisplayShouldFetchBatchForContext(
      context, directions[input.dir] ?? [], isVertical ? .verticalDirections : .horizontalDirections,
      CGRect(x: 0, y: 0, width: isVertical ? min(1, input.view) : input.view, height: isVertical ? input.view : 1),
      CGSize(width: point(input.content).x, height: point(input.content).y), point(input.offset),
      input.leadingScreens, input.visible, input.rtl ?? false, point(input.velocity), input.flips ?? false, delegate)
  }

  @Test("the cases are there") func count() { #expect(Case.all().count == 8) }

  @Test("as the original decides", arguments: Case.all())
  func cases(_ one: Case) { #expect(decide(one.input) == one.expected.shouldFetch) }

  /// Everything but what is said is as in a list of three screens at its first one.
  private func input(
    _ dir: String = "down", content: CGFloat = 3, offset: CGFloat = 1, screens: CGFloat = 1, visible: Bool = true,
    velocity: CGFloat = 0, rtl: Bool = false, flips: Bool = false, view: CGFloat = 1
  ) -> Case.Input {
    Case.Input(
      dir: dir, view: view, content: content, offset: offset, leadingScreens: screens, visible: visible,
      velocity: velocity, fetching: false, rtl: rtl, flips: flips)
  }

  @Test("no screens ahead and no room mean no fetching; content that fills no screen means fetching")
  func extremes() {
    #expect(!decide(input(screens: 0)))
    #expect(!decide(input(view: 0)))
    #expect(decide(input(content: 0.5, offset: 0)))
    #expect(decide(input("up", content: 0.5, offset: 0, visible: false)))
    #expect(!decide(input(visible: false)))
  }

  @Test(
    "read from right to left, the end is on the left and comes near at small offsets, unless offsets are turned round")
  func rightToLeft() {
    #expect(!decide(input("right", offset: 1, rtl: true)))
    #expect(decide(input("left", offset: 1, rtl: true)))
    #expect(!decide(input("left", offset: 1.5, rtl: true)))
    #expect(decide(input("left", offset: 1.5, rtl: true, flips: true)))
    #expect(decide(input("down", offset: 1, rtl: true)))
  }

  final class Overruling: ASBatchFetchingDelegate {
    var asked: [TimeInterval] = []
    func shouldFetchBatch(withRemainingTime remainingTime: TimeInterval, hint: Bool) -> Bool {
      asked.append(remainingTime)
      return !hint
    }
  }

  @Test("while the content moves to its end, the delegate decides, and knows how long that takes")
  func velocity() {
    let delegate = Overruling()
    #expect(!decide(input(velocity: 0.002), delegate))
    #expect(delegate.asked == [0.5])
    #expect(decide(input(velocity: -0.002), delegate))
    #expect(decide(input(), delegate))
    #expect(delegate.asked.count == 1)
  }

  @Test("a batch that was called off is not under way, and the next one can be asked for")
  func calledOff() {
    let context = ASBatchContext()
    context.beginBatchFetching()
    #expect(context.isFetching() && !context.batchFetchingWasCancelled())
    context.cancelBatchFetching()
    #expect(!context.isFetching() && context.batchFetchingWasCancelled())
    context.beginBatchFetching()
    #expect(context.isFetching() && !context.batchFetchingWasCancelled())
    context.completeBatchFetching(false)
    #expect(context.isFetching())
    context.completeBatchFetching(true)
    #expect(!context.isFetching())
  }
}
