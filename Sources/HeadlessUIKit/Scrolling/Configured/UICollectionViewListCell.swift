import Foundation

/// A row of a list: its content, and what stands at its sides.
open class UICollectionViewListCell: UICollectionViewCell {
  /// At the sides; kept, but for the views of somebody's own, which are shown.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories(insteadOf: oldValue) } }
  /// How many steps the content is moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How wide a step is, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var indentsAccessories = true
  /// Where the line below the row begins and ends.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  private func showAccessories(insteadOf old: [UICellAccessory]) {
    for view in old.compactMap(\.customView) where view.superview === self { view.removeFromSuperview() }
    for view in accessories.compactMap(\.customView) { addSubview(view) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var (start, end) = (CGFloat(indentationLevel) * indentationWidth, bounds.width)
    for accessory in accessories {
      guard let view = accessory.customView, view.superview === self else { continue }
      let own = view.intrinsicContentSize
      let size = own.width > 0 && own.height > 0 ? own : view.bounds.size
      let y = (bounds.height - size.height) / 2
      if accessory.isLeading {
        view.frame = CGRect(origin: CGPoint(x: start + Self.margin, y: y), size: size)
        start += size.width + Self.margin
      } else {
        end -= size.width + Self.margin
        view.frame = CGRect(origin: CGPoint(x: end, y: y), size: size)
      }
    }
    contentView.frame = CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)
  }

  /// Beside a view at a side, in points.
  private static let margin: CGFloat = 16
}

/// Something at a side of a row.
public struct UICellAccessory {
  public enum DisplayedState: Int, Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  public enum LayoutDimension: Hashable, Sendable {
    case actual
    case standard
    case custom(CGFloat)
  }

  enum Kind: Hashable {
    case disclosure
    case outline
    case checkmark
    case detail
    case delete
    case insert
    case reorder
    case multiselect
    case label(String)
    case menu
    case custom
  }

  let kind: Kind
  let displayed: DisplayedState
  var customView: UIView?
  /// Whether it is before the content, and not after it.
  var isLeading = false
  /// Called when the user taps it; by nobody.
  let action: (() -> Void)?

  init(_ kind: Kind, _ displayed: DisplayedState, view: UIView? = nil, action: (() -> Void)? = nil) {
    (self.kind, self.displayed, customView, self.action) = (kind, displayed, view, action)
  }
}
