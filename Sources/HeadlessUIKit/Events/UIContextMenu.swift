import Foundation

/// Something that a view does with touches of some kind. Main only.
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  /// Nil when the view has given the interaction up.
  func didMove(to view: UIView?)
}

/// An interaction that knows which view has it.
open class ViewInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  open func didMove(to view: UIView?) { self.view = view }
}

/// Whatever a menu has.
open class UIMenuElement: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  public enum State: Int, Hashable, Sendable {
    case off
    case on
    case mixed
  }

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// A menu, or a part of one.
open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// What a menu is found by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Another one for each menu that was given none.
  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.options, self.children) = (options, children)
    self.identifier = identifier ?? Identifier("menu \(UUID().uuidString)")
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}

/// What is shown for a press on a view.
open class UIContextMenuConfiguration: NSObject {
  public let identifier: (any NSCopying)?
  let preview: (() -> UIViewController?)?
  let actions: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { (self.identifier, preview, actions) = (identifier, previewProvider, actionProvider) }
}
