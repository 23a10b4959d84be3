#if !canImport(ObjectiveC)
  import Foundation

  /// How a collection of objects keeps them.
  public final class NSPointerFunctions: NSObject {
    public struct Options: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let strongMemory: Options = []
      public static let opaqueMemory = Options(rawValue: 2)
      public static let mallocMemory = Options(rawValue: 3)
      public static let weakMemory = Options(rawValue: 5)
      public static let objectPersonality: Options = []
      public static let opaquePersonality = Options(rawValue: 1 << 8)
      public static let objectPointerPersonality = Options(rawValue: 2 << 8)
      public static let copyIn = Options(rawValue: 1 << 16)
    }
  }

  /// Values by keys that are the same object, not an equal one. Foundation has it on Apple's platforms only. Not for several threads at once.
  public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
      weak var weakKey: KeyType?
      var strongKey: KeyType?
      weak var weakObject: ObjectType?
      var strongObject: ObjectType?

      var key: KeyType? { strongKey ?? weakKey }
      var object: ObjectType? { strongObject ?? weakObject }
      var isAlive: Bool { key != nil && object != nil }
    }

    private let keepsKeys: Bool
    private let keepsObjects: Bool
    private var entries: [ObjectIdentifier: Entry] = [:]

    private init(keepsKeys: Bool, keepsObjects: Bool) {
      self.keepsKeys = keepsKeys
      self.keepsObjects = keepsObjects
    }

    /// - Parameters:
    ///   - keyOptions: how long keys are kept; which of them are equal is never asked.
    ///   - capacity: nothing depends on it.
    public convenience init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
      self.init(keepsKeys: !keyOptions.contains(.weakMemory), keepsObjects: !valueOptions.contains(.weakMemory))
    }

    public class func strongToStrongObjects() -> NSMapTable { NSMapTable(keepsKeys: true, keepsObjects: true) }
    public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keepsKeys: false, keepsObjects: true) }
    public class func strongToWeakObjects() -> NSMapTable { NSMapTable(keepsKeys: true, keepsObjects: false) }
    public class func weakToWeakObjects() -> NSMapTable { NSMapTable(keepsKeys: false, keepsObjects: false) }

    /// Those whose keys and objects are still there.
    public var count: Int { entries.values.count { $0.isAlive } }

    public func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey, let entry = entries[ObjectIdentifier(aKey)], entry.key === aKey else { return nil }
      return entry.object
    }

    /// Nil takes away what there was.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let aKey else { return }
      guard let anObject else { return removeObject(forKey: aKey) }
      entries[ObjectIdentifier(aKey)] = Entry(
        weakKey: aKey, strongKey: keepsKeys ? aKey : nil, weakObject: anObject,
        strongObject: keepsObjects ? anObject : nil)
    }

    public func removeObject(forKey aKey: KeyType?) {
      if let aKey { entries[ObjectIdentifier(aKey)] = nil }
    }

    public func removeAllObjects() { entries = [:] }

    /// Keys and objects, in no order.
    package var pairs: [(KeyType, ObjectType)] {
      entries.values.compactMap { entry in
        guard let key = entry.key, let object = entry.object else { return nil }
        return (key, object)
      }
    }
  }
#endif
