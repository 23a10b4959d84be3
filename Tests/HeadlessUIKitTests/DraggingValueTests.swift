import Foundation
import HeadlessUIKit
import Testing

@Suite("Delegates of dragging") struct DraggingValueTests {
  private final class Shelf: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
    UITableViewDragDelegate, UITableViewDropDelegate, UIDragInteractionDelegate, UIDropInteractionDelegate
  {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
  }

  @Test("are kept by lists, which do not keep them alive")
  func kept() {
    HeadlessRuntime().runMain {
      let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let (table, view) = (UITableView(), UIView())
      do {
        let shelf = Shelf()
        (list.dragDelegate, list.dropDelegate) = (shelf, shelf)
        (table.dragDelegate, table.dropDelegate) = (shelf, shelf)
        #expect(list.dragDelegate === shelf && table.dropDelegate === shelf)
        view.addInteraction(UIDropInteraction(delegate: shelf))
        view.addInteraction(UIDragInteraction(delegate: shelf))
      }
      #expect(view.interactions.count == 2 && view.interactions.allSatisfy { $0.view === view })
      #expect(list.dropDelegate == nil && table.dragDelegate == nil)
    }
  }

  #if !canImport(ObjectiveC)
    @Test("an item gives what it was made with, as what it is")
    func items() {
      let item = UIDragItem(itemProvider: NSItemProvider(object: UIImage()))
      var read: [String] = []
      item.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in read.append(image is UIImage ? "image" : "") }
      item.itemProvider.loadObject(ofClass: UIColor.self) { colour, _ in read.append(colour == nil ? "none" : "") }
      NSItemProvider(object: "valve" as String).loadObject(ofClass: String.self) { text, _ in read.append(text ?? "") }
      #expect(read == ["image", "none", "valve"])
      #expect(item.itemProvider.canLoadObject(ofClass: UIImage.self))
      #expect((item.itemProvider.copy() as? NSItemProvider)?.canLoadObject(ofClass: UIImage.self) == true)
    }

    @Test("an item is of its class and of those above it; of any other one it gives an error")
    func kinds() {
      let label = NSItemProvider(object: NSMutableAttributedString(string: "gauge"))
      label.suggestedName = "pump"
      var read: [Bool] = []
      let progress = label.loadObject(ofClass: NSAttributedString.self) { text, error in
        read.append(text is NSMutableAttributedString && error == nil)
      }
      #expect(progress.isFinished && label.canLoadObject(ofClass: NSAttributedString.self))
      label.loadObject(ofClass: UIColor.self) { colour, error in read.append(colour == nil && error != nil) }
      label.loadObject(ofClass: String.self) { text, error in read.append(text == nil && error != nil) }
      #expect(read == [true, true, true] && !label.canLoadObject(ofClass: String.self))
      #expect((label.copy() as? NSItemProvider)?.suggestedName == "pump")
      let text = NSItemProvider(object: "valve" as NSString)
      text.loadObject(ofClass: String.self) { text, _ in read.append(text == "valve") }
      #expect(read.last == true && text.canLoadObject(ofClass: String.self))
    }
  #endif
}
