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

    public func canLoadObject(ofClass aClass: Any.Type) -> Bool { object.map { type(of: $0) == aClass } ?? false }

    /// - Parameter completionHandler: told at once; nil if the object is of another class.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil, nil)
      return Progress(totalUnitCount: 1)
    }

    @discardableResult
    public func loadObject<Value: _ObjectiveCBridgeable & NSItemProviderReading>(
      ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(object as? Value, nil)
      return Progress(totalUnitCount: 1)
    }

    public func copy(with zone: NSZone? = nil) -> Any { NSItemProvider(item: object, typeIdentifier: typeIdentifier) }
  }
#endif
