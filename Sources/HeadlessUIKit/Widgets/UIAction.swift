import Foundation

/// Something that a control or a menu does, and what it is called.
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  public let identifier: Identifier
  /// Who had it done, while it is.
  open internal(set) var sender: Any?
  open var attributes: Attributes
  open var state: State
  let handler: (UIAction) -> Void

  /// What it is called where there is more room; the title, in a menu.
  open var discoverabilityTitle: String?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Chooses it in a menu.
  open func choose() { if !attributes.contains(.disabled) { handler(self) } }

  /// Does it for somebody, whom it knows meanwhile.
  func perform(for sender: Any) {
    let before = self.sender
    self.sender = sender
    defer { self.sender = before }
    choose()
  }
}

extension UIControl {
  /// Does `action` at the events; one of the same identifier is not done any more.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    addHandler(for: controlEvents, named: action.identifier) { action.perform(for: $0) }
  }

  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
}
