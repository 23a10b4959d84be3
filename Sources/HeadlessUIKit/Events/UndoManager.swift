import Foundation

/// Takes changes back, and makes them again. Main only.
///
/// What is registered in one turn of the main loop, or between ``beginUndoGrouping()`` and ``endUndoGrouping()``, is taken back together.
open class UndoManager: NSObject {
  private struct Change {
    weak var target: AnyObject?
    let undo: () -> Void
  }

  private final class Group {
    var changes: [Change] = []
    var name = ""
    var isOpen = true
  }

  private var undone: [Group] = []
  private var redone: [Group] = []
  private var disabled = 0
  private var depth = 0
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// Whether each turn of the main loop is one change.
  open var groupsByEvent = true
  /// How many groups are kept; all if 0.
  open var levelsOfUndo = 0

  public override init() { super.init() }

  open var canUndo: Bool { !undone.isEmpty }
  open var canRedo: Bool { !redone.isEmpty }
  open var groupingLevel: Int { depth + (undone.last?.isOpen == true && depth == 0 ? 1 : 0) }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// - Parameter handler: makes the opposite change, and so registers what would make this one again.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let change = Change(target: target) { [weak target] in if let target { handler(target) } }
    if isUndoing {
      redone.last?.changes.append(change)
    } else {
      if !isRedoing { redone = [] }
      openGroup().changes.append(change)
    }
  }

  private func openGroup() -> Group {
    if let group = undone.last, group.isOpen { return group }
    let group = Group()
    undone.append(group)
    if levelsOfUndo > 0, undone.count > levelsOfUndo { undone.removeFirst() }
    if depth == 0, !isRedoing, groupsByEvent {
      HeadlessRuntime.current.async(.main) { [weak self] in self?.close(group) }
    }
    return group
  }

  private func close(_ group: Group) { if depth == 0 { group.isOpen = false } }

  open func beginUndoGrouping() {
    if depth == 0 { undone.last?.isOpen = false }
    depth += 1
  }

  open func endUndoGrouping() {
    depth = max(0, depth - 1)
    if depth == 0 { undone.last?.isOpen = false }
  }

  open func undo() {
    guard !isUndoing, !isRedoing, let group = undone.popLast() else { return }
    redone.append(copyOfName(of: group))
    isUndoing = true
    for change in group.changes.reversed() { change.undo() }
    isUndoing = false
    if redone.last?.changes.isEmpty == true { redone.removeLast() }
  }

  open func redo() {
    guard !isUndoing, !isRedoing, let group = redone.popLast() else { return }
    undone.last?.isOpen = false
    undone.append(copyOfName(of: group))
    isRedoing = true
    for change in group.changes.reversed() { change.undo() }
    isRedoing = false
    undone.last?.isOpen = false
    if undone.last?.changes.isEmpty == true { undone.removeLast() }
  }

  private func copyOfName(of group: Group) -> Group {
    let copy = Group()
    copy.name = group.name
    return copy
  }

  open func removeAllActions() { (undone, redone) = ([], []) }

  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for group in undone + redone { group.changes.removeAll { $0.target === object } }
    undone.removeAll { $0.changes.isEmpty }
    redone.removeAll { $0.changes.isEmpty }
  }

  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  open func setActionName(_ actionName: String) { undone.last?.name = actionName }
  open var undoActionName: String { undone.last?.name ?? "" }
  open var redoActionName: String { redone.last?.name ?? "" }
}
