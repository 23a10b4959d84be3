import HeadlessUIKit

/// What somebody wants to be told of once a batch of updates is shown, or was refused. Main only.
package final class UpdateCompletion: TracedObject {
  package let runtime: HeadlessRuntime
  package let observationID: UInt32
  /// The container's.
  package let relatedObservationID: UInt32
  package var ambientFlags: ObservedFlags { [] }
  package var refusal: ObservedCall { NodeCall.refused }
  private let block: (Bool) -> Void

  init(of host: ASCellContainerNode, _ block: @escaping (Bool) -> Void) {
    runtime = host.runtime
    observationID = runtime.nextObservationID()
    relatedObservationID = host.observationID
    self.block = block
    note(CollectionCall.completionTaken)
  }

  package func noteShown() { note(CollectionCall.updatesShown) }

  /// - Parameter isShown: false if the updates were refused.
  package func perform(isShown: Bool) {
    if !isShown { note(CollectionCall.updatesRefused) }
    traced(CollectionCall.completion) { block(isShown) }
  }
}
