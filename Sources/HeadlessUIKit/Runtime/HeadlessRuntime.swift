import CThreadState
import Foundation

/// A world of nodes, views and controllers: its threads, its observer and its rules.
///
/// Everything belongs to the runtime that is ``current`` on the thread that creates it, and stays with it. Several runtimes can live in
/// one process side by side.
public final class HeadlessRuntime: @unchecked Sendable {
  public let scheduler: any LaneScheduler
  /// Told of every call; nil costs nothing.
  public let observer: (any CallObserver)?
  /// Told of every broken rule, on the thread that broke it. By default one line on standard error.
  public let violationHandler: @Sendable (ASRuleViolation) -> Void

  package let controllerSteps: any ControllerSteps
  /// What another module keeps for its own objects of this runtime.
  package let extensionSteps: (any Sendable)?

  /// What waits for its time.
  let later = LaterJobs()
  let outside = OutsideWork()
  /// What was handed to queues of somebody's own.
  let ordered = OrderedWork()
  let properties = WatchedProperties()
  let transactions = OpenTransactions()
  let traits = CurrentTraits()
  /// Whether anybody has ever had a style for itself. Main only.
  var hasStyles = false
  /// What animates views right now. Main only.
  let viewAnimations = OpenAnimations()
  /// How views look by their classes. Main only.
  let appearances = AppearanceProxies()
  let pasteboard = UIPasteboard()
  /// The windows on screen. Main only.
  var windows = ShownWindows()
  /// The window that came on screen last, unless another one was made key since. Main only.
  public internal(set) var keyWindow: UIWindow? {
    get { windows.key }
    set {
      let old = windows.key(replacedBy: newValue)
      UIWindow.tellOfKey(old, newValue)
    }
  }
  /// What all windows are in. Main only.
  private(set) lazy var scene = UIWindowScene(of: self)
  /// What is drawn in the turn that main is in. Main only.
  var openTransaction: DisplayTransaction?

  private let lock = NSLock()
  private var lastObservationID: UInt32 = 0

  /// - Parameters:
  ///   - scheduler: the engine; the deterministic one with seed 0 if not given.
  ///   - observer: told of every call.
  ///   - violationHandler: told of every broken rule.
  public convenience init(
    scheduler: any LaneScheduler = DeterministicScheduler(seed: 0), observer: (any CallObserver)? = nil,
    violationHandler: @escaping @Sendable (ASRuleViolation) -> Void = HeadlessRuntime.printViolation
  ) {
    self.init(
      scheduler: scheduler, observer: observer, violationHandler: violationHandler,
      controllerSteps: StandardControllerSteps(), extensionSteps: nil)
  }

  package init(
    scheduler: any LaneScheduler, observer: (any CallObserver)?,
    violationHandler: @escaping @Sendable (ASRuleViolation) -> Void, controllerSteps: any ControllerSteps,
    extensionSteps: (any Sendable)?
  ) {
    self.scheduler = scheduler
    self.observer = observer
    self.violationHandler = violationHandler
    self.controllerSteps = controllerSteps
    self.extensionSteps = extensionSteps
  }

  /// What objects belong to that are created outside of any runtime's jobs.
  private static let standard = HeadlessRuntime(scheduler: ThreadedScheduler())

  /// The runtime whose job the calling thread runs; one without observer for the whole process if it runs none.
  public static var current: HeadlessRuntime {
    guard let raw = thread_state_here().pointee.runtime else { return standard }
    return Unmanaged<HeadlessRuntime>.fromOpaque(raw).takeUnretainedValue()
  }

  /// Runs `work` with this runtime as the current one.
  package func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    let here = thread_state_here()
    let outer = here.pointee.runtime
    here.pointee.runtime = Unmanaged.passUnretained(self).toOpaque()
    defer { here.pointee.runtime = outer }
    return try withExtendedLifetime(self) { try work() }
  }

  /// The number that the next observed object gets.
  package func nextObservationID() -> UInt32 {
    lock.withLock {
      lastObservationID += 1
      return lastObservationID
    }
  }
}

// MARK: - Creating

extension HeadlessRuntime {
  /// Creates objects and reports their initialisers as ended when `body` returns, or as soon as they are handed to a parent.
  ///
  /// Without this the end of an initialiser is not known, and only the base class's part of it is reported:
  /// `HeadlessRuntime.make { PhotoNode() }`.
  public static func make<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CreationScope.perform(.plain, body)
  }
}

// MARK: - Reporting

extension HeadlessRuntime {
  /// Hands a broken rule to the runtime's handler.
  package func report(_ violation: ASRuleViolation) { violationHandler(violation) }

  /// One line on standard error.
  public static let printViolation: @Sendable (ASRuleViolation) -> Void = { violation in
    FileHandle.standardError.write(Data("rule broken: \(violation)\n".utf8))
  }

  /// What cannot be done here and would be missed in silence.
  static func complain(_ text: String) { FileHandle.standardError.write(Data("not done: \(text)\n".utf8)) }

  /// Tells the observer of an event that happened to no object.
  package func note(_ event: ObservedCall) {
    observer?.observe(Observation(call: event, phase: .event), on: nil)
  }
}
