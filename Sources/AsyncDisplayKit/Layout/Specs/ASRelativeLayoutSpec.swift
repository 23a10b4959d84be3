import Foundation

/// Where an ``ASRelativeLayoutSpec`` puts its element on an axis.
public enum ASRelativeLayoutSpecPosition: Hashable, Sendable, CaseIterable {
  /// At the start, and stretched to the least length allowed.
  case none
  case start
  case center
  case end
}

/// On which axes an ``ASRelativeLayoutSpec`` is only as long as its element.
public struct ASRelativeLayoutSpecSizingOption: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let minimumWidth = Self(rawValue: 1 << 0)
  public static let minimumHeight = Self(rawValue: 1 << 1)
  public static let minimumSize: Self = [.minimumWidth, .minimumHeight]
}

/// Takes all the space there is and puts an element at the start, in the centre or at the end of each axis.
open class ASRelativeLayoutSpec: ASLayoutSpec {
  private var storedHorizontalPosition = ASRelativeLayoutSpecPosition.none
  private var storedVerticalPosition = ASRelativeLayoutSpecPosition.none
  private var storedSizingOption: ASRelativeLayoutSpecSizingOption = []

  public override init() { super.init() }

  public init(
    horizontalPosition: ASRelativeLayoutSpecPosition, verticalPosition: ASRelativeLayoutSpecPosition,
    sizingOption: ASRelativeLayoutSpecSizingOption, child: any ASLayoutElement
  ) {
    storedHorizontalPosition = horizontalPosition
    storedVerticalPosition = verticalPosition
    storedSizingOption = sizingOption
    super.init(slots: [child])
  }

  open var horizontalPosition: ASRelativeLayoutSpecPosition {
    get { storedHorizontalPosition }
    set { if mayWrite("horizontalPosition") { storedHorizontalPosition = newValue } }
  }

  open var verticalPosition: ASRelativeLayoutSpecPosition {
    get { storedVerticalPosition }
    set { if mayWrite("verticalPosition") { storedVerticalPosition = newValue } }
  }

  open var sizingOption: ASRelativeLayoutSpecSizingOption {
    get { storedSizingOption }
    set { if mayWrite("sizingOption") { storedSizingOption = newValue } }
  }

  /// Sets both positions as one write, for subclasses that have another property in their place.
  final func place(horizontally: ASRelativeLayoutSpecPosition, vertically: ASRelativeLayoutSpecPosition) {
    storedHorizontalPosition = horizontally
    storedVerticalPosition = vertically
  }

  /// Sets the sizing as part of another property's write.
  final func size(by option: ASRelativeLayoutSpecSizingOption) { storedSizingOption = option }

  open override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    guard let child = requiredElement(at: 0, role: "child") else { return zeroLayout() }
    let available = constrainedSize.max.asParent
    let childLeast = CGSize(
      width: horizontalPosition == .none ? constrainedSize.min.width : 0,
      height: verticalPosition == .none ? constrainedSize.min.height : 0)
    let sublayout = child.provisionalLayout(
      in: ASSizeRange(min: childLeast, max: constrainedSize.max), parentSize: available)
    let size = self.size(around: sublayout.size, available: available, in: constrainedSize)
    let origin = CGPoint(
      x: ASRoundPixelValue((size.width - sublayout.size.width) * horizontalPosition.share),
      y: ASRoundPixelValue((size.height - sublayout.size.height) * verticalPosition.share))
    return ASLayout(layoutElement: self, size: size, sublayouts: [sublayout.placed(at: origin)])
  }

  private func size(around child: CGSize, available: CGSize, in range: ASSizeRange) -> CGSize {
    let isNarrow = sizingOption.contains(.minimumWidth) || !available.width.isFinite
    let isLow = sizingOption.contains(.minimumHeight) || !available.height.isFinite
    return range.clamp(
      CGSize(width: isNarrow ? child.width : available.width, height: isLow ? child.height : available.height))
  }
}

extension ASRelativeLayoutSpecPosition {
  /// The share of the free space that is before the element.
  fileprivate var share: CGFloat {
    switch self {
    case .none, .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
