import Foundation
import HeadlessUIKit
import Testing

@Suite("Values that are kept for objects") struct AssociationTests {
  private final class Witness {
    static nonisolated(unsafe) var alive = 0
    init() { Self.alive += 1 }
    deinit { Self.alive -= 1 }
  }

  private static nonisolated(unsafe) var first: UInt8 = 0
  private static nonisolated(unsafe) var second: UInt8 = 0

  @Test("each key has a value of its own for each object, and nil takes it away")
  func keys() {
    let (one, other) = (NSObject(), NSObject())
    objc_setAssociatedObject(one, &Self.first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, &Self.second, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(one, &Self.first) as? String == "a")
    #expect(objc_getAssociatedObject(one, &Self.second) as? Int == 2)
    #expect(objc_getAssociatedObject(other, &Self.first) == nil)
    objc_setAssociatedObject(one, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, &Self.first) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &Self.second) == nil)
  }

  @Test("a view lets go with itself what was kept for it, and any other object when the table is gone through")
  func letGo() {
    HeadlessRuntime().runMain {
      objc_setAssociatedObject(UIView(), &Self.first, Witness(), .OBJC_ASSOCIATION_RETAIN)
      #expect(Witness.alive == 0)
      let witness = Witness()
      let view = UIView()
      objc_setAssociatedObject(view, &Self.first, witness, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &Self.first) as? Witness === witness)
      objc_setAssociatedObject(view, &Self.first, Witness(), .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &Self.first) == nil)
      withExtendedLifetime(witness) {}
    }
    var many: [AnyObject] = (0..<200).map { _ in NSObject() }
    for object in many { objc_setAssociatedObject(object, &Self.first, Witness(), .OBJC_ASSOCIATION_RETAIN) }
    #expect(Witness.alive == 200)
    many = (0..<500).map { _ in Wide() }
    for object in many { objc_setAssociatedObject(object, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(Witness.alive == 0)
  }

  /// Too large to be where another object was.
  private final class Wide {
    let room = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  }
}
