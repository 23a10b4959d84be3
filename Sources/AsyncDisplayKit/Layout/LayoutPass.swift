import Foundation
import HeadlessUIKit

/// What holds while a tree is built and measured: the screen's scale, and who is told of mistakes.
///
/// It is bound to the measuring call, on whatever thread that runs, so that trees for different screens can be measured side by
/// side and nothing about layout is a global variable.
package struct LayoutPass: Sendable {
  /// Pixels per point.
  package var screenScale: CGFloat
  /// Told of every mistake, on the measuring thread, before the layout goes on with the answer the rules give.
  package var report: @Sendable (LayoutFault) -> Void
  /// What has been measured in it so far; nil while no tree of specs is measured.
  private(set) var measuredSpecs: MeasuredSpecs?

  package init(
    screenScale: CGFloat = LayoutPass.usualScale,
    report: @escaping @Sendable (LayoutFault) -> Void = LayoutPass.tellRuntime
  ) {
    self.screenScale = screenScale
    self.report = report
  }

  /// Reports a mistake as a broken rule of the runtime that the calling code runs in.
  package static let tellRuntime: @Sendable (LayoutFault) -> Void = { fault in
    HeadlessRuntime.current.report(ASRuleViolation(rule: .soundLayout, subject: "layout", detail: fault.message))
  }

  /// The pass the calling code runs in; outside of any, a scale of 2 and faults that the runtime is told of.
  package static var current: LayoutPass { innermost?.pointee ?? LayoutPass() }

  /// The pass itself, where copying it would cost too much; nil outside of any.
  static var innermost: UnsafePointer<LayoutPass>? {
    MeasuringState.current?.assumingMemoryBound(to: LayoutPass.self)
  }

  /// Pixels per point of a screen that nobody has said anything of.
  static let usualScale: CGFloat = 2

  /// Runs `work` with a memory of what is measured in it: that of the current pass, or a new one.
  static func remembering<Result>(_ work: () throws -> Result) rethrows -> Result {
    if innermost?.pointee.measuredSpecs != nil { return try work() }
    var pass = current
    pass.measuredSpecs = MeasuredSpecs()
    return try pass.perform(work)
  }

  /// Runs `work` with this pass as the current one.
  package func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    try MeasuringState.perform(self, work)
  }
}
