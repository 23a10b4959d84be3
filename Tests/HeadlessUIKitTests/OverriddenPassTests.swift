import Foundation
import HeadlessUIKit
import Testing

@Suite("What subclasses of views make of passes and reloads") struct OverriddenPassTests {
  private final class PumpView: UIView {
    var told: [String] = []
    override func layoutIfNeeded() {
      told.append("layout")
      super.layoutIfNeeded()
    }
    override func sizeToFit() {
      told.append("fit")
      super.sizeToFit()
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 8) }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 11, left: 0, bottom: 0, right: 0) }
  }

  @Test("a pass, a size that fits, and what is covered can be overridden")
  func view() {
    HeadlessRuntime().runMain {
      let view = PumpView()
      view.layoutIfNeeded()
      view.sizeToFit()
      #expect(view.told == ["layout", "fit"] && view.frame.size == CGSize(width: 7, height: 8))
      #expect((view as UIView).safeAreaInsets.top == 11)
    }
  }

  private final class Table: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private final class Rack: UICollectionView {
    var told: [String] = []
    override func reloadData() {
      told.append("reload")
      super.reloadData()
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      told.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  @Test("reloads and batches can be overridden, and super does them")
  func lists() {
    HeadlessRuntime().runMain {
      let table = Table(frame: .zero, style: .plain)
      (table as UITableView).reloadData()
      let rack = Rack(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      var isDone = false
      (rack as UICollectionView).reloadData()
      (rack as UICollectionView).performBatchUpdates({}) { _ in isDone = true }
      HeadlessRuntime.current.turn()
      #expect(table.reloads == 1 && rack.told == ["reload", "batch"] && isDone)
    }
  }
}
