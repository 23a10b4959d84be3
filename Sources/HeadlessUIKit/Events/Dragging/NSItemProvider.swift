import Foundation

#if !canImport(ObjectiveC)
  /// What an item that is dragged can be read as.
  public protocol NSItemProviderReading {}
  /// What can be dragged.
  public protocol NSItemProviderWriting {}

  extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
  extension UIColor: NSItemProviderReading, NSItemProviderWriting {}
  extension NSString: NSItemProviderReading, NSItemProviderWriting {}
  extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
  extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
  extension String: NSItemProviderReading, NSItemProviderWriting {}
  extension URL: NSItemProviderReading, NSItemProviderWriting {}

  /// One thing that is dragged: the object it was made with, and nothing that would have to be fetched or turned into another kind.
  open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    private let object: Any?
    private let typeIdentifier: String?
    open var suggestedName: String?

    public override init() { (object, typeIdentifier) = (nil, nil) }
    public init(object: any NSItemProviderWriting) { (self.object, typeIdentifier) = (object, nil) }
    public init(item: Any?, typeIdentifier: String?) { (object, self.typeIdentifier) = (item, typeIdentifier) }

    open var registeredTypeIdentifiers: [String] { typeIdentifier.map { [$0] } ?? [] }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      self.typeIdentifier == typeIdentifier
    }

    /// Whether the object is of a class, of one below it, or of the kind that stands for it in Swift.
    public func canLoadObject(ofClass aClass: Any.Type) -> Bool {
      func isOne<Value>(_ kind: Value.Type) -> Bool { object is Value }
      return object != nil && isOne(aClass)
    }

    /// - Parameter completionHandler: told at once; an error if the object is of another class.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      give(canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil, to: completionHandler)
    }

    @discardableResult
    public func loadObject<Value: _ObjectiveCBridgeable & NSItemProviderReading>(
      ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
    ) -> Progress { give(object as? Value, to: completionHandler) }

    private func give<Value>(_ value: Value?, to handler: (Value?, (any Error)?) -> Void) -> Progress {
      // What the system says of items that are not to be had.
      handler(value, value == nil ? NSError(domain: Self.errorDomain, code: -1000) : nil)
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }

    public static let errorDomain = "NSItemProviderErrorDomain"

    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = NSItemProvider(item: object, typeIdentifier: typeIdentifier)
      copy.suggestedName = suggestedName
      return copy
    }
  }
#endif
