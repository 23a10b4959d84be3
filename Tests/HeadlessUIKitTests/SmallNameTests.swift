import Foundation
import HeadlessUIKit
import Testing

@Suite("Names that many sources use once") struct SmallNameTests {
  @Test("geometry is written as UIKit writes it, and read again")
  func geometry() {
    let rect = CGRect(x: 0, y: -1, width: 10.5, height: 20)
    #expect(NSStringFromCGRect(rect) == "{{0, -1}, {10.5, 20}}" && CGRectFromString(NSStringFromCGRect(rect)) == rect)
    #expect(NSStringFromCGSize(rect.size) == "{10.5, 20}" && CGSizeFromString("{10.5, 20}") == rect.size)
    #expect(NSStringFromCGPoint(rect.origin) == "{0, -1}" && CGPointFromString("{0, -1}") == rect.origin)
    #expect(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
  }

  @Test("a rectangle of given proportions is as large as there is room, in the middle of it")
  func aspect() {
    let room = CGRect(x: 10, y: 10, width: 100, height: 50)
    let high = AVMakeRect(aspectRatio: CGSize(width: 1, height: 2), insideRect: room)
    #expect(high == CGRect(x: 47.5, y: 10, width: 25, height: 50))
    let wide = AVMakeRect(aspectRatio: CGSize(width: 400, height: 100), insideRect: room)
    #expect(wide == CGRect(x: 10, y: 22.5, width: 100, height: 25))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: room).isEmpty)
  }

  @Test("a path tells of its pieces in their order")
  func pieces() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 5, y: 6), controlPoint1: .zero, controlPoint2: CGPoint(x: 7, y: 8))
    path.close()
    var told: [String] = []
    path.cgPath.applyWithBlock { piece in
      let count = [.addCurveToPoint: 3, .closeSubpath: 0][piece.pointee.type] ?? 1
      let points = (0..<count).map { NSStringFromCGPoint(piece.pointee.points[$0]) }
      told.append("\(piece.pointee.type) \(points.joined())")
    }
    #expect(
      told == [
        "moveToPoint {1, 2}", "addLineToPoint {3, 4}", "addCurveToPoint {0, 0}{7, 8}{5, 6}", "closeSubpath ",
      ])
  }

  @Test("actions and menus have a second line, and actions a longer name")
  func menus() {
    let action = UIAction(
      title: "a", subtitle: "b", image: nil, identifier: nil, discoverabilityTitle: "c", attributes: .disabled
    ) { _ in }
    #expect(action.subtitle == "b" && action.discoverabilityTitle == "c" && action.attributes == .disabled)
    #expect(UIMenu(title: "a", subtitle: "b", children: [action]).subtitle == "b")
  }

  private final class Room: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UITraitCollection()
    let maximumDetentValue: CGFloat = 400
  }

  @Test("a sheet says how high it can be")
  func sheets() {
    typealias Detent = UISheetPresentationController.Detent
    let low = Detent.custom(identifier: .init("low")) { $0.maximumDetentValue * 0.25 }
    #expect(low.identifier.rawValue == "low" && low.resolvedValue(in: Room()) == 100)
    #expect(Detent.medium().resolvedValue(in: Room()) == 200 && Detent.large().resolvedValue(in: Room()) == 400)
    #expect(Detent.custom { _ in nil }.resolvedValue(in: Room()) == nil)
  }

  @Test("a controller knows the archive that it was to come from")
  func archives() {
    HeadlessRuntime().runMain {
      let controller = UIViewController(nibName: "Feed", bundle: .main)
      #expect(controller.nibName == "Feed" && controller.nibBundle === Bundle.main)
      #expect(UIViewController().nibName == nil)
    }
  }

  private final class Box: @unchecked Sendable {
    var isTaken = false
  }

  @Test("the lock of an object keeps others out, and its owner not")
  func locks() {
    let (box, isOver) = (Box(), DispatchSemaphore(value: 0))
    objc_sync_enter(box)
    objc_sync_enter(box)
    Thread.detachNewThread {
      objc_sync_enter(box)
      box.isTaken = true
      objc_sync_exit(box)
      isOver.signal()
    }
    objc_sync_exit(box)
    Thread.sleep(forTimeInterval: 0.05)
    #expect(!box.isTaken)
    objc_sync_exit(box)
    isOver.wait()
    #expect(box.isTaken && objc_sync_exit(box) == -1)
  }

  private final class One: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      UICollectionViewCell(frame: .zero)
    }
  }

  @Test("sections of a flow can be inset from the safe area, or from the margins")
  func references() {
    HeadlessRuntime().runMain {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 30, height: 30)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
      let source = One()
      view.dataSource = source
      view.layoutMargins = UIEdgeInsets(top: 20, left: 12, bottom: 20, right: 12)
      let window = UIWindow()
      window.addSubview(view)
      window.makeKeyAndVisible()
      func begin() -> CGPoint? {
        HeadlessRuntime.current.turn()
        return layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.origin
      }
      #expect(begin() == CGPoint(x: 5, y: 5))
      layout.sectionInsetReference = .fromLayoutMargins
      #expect(begin() == CGPoint(x: 17, y: 5))
      layout.sectionInsetReference = .fromSafeArea
      #expect(begin() == CGPoint(x: 5, y: 5))
    }
  }
}
