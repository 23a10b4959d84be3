import Foundation
import HeadlessCombine
import HeadlessUIKit
import RuntimeTranscript

/// What publishers have given on some runtime, as words, and who listens to them.
final class Story: @unchecked Sendable {
  private let lock = NSLock()
  private var words: [String] = []
  var listeners = Set<AnyCancellable>()

  var text: String { lock.withLock { words.joined(separator: " ") } }

  func add(_ word: Any) { lock.withLock { words.append("\(word)") } }

  /// With the lane that it comes on.
  func addPlaced(_ word: Any) { add("\(word):\(ThreadState.current.role)") }

  /// With the time that the runtime's clock shows, in tenths of a second.
  func addTimed(_ word: Any) { add("\(word)@\(Int((HeadlessRuntime.current.time * 10).rounded()))") }
}

extension Engine {
  /// - Returns: what is told while a main loop runs `body`, and what comes of it in one turn.
  func story(_ body: (Story) -> Void) -> String {
    let story = Story()
    let runtime = HeadlessRuntime(scheduler: scheduler, violationHandler: { story.add("\($0.rule): \($0.detail);") })
    runtime.runMain { body(story) }
    return story.text
  }
}

extension Publisher {
  /// Tells a story of every value and of the end.
  func tell(_ story: Story, _ add: @escaping (Any) -> Void) {
    sink(receiveCompletion: { add($0.isFinished ? "end" : "failed") }, receiveValue: { add($0) })
      .store(in: &story.listeners)
  }
}

extension Subscribers.Completion {
  var isFinished: Bool { if case .finished = self { true } else { false } }
}
