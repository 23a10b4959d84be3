import Foundation
import HeadlessUIKit

/// Changes to what is shown. The data source is changed first; what is shown follows as soon as the new cells have been made and
/// measured, off main. A change that does not fit the data source's numbers is refused as a whole, and told of.
///
/// A class beside ``ASCellContainerNode`` because only what stands in the body of a class can be overridden.
open class UpdatedContainerNode: ASDisplayNode {
  private(set) lazy var container = CellContainer(host: unsafeDowncast(self, to: ASCellContainerNode.self))

  public override init() { super.init() }

  /// Asks the data source for everything.
  open func reloadData() { reloadData(completion: nil) }

  /// - Parameter completion: called on main when the new cells are shown.
  open func reloadData(completion: (() -> Void)?) {
    guard requireMain(.viewOnMain, "reloadData()") else { return }
    container.reload(completion: completion.map { done in { _ in done() } })
  }

  /// The new cells are shown when this returns.
  open func reloadDataImmediately() {
    reloadData()
    waitUntilAllUpdatesAreProcessed()
  }

  /// Measures every cell again for the size it may have now.
  open func relayoutItems() {
    guard requireMain(.viewOnMain, "relayoutItems()") else { return }
    container.remeasureAll()
  }

  /// Makes several changes at once.
  ///
  /// - Parameters:
  ///   - updates: changes the data source and says what it changes; run before this returns.
  ///   - completion: called on main when the changes are shown; with false if they were refused. The completion of an inner batch comes
  ///     before that of the outer one.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(animated: true, updates: updates, completion: completion)
  }

  /// The same for a block that does not outlive the call, so that it may leave out `self`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    performBatch(animated: true, updates: updates, completion: completion)
  }

  /// Like ``performBatchUpdates(_:completion:)``. Nothing is animated here.
  open func performBatch(animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard requireMain(.viewOnMain, "performBatchUpdates(_:completion:)") else { return }
    traced(CollectionCall.performBatchUpdates, flags: .byClient) {
      container.performUpdates(updates, completion: completion)
    }
  }

  /// The same for a block that does not outlive the call, so that it may leave out `self`.
  public func performBatch(animated: Bool, updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatch(animated: animated, updates: Optional($0), completion: completion) }
  }

  /// Whether some change is not shown yet.
  open var isProcessingUpdates: Bool { container.updatesOnTheirWay > 0 }
  /// Whether everything the data source was asked for is shown.
  open var isSynchronized: Bool { !isProcessingUpdates }

  /// Runs a block on main when no change is on its way any more; at once if none is.
  open func onDidFinishProcessingUpdates(_ didFinishProcessingUpdates: (() -> Void)?) {
    guard requireMain(.viewOnMain, "onDidFinishProcessingUpdates(_:)"), let didFinishProcessingUpdates else { return }
    container.onDidFinishUpdates(didFinishProcessingUpdates)
  }

  /// The same as ``onDidFinishProcessingUpdates(_:)``.
  open func onDidFinishSynchronizing(_ didFinishSynchronizing: (() -> Void)?) {
    onDidFinishProcessingUpdates(didFinishSynchronizing)
  }

  /// Waits until every change is shown.
  open func waitUntilAllUpdatesAreProcessed() {
    guard requireMain(.viewOnMain, "waitUntilAllUpdatesAreProcessed()") else { return }
    container.waitUntilAllUpdatesAreShown()
  }

  /// The name that this had before.
  open func waitUntilAllUpdatesAreCommitted() { waitUntilAllUpdatesAreProcessed() }

  func change(_ note: (inout CollectionChanges) -> Void) {
    guard requireMain(.viewOnMain, "an update") else { return }
    container.change(note)
  }

  // MARK: Selection

  open var allowsSelection: Bool {
    get { container.selection.isAllowed }
    set { container.selection.isAllowed = newValue }
  }

  open var allowsSelectionDuringEditing: Bool {
    get { container.selection.isAllowedDuringEditing }
    set { container.selection.isAllowedDuringEditing = newValue }
  }

  open var allowsMultipleSelectionDuringEditing: Bool {
    get { container.selection.allowsMultipleDuringEditing }
    set { container.selection.allowsMultipleDuringEditing = newValue }
  }

  open var allowsMultipleSelection: Bool {
    get { container.selection.allowsMultiple }
    set { container.selection.allowsMultiple = newValue }
  }

  // MARK: How far beyond the screen cells are prepared

  /// The parameters of full mode.
  open func tuningParameters(for rangeType: ASLayoutRangeType) -> ASRangeTuningParameters {
    tuningParameters(for: .full, rangeType: rangeType)
  }

  open func setTuningParameters(_ tuningParameters: ASRangeTuningParameters, for rangeType: ASLayoutRangeType) {
    setTuningParameters(tuningParameters, for: .full, rangeType: rangeType)
  }

  open func tuningParameters(
    for rangeMode: ASLayoutRangeMode, rangeType: ASLayoutRangeType
  ) -> ASRangeTuningParameters { container.ranges.tuning[rangeMode, rangeType] }

  open func setTuningParameters(
    _ tuningParameters: ASRangeTuningParameters, for rangeMode: ASLayoutRangeMode, rangeType: ASLayoutRangeType
  ) {
    guard requireMain(.viewOnMain, "setTuningParameters") else { return }
    container.ranges.tuning[rangeMode, rangeType] = tuningParameters
    container.setNeedsRangeUpdate()
  }

  open func updateCurrentRange(with rangeMode: ASLayoutRangeMode) {
    guard requireMain(.viewOnMain, "updateCurrentRange(with:)") else { return }
    container.setMode(rangeMode)
  }

  /// How many screens before its end the content is asked to be continued.
  open var leadingScreensForBatching: CGFloat {
    get { container.leadingScreensForBatching }
    set { container.leadingScreensForBatching = newValue }
  }

  /// The fetching that is under way, or the last one.
  open var batchContext: ASBatchContext { container.batchContext }

  /// Not kept alive. Never asked here: content moves in no time, and has no speed.
  open var batchFetchingDelegate: (any ASBatchFetchingDelegate)? {
    get { rareWeak() as? any ASBatchFetchingDelegate }
    set { setRareWeak(newValue) }
  }
}
