import HeadlessCombine

/// Wants as many values as it is told to want.
final class SlowSubscriber<Input>: Subscriber {
  typealias Failure = Never

  private let story: Story
  private var subscription: (any Subscription)?

  init(_ story: Story) { self.story = story }

  func want(_ count: Int) { subscription?.request(.max(count)) }

  /// - Returns: the subscription that was cancelled, which nobody has to hold any more.
  func leave() -> AnyObject? {
    defer { subscription = nil }
    subscription?.cancel()
    return subscription as AnyObject?
  }

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    story.add(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { story.add("end") }
}
