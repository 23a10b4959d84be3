import Foundation

/// Something that a control does, with what a menu would call it.
open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  /// Who had it done, while it is.
  public internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
  }
}

extension UIControl {
  /// Does `action` at the events; one of the same identifier is not done any more.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    addHandler(for: controlEvents, named: action.identifier) { control in
      action.sender = control
      action.handler(action)
      action.sender = nil
    }
  }

  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
}
