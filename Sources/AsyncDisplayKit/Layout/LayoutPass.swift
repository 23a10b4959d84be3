import Foundation

/// What holds while a tree is built and measured: the screen's scale, and who is told of mistakes.
///
/// It is bound to the measuring call, on whatever thread that runs, so that trees for different screens can be measured side by
/// side and nothing about layout is a global variable.
package struct LayoutPass: Sendable {
  /// Pixels per point.
  package var screenScale: CGFloat
  /// Told of every mistake, on the measuring thread, before the layout goes on with the answer the rules give.
  package var report: @Sendable (LayoutFault) -> Void

  package init(screenScale: CGFloat = 2, report: @escaping @Sendable (LayoutFault) -> Void = { _ in }) {
    self.screenScale = screenScale
    self.report = report
  }

  /// The pass the calling code runs in; a scale of 2 that tells nobody, outside of any.
  @TaskLocal package static var current = LayoutPass()

  /// Runs `work` with this pass as the current one.
  package func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self) { try work() }
  }
}
