/// Why a batch of updates was refused. Nothing of it was done.
public enum CollectionUpdateError: Error, Hashable, Sendable {
  /// The data source's number of sections is not the one before plus the inserted minus the deleted ones.
  case sectionCount(before: Int, inserted: Int, deleted: Int, after: Int)
  /// The data source's number of items in a section (numbered as after the update) is not what the update makes of the one before.
  case itemCount(section: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int, after: Int)
  /// There is no such section before or after the update.
  case noSection(Int, count: Int, when: String)
  /// There is no such item before or after the update.
  case noItem(Int, section: Int, count: Int, when: String)
  /// The same thing is deleted, reloaded or moved, or inserted and moved to, more than once.
  case changedTwice(String, when: String)
}

extension CollectionUpdateError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .sectionCount(let before, let inserted, let deleted, let after):
      """
      the number of sections after the update (\(after)) must be the number before it (\(before)) plus those inserted \
      minus those deleted (\(inserted) inserted, \(deleted) deleted): \(before + inserted - deleted)
      """
    case .itemCount(let section, let before, let inserted, let deleted, let movedIn, let movedOut, let after):
      """
      the number of items in section \(section) after the update (\(after)) must be the number before it (\(before)) \
      plus or minus those that come and go (\(inserted) inserted, \(deleted) deleted, \(movedIn) moved in, \(movedOut) \
      moved out): \(before + inserted - deleted + movedIn - movedOut)
      """
    case .noSection(let section, let count, let when):
      "section \(section) is changed, but there are only \(count) \(when) the update"
    case .noItem(let item, let section, let count, let when):
      "item \(item) of section \(section) is changed, but there are only \(count) \(when) the update"
    case .changedTwice(let what, let when):
      "\(what), as numbered \(when) the update, is changed more than once"
    }
  }
}
