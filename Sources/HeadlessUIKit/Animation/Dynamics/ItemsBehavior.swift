import Foundation

/// A force on a list of items.
open class ItemsBehavior: UIDynamicBehavior {
  /// What it acts on, in the order in which they came.
  open internal(set) var items: [any UIDynamicItem]

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public override convenience init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) {
    guard !contains(item) else { return }
    items.append(item)
    wake()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.forgetIdleBodies()
    wake()
  }

  final func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  override var movedItems: [any UIDynamicItem] { items }
}
