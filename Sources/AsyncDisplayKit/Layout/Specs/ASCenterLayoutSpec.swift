import Foundation

/// On which axes an ``ASCenterLayoutSpec`` centres; on the others its element is at the start.
public struct ASCenterLayoutSpecCenteringOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let X = Self(rawValue: 1 << 0)
  public static let Y = Self(rawValue: 1 << 1)
  public static let XY: Self = [.X, .Y]
}

/// On which axes an ``ASCenterLayoutSpec`` is only as long as its element.
public struct ASCenterLayoutSpecSizingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let minimumX = Self(rawValue: 1 << 0)
  public static let minimumY = Self(rawValue: 1 << 1)
  public static let minimumXY: Self = [.minimumX, .minimumY]
}

/// Takes all the space there is and centres an element in it.
open class ASCenterLayoutSpec: ASRelativeLayoutSpec {
  private var storedCenteringOptions: ASCenterLayoutSpecCenteringOptions = []
  private var storedSizingOptions: ASCenterLayoutSpecSizingOptions = []

  public override init() { super.init() }

  public init(
    centeringOptions: ASCenterLayoutSpecCenteringOptions = [],
    sizingOptions: ASCenterLayoutSpecSizingOptions = [], child: any ASLayoutElement
  ) {
    storedCenteringOptions = centeringOptions
    storedSizingOptions = sizingOptions
    super.init(
      horizontalPosition: centeringOptions.horizontalPosition, verticalPosition: centeringOptions.verticalPosition,
      sizingOption: sizingOptions.sizingOption, child: child)
  }

  /// One that places its element as an ``ASRelativeLayoutSpec`` does.
  public override init(
    horizontalPosition: ASRelativeLayoutSpecPosition, verticalPosition: ASRelativeLayoutSpecPosition,
    sizingOption: ASRelativeLayoutSpecSizingOption, child: any ASLayoutElement
  ) {
    super.init(
      horizontalPosition: horizontalPosition, verticalPosition: verticalPosition, sizingOption: sizingOption,
      child: child)
  }

  open var centeringOptions: ASCenterLayoutSpecCenteringOptions {
    get { storedCenteringOptions }
    set {
      guard mayWrite("centeringOptions") else { return }
      storedCenteringOptions = newValue
      place(horizontally: newValue.horizontalPosition, vertically: newValue.verticalPosition)
    }
  }

  open var sizingOptions: ASCenterLayoutSpecSizingOptions {
    get { storedSizingOptions }
    set {
      guard mayWrite("sizingOptions") else { return }
      storedSizingOptions = newValue
      size(by: newValue.sizingOption)
    }
  }
}

extension ASCenterLayoutSpecCenteringOptions {
  fileprivate var horizontalPosition: ASRelativeLayoutSpecPosition { contains(.X) ? .center : .none }
  fileprivate var verticalPosition: ASRelativeLayoutSpecPosition { contains(.Y) ? .center : .none }
}

extension ASCenterLayoutSpecSizingOptions {
  fileprivate var sizingOption: ASRelativeLayoutSpecSizingOption {
    ASRelativeLayoutSpecSizingOption(rawValue: rawValue)
  }
}
