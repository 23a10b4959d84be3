import Foundation

/// An index path of a list has two parts, section and item.
extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// 0 where there is no such part.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(item: item, section: newValue) }
  }
  /// 0 where there is no such part.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(item: newValue, section: section) }
  }
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}

extension NSIndexPath {
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// 0 where there is no such part.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// 0 where there is no such part.
  public var item: Int { length > 1 ? index(atPosition: 1) : 0 }
  public var row: Int { item }
}
