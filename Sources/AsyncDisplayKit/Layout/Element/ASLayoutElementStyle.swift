import Foundation
import Synchronization

/// What an element wishes from the spec it stands in: sizes, and properties of a child of a stack or an absolute spec.
///
/// A style may be written on one thread while another measures: each access is atomic, and a measuring spec takes one
/// consistent copy. Writing it does not invalidate a layout that was already calculated.
public final class ASLayoutElementStyle {
  /// All wishes at one moment.
  package struct Values: Hashable, Sendable {
    package var size = ASLayoutElementSize()
    package var spacingBefore: CGFloat = 0
    package var spacingAfter: CGFloat = 0
    package var flexGrow: CGFloat = 0
    package var flexShrink: CGFloat = 0
    package var flexBasis = ASDimension.auto
    package var alignSelf = ASStackLayoutAlignSelf.auto
    package var ascender: CGFloat = 0
    package var descender: CGFloat = 0
    package var layoutPosition = CGPoint.zero

    package init() {}
  }

  private let storage = Mutex(Values())

  public init() {}

  /// A consistent copy of all wishes.
  package var values: Values { storage.withLock { $0 } }

  /// The size wishes alone.
  package var size: ASLayoutElementSize { storage.withLock { $0.size } }

  private func update(_ change: (inout Values) -> Void) { storage.withLock { change(&$0) } }
}

// MARK: - Size

extension ASLayoutElementStyle {
  public var width: ASDimension {
    get { values.size.width }
    set { update { $0.size.width = newValue } }
  }

  public var height: ASDimension {
    get { values.size.height }
    set { update { $0.size.height = newValue } }
  }

  public var minWidth: ASDimension {
    get { values.size.minWidth }
    set { update { $0.size.minWidth = newValue } }
  }

  public var minHeight: ASDimension {
    get { values.size.minHeight }
    set { update { $0.size.minHeight = newValue } }
  }

  public var maxWidth: ASDimension {
    get { values.size.maxWidth }
    set { update { $0.size.maxWidth = newValue } }
  }

  public var maxHeight: ASDimension {
    get { values.size.maxHeight }
    set { update { $0.size.maxHeight = newValue } }
  }

  /// ``width`` and ``height`` in points. Reading gives zero, and a fault, if one of them is a fraction.
  public var preferredSize: CGSize {
    get { points(of: preferredLayoutSize) }
    set { preferredLayoutSize = Self.layoutSize(newValue) }
  }

  /// ``minWidth`` and ``minHeight`` in points. Reading gives zero, and a fault, if one of them is a fraction.
  public var minSize: CGSize {
    get { points(of: minLayoutSize) }
    set { minLayoutSize = Self.layoutSize(newValue) }
  }

  /// ``maxWidth`` and ``maxHeight`` in points. Reading gives zero, and a fault, if one of them is a fraction.
  public var maxSize: CGSize {
    get { points(of: maxLayoutSize) }
    set { maxLayoutSize = Self.layoutSize(newValue) }
  }

  /// ``width`` and ``height``.
  public var preferredLayoutSize: ASLayoutSize {
    get { let size = values.size; return ASLayoutSize(width: size.width, height: size.height) }
    set { update { ($0.size.width, $0.size.height) = (newValue.width, newValue.height) } }
  }

  /// ``minWidth`` and ``minHeight``.
  public var minLayoutSize: ASLayoutSize {
    get { let size = values.size; return ASLayoutSize(width: size.minWidth, height: size.minHeight) }
    set { update { ($0.size.minWidth, $0.size.minHeight) = (newValue.width, newValue.height) } }
  }

  /// ``maxWidth`` and ``maxHeight``.
  public var maxLayoutSize: ASLayoutSize {
    get { let size = values.size; return ASLayoutSize(width: size.maxWidth, height: size.maxHeight) }
    set { update { ($0.size.maxWidth, $0.size.maxHeight) = (newValue.width, newValue.height) } }
  }

  private static func layoutSize(_ size: CGSize) -> ASLayoutSize {
    ASLayoutSize(width: ASDimensionMake(size.width), height: ASDimensionMake(size.height))
  }

  private func points(of size: ASLayoutSize) -> CGSize {
    guard size.width.unit != .fraction, size.height.unit != .fraction else {
      LayoutFault.preferredSizeNotInPoints.report()
      return .zero
    }
    return CGSize(width: size.width.value, height: size.height.value)
  }
}

// MARK: - In a stack

extension ASLayoutElementStyle {
  /// Space before the element along the stack, in points, besides the stack's own spacing.
  public var spacingBefore: CGFloat {
    get { values.spacingBefore }
    set { update { $0.spacingBefore = newValue } }
  }

  /// Space after the element along the stack, in points, besides the stack's own spacing.
  public var spacingAfter: CGFloat {
    get { values.spacingAfter }
    set { update { $0.spacingAfter = newValue } }
  }

  /// The element's share of space that is left over; 0 keeps it from growing.
  public var flexGrow: CGFloat {
    get { values.flexGrow }
    set { update { $0.flexGrow = newValue } }
  }

  /// The element's share of space that is missing, weighted by its size; 0, the default, keeps it from shrinking.
  public var flexShrink: CGFloat {
    get { values.flexShrink }
    set { update { $0.flexShrink = newValue } }
  }

  /// The length along the stack to start from, before growing or shrinking.
  public var flexBasis: ASDimension {
    get { values.flexBasis }
    set { update { $0.flexBasis = newValue } }
  }

  /// Where the element is across the stack, in place of the stack's `alignItems`.
  public var alignSelf: ASStackLayoutAlignSelf {
    get { values.alignSelf }
    set { update { $0.alignSelf = newValue } }
  }

  /// Distance from the top to the first line's baseline, in points.
  public var ascender: CGFloat {
    get { values.ascender }
    set { update { $0.ascender = newValue } }
  }

  /// Distance from the bottom to the last line's baseline, in points; negative where the baseline is above the bottom.
  public var descender: CGFloat {
    get { values.descender }
    set { update { $0.descender = newValue } }
  }
}

// MARK: - In an absolute spec

extension ASLayoutElementStyle {
  /// The position within an ``ASAbsoluteLayoutSpec``, in points.
  public var layoutPosition: CGPoint {
    get { values.layoutPosition }
    set { update { $0.layoutPosition = newValue } }
  }
}
