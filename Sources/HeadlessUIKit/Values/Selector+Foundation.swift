import Foundation

// What Foundation has of selectors only where there is Objective-C.
#if !canImport(ObjectiveC)
  public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
  public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

  extension RunLoop.Mode {
    /// Where fingers are followed. A main loop has one mode here, and is in it always.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  }

  extension NSObjectProtocol {
    /// Whether this object is of the class that the method is of. Without Objective-C nothing is known of methods that are only named.
    public func responds(to selector: Selector!) -> Bool { selector?.isMethod(of: self) ?? false }

    /// Calls the method on this object, if it has it.
    @discardableResult
    public func perform(_ selector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>? {
      selector.perform(on: self, sender: object)
      return nil
    }

    /// Calls the method on main.
    /// - Parameter wait: whether that is over when this returns; on main it is done at once then.
    public func performSelector(onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool) {
      let call = { _ = selector.perform(on: self, sender: object) }
      if !wait { return HeadlessRuntime.ofQueues.async(.main, call) }
      if ThreadState.isMain { call() } else { DispatchQueue.main.syncOnMainLoop(execute: call) }
    }

    public func performSelector(
      onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool, modes: [String]?
    ) { performSelector(onMainThread: selector, with: object, waitUntilDone: wait) }

    /// Calls the method on the background lane.
    public func performSelector(inBackground selector: Selector, with object: Any?) {
      HeadlessRuntime.ofQueues.async(.background) { _ = selector.perform(on: self, sender: object) }
    }

    /// Calls the method on main once `delay` seconds have passed on the runtime's own clock.
    public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
      LaterMessages.shared.add(LaterMessage(target: self, selector: selector, argument: object), after: delay)
    }
  }

  extension RunLoop {
    /// Lets a timer fire on main when its time has come on the runtime's own clock. `portable-source` writes it for `add(_:forMode:)`, which
    /// waits for a run loop of the system, and nobody runs one.
    public func addOnMain(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.fireOnMain() }
  }

  extension Timer {
    /// A timer that calls a method, once it is added to a run loop.
    public convenience init(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      let tap = TargetAction(target: target, action: selector)
      self.init(timeInterval: interval, repeats: repeats) { timer in
        if let target = tap.target { selector.perform(on: target, sender: timer) }
      }
    }

    /// By the clock of the system a moment has passed since the timer was made, which is no part of its time.
    fileprivate func fireOnMain() {
      let isRepeating = timeInterval > 0
      let wait = isRepeating ? timeInterval : (fireDate.timeIntervalSinceNow * 100).rounded() / 100
      tick(every: max(wait, 0.01), isRepeating) { $0.fire() }
    }

    /// Calls the method on main when the time has come on the runtime's own clock, until the timer is invalidated.
    @discardableResult
    public static func scheduledTimer(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
      timer.fireOnMain()
      return timer
    }

    /// The same with a block. Foundation's own method of that name waits for a run loop of the system, which nobody runs.
    @discardableResult
    public static func scheduledTimerOnMain(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats) { _ in }
      timer.tick(every: max(interval, 0.01), repeats, block)
      return timer
    }

    private func tick(every interval: TimeInterval, _ repeats: Bool, _ body: @escaping (Timer) -> Void) {
      HeadlessRuntime.ofQueues.async(.main, after: interval) { [self] in
        guard isValid else { return }
        body(self)
        if repeats { tick(every: interval, repeats, body) } else { invalidate() }
      }
    }
  }
#endif
