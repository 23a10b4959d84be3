import Foundation

/// One finger from coming down to leaving, and who is concerned.
final class TouchSequence {
  let touch: UITouch
  let recognizers: [UIGestureRecognizer]
  /// Whether the view still gets the touch: not once a gesture has it.
  var viewIsTold = true

  init(touch: UITouch, recognizers: [UIGestureRecognizer]) {
    self.touch = touch
    self.recognizers = recognizers
  }
}

/// A finger that touches the window, as a test or a program without a screen plays it. Main only.
extension UIWindow {
  /// Puts a finger down at a point of the window; the view under it gets the touch, and the recognisers of it and of all above.
  ///
  /// - Parameter taps: as many as this touch is in a row.
  /// - Returns: the touch, nil if nothing is there.
  @discardableResult
  public func beginTouch(at point: CGPoint, taps: Int = 1) -> UITouch? {
    guard requireMain(.windowOnMain, "beginTouch(at:)") else { return nil }
    let touch = UITouch(at: point, in: self, timestamp: touchClock)
    let event = UIEvent(touches: [touch], timestamp: touchClock)
    guard let view = hitTest(point, with: event) else { return nil }
    touch.view = view
    touch.tapCount = taps
    let sequence = TouchSequence(touch: touch, recognizers: recognizers(for: touch, event, at: view))
    touch.gestureRecognizers = sequence.recognizers
    touchesUnderWay.append(sequence)
    for recognizer in sequence.recognizers { recognizer.take(touch) }
    deliver(.began, sequence)
    return touch
  }

  /// Moves a finger.
  public func moveTouch(_ touch: UITouch, to point: CGPoint, after seconds: TimeInterval = 0) {
    pass(touch, .moved, at: point, after: seconds)
  }

  /// Takes a finger off.
  public func endTouch(_ touch: UITouch, after seconds: TimeInterval = 0) {
    pass(touch, .ended, at: touch.location(in: nil), after: seconds)
  }

  /// The system takes the touch away: a call comes in, an alert is shown.
  public func cancelTouch(_ touch: UITouch) { pass(touch, .cancelled, at: touch.location(in: nil), after: 0) }

  /// A finger down and up again.
  public func tap(at point: CGPoint, taps: Int = 1) {
    if let touch = beginTouch(at: point, taps: taps) { endTouch(touch) }
  }

  // MARK: Delivering

  private func pass(_ touch: UITouch, _ phase: UITouch.Phase, at point: CGPoint, after seconds: TimeInterval) {
    guard requireMain(.windowOnMain, "a touch") else { return }
    guard let sequence = touchesUnderWay.first(where: { $0.touch === touch }) else { return }
    touchClock += seconds
    touch.timestamp = touchClock
    touch.phase = phase
    touch.move(to: point)
    deliver(phase, sequence)
    if phase == .ended || phase == .cancelled { finish(sequence) }
  }

  private func deliver(_ phase: UITouch.Phase, _ sequence: TouchSequence) {
    let touches: Set = [sequence.touch]
    let event = UIEvent(touches: Set(touchesUnderWay.map(\.touch)), timestamp: touchClock)
    event.delivery = { self.hand(touches, phase, sequence, event) }
    sendEvent(event)
    event.delivery = nil
  }

  private func hand(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ sequence: TouchSequence, _ event: UIEvent
  ) {
    if phase == .began { sequence.touch.view?.tell(.began, touches, event) }
    for recognizer in sequence.recognizers where recognizer.isUnderWay && recognizer.follows(sequence.touch) {
      recognizer.tell(phase, touches, event)
      if recognizer.hasBegun { settle(recognizer, in: sequence, event) }
    }
    sequence.touch.noteNews()
    if phase != .began && sequence.viewIsTold { sequence.touch.view?.tell(phase, touches, event) }
  }

  /// One gesture is recognised: the others of this touch fail, and the view's touch is cancelled.
  private func settle(_ winner: UIGestureRecognizer, in sequence: TouchSequence, _ event: UIEvent) {
    for other in sequence.recognizers where other !== winner && other.state == .possible {
      if winner.prevents(other) { other.state = .failed }
    }
    guard winner.cancelsTouchesInView, sequence.viewIsTold else { return }
    sequence.touch.leaveView()
    sequence.viewIsTold = false
    sequence.touch.view?.tell(.cancelled, [sequence.touch], event)
  }

  private func finish(_ sequence: TouchSequence) {
    touchesUnderWay.removeAll { $0 === sequence }
    for recognizer in sequence.recognizers { recognizer.start(again: true) }
  }

  /// The view's own recognisers before those of the views above; but who waits for another to fail is told after that one.
  private func recognizers(for touch: UITouch, _ event: UIEvent, at view: UIView) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let current = next {
      result += current.recognizers.filter {
        $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: event) ?? true
          && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
      }
      next = current.superview
    }
    return result.waitingLast
  }
}

extension UIResponder {
  fileprivate func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved, .stationary: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }
}

extension [UIGestureRecognizer] {
  /// Each after those that it waits for, and else in their order.
  fileprivate var waitingLast: [UIGestureRecognizer] {
    var (rest, sorted) = (self, Self())
    while !rest.isEmpty {
      let free = rest.firstIndex { one in !rest.contains { one.waits(for: $0) } }
      sorted.append(rest.remove(at: free ?? 0))
    }
    return sorted
  }
}

extension UIGestureRecognizer {
  fileprivate var isUnderWay: Bool { state == .possible || hasBegun && state != .ended }
  fileprivate var hasBegun: Bool { state == .began || state == .changed || state == .ended }

  /// Whether another one fails because this one is recognised.
  fileprivate func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !sharesTouches(with: other)
  }

  private func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  fileprivate func tell(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved, .stationary: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }
}
