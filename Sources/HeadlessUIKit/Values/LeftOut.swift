import Foundation

/// What a method of a protocol does that may be left out and returns something, for sources that `portable-source` has read: whoever calls
/// it with a question mark gets nil.
public enum LeftOut {
  private final class Note { var isLeftOut = false }
  private static let key = "LeftOut"

  private static var note: Note? {
    get { Thread.current.threadDictionary[key] as? Note }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The default of such a method. Nobody gets to see what it returns: all of its bytes are zero.
  public static func result<Result>() -> Result {
    note?.isLeftOut = true
    return withUnsafeTemporaryAllocation(of: Result.self, capacity: 1) { place in
      memset(place.baseAddress!, 0, MemoryLayout<Result>.size)
      return place.baseAddress!.move()
    }
  }

  /// What the method returns; nil if it is left out.
  public static func ifThere<Result>(_ method: () -> Result) -> Result? {
    let (outer, own) = (note, Note())
    note = own
    defer { note = outer }
    let place = UnsafeMutablePointer<Result>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.initialize(to: method())
    // Bytes that mean nothing are not to be given back.
    return own.isLeftOut ? nil : place.move()
  }
}
