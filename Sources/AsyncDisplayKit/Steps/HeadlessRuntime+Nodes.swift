import HeadlessUIKit

/// What this module keeps in a runtime.
private struct NodeExtension: Sendable {
  let steps: any NodeSteps
}

extension HeadlessRuntime {
  private static let standardNodeSteps = StandardNodeSteps()

  /// The steps that nodes of this runtime take.
  package var nodeSteps: any NodeSteps { (extensionSteps as? NodeExtension)?.steps ?? Self.standardNodeSteps }

  /// A runtime some of whose steps are deliberately other than promised.
  package convenience init(
    scheduler: any LaneScheduler, observer: (any CallObserver)?,
    violationHandler: @escaping @Sendable (ASRuleViolation) -> Void,
    nodeSteps: any NodeSteps, controllerSteps: any ControllerSteps = StandardControllerSteps()
  ) {
    self.init(
      scheduler: scheduler, observer: observer, violationHandler: violationHandler,
      controllerSteps: controllerSteps, extensionSteps: NodeExtension(steps: nodeSteps))
  }
}
