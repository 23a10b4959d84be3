import Foundation

extension NSLayoutConstraint {
  /// What of a view or guide a constraint is about.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins

    public static let baseline = Attribute.lastBaseline
  }

  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }

  public enum Axis: Int, Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// How the views that a visual format names are aligned with one another.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// What is to be equal.
    var attributes: [Attribute] {
      (1...Attribute.firstBaseline.rawValue).compactMap { Attribute(rawValue: $0) }
        .filter { contains(FormatOptions($0)) }
    }
  }
}

extension NSLayoutConstraint.Axis {
  private var isHorizontal: Bool { self == .horizontal }
  var other: Self { isHorizontal ? .vertical : .horizontal }
  var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  var center: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  func length(of size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  /// Whether the direction of writing says which side it is.
  var isDirected: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Of a position; nil for a size.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    case .width, .height, .notAnAttribute: nil
    }
  }

  /// The same without the margins: nil if it has to do with none.
  var withinMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

// Names that UIKit had before Swift 4.2.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
