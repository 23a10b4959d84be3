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
  /// What stands for the distance between neighbours that is the system's.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private struct Shape: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    var spacing: CGFloat = 0
    var keepsMargins = false
    /// After single views.
    var spacings: [ObjectIdentifier: CGFloat] = [:]
  }

  private var shape = Shape()
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis {
    get { shape.axis }
    set { change("axis") { $0.axis = newValue } }
  }
  open var distribution: Distribution {
    get { shape.distribution }
    set { change("distribution") { $0.distribution = newValue } }
  }
  open var alignment: Alignment {
    get { shape.alignment }
    set { change("alignment") { $0.alignment = newValue } }
  }
  /// Between neighbours, in points.
  open var spacing: CGFloat {
    get { shape.spacing }
    set { change("spacing") { $0.spacing = newValue } }
  }
  /// Whether the views keep within the margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { shape.keepsMargins }
    set { change("isLayoutMarginsRelativeArrangement") { $0.keepsMargins = newValue } }
  }
  /// Kept only: spacing is measured from edge to edge.
  open var isBaselineRelativeArrangement = false
  private var made = StackArrangement()

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// An empty one: there are no archives of interfaces.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

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
    shape.spacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// The room after one of the views, in place of ``spacing``, for as long as the view is arranged; that of others is nobody's business.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let own = spacing == Self.spacingUseDefault ? nil : spacing
    change("setCustomSpacing(_:after:)") { $0.spacings[ObjectIdentifier(arrangedSubview)] = own }
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    shape.spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override func subviewVisibilityDidChange(_ subview: UIView) { arrangementDidChange() }

  private func change(_ name: String, _ change: (inout Shape) -> Void) {
    let what = "UIStackView.\(name)"
    guard let new = changed(shape, by: change, ifAllowed: requireMain(.viewOnMain, what)) else { return }
    shape = new
    arrangementDidChange()
  }

  /// The views, their order, or whether they are seen, are others than before.
  private func arrangementDidChange() { setNeedsUpdateConstraints() }

  open override func updateConstraints() {
    super.updateConstraints()
    made.remove(from: self)
    made = StackArrangement(
      of: arrangedSubviews.filter { !$0.isHidden }, in: self, spacing: { self.length(ofSpacingAfter: $0) })
    made.activate(in: self)
  }

  private func length(ofSpacingAfter view: UIView) -> CGFloat {
    let spacing = shape.spacings[ObjectIdentifier(view)] ?? shape.spacing
    return spacing == Self.spacingUseSystem ? systemSpacing : spacing
  }
}

public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIStackViewAlignment = UIStackView.Alignment
