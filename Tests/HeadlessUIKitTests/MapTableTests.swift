import Foundation
import HeadlessUIKit
import Testing

@Suite("Tables by the identity of objects") struct MapTableTests {
  private final class Key: NSObject {
    override func isEqual(_ object: Any?) -> Bool { object is Key }
    override var hash: Int { 1 }
  }

  @Test("keys and objects are kept as the options say")
  func options() {
    let (key, object) = (Key(), NSString("a"))
    let kept = NSMapTable<Key, NSObject>(keyOptions: .strongMemory, valueOptions: .strongMemory)
    let weakKeys = NSMapTable<Key, NSObject>(keyOptions: [.weakMemory, .objectPointerPersonality])
    let weakObjects = NSMapTable<Key, NSObject>(keyOptions: .strongMemory, valueOptions: .weakMemory, capacity: 4)
    for table in [kept, weakKeys, weakObjects] {
      do { table.setObject(NSObject(), forKey: key) }
      do { table.setObject(object, forKey: Key()) }
    }
    #expect(kept.count == 2 && kept.object(forKey: key) != nil)
    #expect(weakKeys.count == 1 && weakKeys.object(forKey: key) != nil)
    #expect(weakObjects.count == 1 && weakObjects.object(forKey: key) == nil)
  }

  @Test("a key is itself and none that is equal, and nil takes an object away")
  func identity() {
    let (one, other) = (Key(), Key())
    let table = NSMapTable<Key, NSString>.strongToStrongObjects()
    table.setObject("a", forKey: one)
    #expect(one == other && table.object(forKey: other) == nil && table.object(forKey: nil) == nil)
    table.setObject("b", forKey: other)
    table.setObject(nil, forKey: one)
    #expect(table.count == 1 && table.object(forKey: other) == "b")
    table.removeAllObjects()
    #expect(table.count == 0)
  }
}
