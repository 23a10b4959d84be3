import Foundation

/// What becomes of something that is dropped.
public enum UIDropOperation: UInt, Hashable, Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

/// One thing that would be dragged; nobody drags here.
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// What it stands for within the app.
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// How something looks while it is dragged.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A view that would be dragged.
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

/// How something looks while it is dragged, and where it comes from.
open class UITargetedDragPreview: UITargetedPreview {}

/// Things that are dragged. Nothing here is one: delegates can be written, and are never told.
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func location(in view: UIView) -> CGPoint
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}

/// As those see it from whom things are dragged.
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// As those see it onto whom things are dragged.
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progress: Progress { get }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// What a place says of something that is dragged over it.
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) { self.operation = operation }
}
