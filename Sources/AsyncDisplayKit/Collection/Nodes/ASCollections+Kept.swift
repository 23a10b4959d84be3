import Foundation
import HeadlessUIKit

/// How a collection waits for its cells. Kept only: it shows them as soon as they are measured.
public struct ASCellLayoutMode: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let alwaysSync = ASCellLayoutMode(rawValue: 1 << 1)
  public static let alwaysAsync = ASCellLayoutMode(rawValue: 1 << 2)
  public static let syncForSmallContent = ASCellLayoutMode(rawValue: 1 << 3)
  public static let alwaysLazy = ASCellLayoutMode(rawValue: 1 << 4)
  public static let serializeNodeCreation = ASCellLayoutMode(rawValue: 1 << 5)
  public static let alwaysPassthroughDelegate = ASCellLayoutMode(rawValue: 1 << 7)
  public static let alwaysReloadData = ASCellLayoutMode(rawValue: 1 << 8)
}
