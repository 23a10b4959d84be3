/// What has to be the first that an object stores which is put into Foundation's dictionaries, attributed texts and sets.
///
/// Core Foundation, which compares what is in them, reads there what kind of object of its own it has, and stops the process where it reads
/// none: a zero, or a round number. Any kind will do that the object is not of: then it is asked itself.
enum CoreMark {
  /// The mark of Core Foundation's most general kind, as its own objects carry it.
  static let swiftObject: UInt64 = 1 << 8 | 0x80
}
