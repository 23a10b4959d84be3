import Foundation

/// Sets views in a row or a column, by constraints that it makes by itself. Main only.
open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Hashable, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// Where views are across the stack.
  public enum Alignment: Int, Hashable, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// What stands for the spacing of the stack after a view.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem: CGFloat = 8

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// Between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the views keep within the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// Kept only: spacing is measured from edge to edge.
  open var isBaselineRelativeArrangement = false
  private var spacings: [ObjectIdentifier: CGFloat] = [:]
  private var made = StackArrangement()

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Arranges a view, which becomes a subview. An index beyond the end means the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard requireMain(.viewOnMain, "insertArrangedSubview(_:at:)") else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard requireMain(.viewOnMain, "removeArrangedSubview(_:)") else { return }
    arrangedSubviews.removeAll { $0 === view }
    spacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// The room after one of the views, in place of ``spacing``, for as long as the view is arranged; that of others is nobody's business.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    spacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The views, their order, or whether they are seen, are others than before.
  func arrangementDidChange() { setNeedsUpdateConstraints() }

  open override func updateConstraints() {
    super.updateConstraints()
    made.remove(from: self)
    made = StackArrangement(
      of: arrangedSubviews.filter { !$0.isHidden }, in: self, spacing: { spacings[ObjectIdentifier($0)] ?? spacing })
    made.activate(in: self)
  }
}

public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIStackViewAlignment = UIStackView.Alignment
