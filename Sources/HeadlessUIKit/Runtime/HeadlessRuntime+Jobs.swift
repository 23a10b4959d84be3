/// Events of the main loop itself.
package enum MainLoopCall {
  /// Every lane is empty and idle, and nothing is left to lay out.
  package static let settled = ObservedCall(type: "MainLoop", name: "settled")
}

extension HeadlessRuntime {
  /// Makes the calling thread the main thread of this runtime while `body` runs, settles, and ends the runtime's threads.
  ///
  /// What `body` throws is thrown on after that.
  public func runMain<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    var failure: Failure?
    RunningLoops.shared.begin(self)
    defer { RunningLoops.shared.end(self) }
    scheduler.runMain {
      perform {
        do throws(Failure) { try body() } catch { failure = error }
        turn()
      }
    }
    scheduler.stop()
    if let failure { throw failure }
  }

  /// Lets the main loop run until nothing is left to do on any thread, and reports that it has settled. On main only.
  ///
  /// A chain of jobs without end is reported and goes on in the next turn; everything else is done in this one, with what waits for a time
  /// in the next five seconds of the runtime's own clock.
  public func turn() {
    guard ThreadState.isMain else {
      report(ASRuleViolation(rule: .windowOnMain, subject: "MainLoop", detail: "turn() on \(ThreadState.current)"))
      return
    }
    properties.look()
    let lanes = drainWithLaterJobs()
    guard lanes.isEmpty else { return reportEndlessTurn(lanes) }
    note(MainLoopCall.settled)
  }

  private func reportEndlessTurn(_ lanes: [Lane]) {
    let named = Set(lanes).sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }.joined(separator: " and ")
    report(
      ASRuleViolation(
        rule: .turnEnds, subject: "MainLoop",
        detail: "10 000 jobs have each asked for the next one; the last, on \(named), waits for the next turn"))
  }

  /// Puts `work` at the end of a lane; from a thread of the system as soon as the main loop has nothing else to do.
  public func async(_ lane: Lane, _ work: @escaping () -> Void) {
    if Self.isOnOwnThread || !RunningLoops.shared.contains(self) { return put(work, on: lane) }
    outside.bring { self.put(work, on: lane) }
  }

  private func put(_ work: @escaping () -> Void, on lane: Lane) {
    scheduler.async(lane) {
      self.perform {
        work()
        if lane == .main { self.properties.look() }
      }
    }
  }

  /// Runs `work` on a lane and waits for it, inline if the caller is on that lane.
  ///
  /// - Returns: what `work` returned; nil if waiting would have been a deadlock, which is reported, and `work` was not run.
  public func sync<Result>(_ lane: Lane, _ work: () -> Result) -> Result? {
    var result: Result?
    do {
      try scheduler.sync(lane) { perform { result = work() } }
    } catch {
      report(ASRuleViolation(rule: .noDeadlock, subject: "Scheduler", detail: "\(error)"))
    }
    return result
  }

  /// Runs `body` for 0 up to `count` side by side on a lane and waits for all; a deadlock is reported.
  package func concurrentPerform(_ lane: Lane, count: Int, _ body: (Int) -> Void) {
    do {
      try scheduler.concurrentPerform(lane, count: count) { index in perform { body(index) } }
    } catch {
      report(ASRuleViolation(rule: .noDeadlock, subject: "Scheduler", detail: "\(error)"))
    }
  }
}

extension OwnedLock {
  /// Does `work` with the lock held.
  ///
  /// - Returns: nil if waiting for the lock would have been a deadlock, which is reported, and `work` was not done.
  package func withLock<Result>(
    of runtime: HeadlessRuntime, _ what: @autoclosure () -> String, _ work: () -> Result
  ) -> Result? {
    do {
      try lock(on: runtime.scheduler, what())
    } catch {
      runtime.report(ASRuleViolation(rule: .noDeadlock, subject: "Scheduler", detail: "\(error)"))
      return nil
    }
    defer { unlock(on: runtime.scheduler) }
    return work()
  }
}
