import Foundation

/// All that can stand at a side of a row. Looks are kept only.
extension UICellAccessory {
  /// How something of the system's looks.
  public struct Looks {
    public var tintColor: UIColor?
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }

  public typealias DisclosureIndicatorOptions = Looks
  public typealias CheckmarkOptions = Looks
  public typealias DetailOptions = Looks
  public typealias InsertOptions = Looks

  public struct OutlineDisclosureOptions {
    public enum Style: Int, Hashable, Sendable {
      case automatic
      case header
      case cell
    }
    public var style: Style
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) { (self.style, self.tintColor) = (style, tintColor) }
  }

  public struct DeleteOptions {
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) { (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor) }
  }
  public typealias MultiselectOptions = DeleteOptions

  public struct ReorderOptions {
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) { (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator) }
  }

  public struct LabelOptions {
    public var tintColor: UIColor?
    public var font: UIFont?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) { (self.tintColor, self.font) = (tintColor, font) }
  }

  /// A view of somebody's own.
  public struct CustomViewConfiguration {
    public var customView: UIView
    public var placement: Placement
    public var isHidden: Bool?
    public var tintColor: UIColor?
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden, self.tintColor) = (customView, placement, isHidden, tintColor)
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosure, displayed) }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outline, displayed, action: actionHandler) }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed) }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, action: actionHandler) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, action: actionHandler) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, action: actionHandler) }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed) }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed) }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.label(text), displayed) }
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: Looks = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.menu, displayed) }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(.custom, .always, view: configuration.customView)
    if configuration.isHidden == true { accessory.customView = nil }
    if case .leading = configuration.placement { accessory.isLeading = true }
    return accessory
  }
}
