import Foundation

/// An index path of a list has two parts, section and item.
extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// 0 where there is no such part.
  public var section: Int { count > 0 ? self[0] : 0 }
  /// 0 where there is no such part.
  public var item: Int { count > 1 ? self[1] : 0 }
  public var row: Int { item }
}
