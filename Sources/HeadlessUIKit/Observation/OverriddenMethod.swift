import Foundation

/// Whether a class overrides a method.
///
/// Swift cannot be asked that. But a class's record in memory holds, at the same place in every subclass, what it calls for each method
/// that can be overridden; at the place of a method that a class inherits stands what stands there in the superclass. So the place of a
/// method is found once, as the one where a class that overrides nothing else differs from one that overrides nothing, and each
/// class is read there. Where that place is not a single one the answer is that the method may be overridden.
package struct OverriddenMethod: Sendable {
  private let base: AnyClass
  private let place: Int?

  /// - Parameters:
  ///   - base: the class that declares the method, or the last one whose override is not to count.
  ///   - plain: a subclass of `base` that overrides nothing.
  ///   - probe: a subclass of `base` that overrides the method and nothing else.
  package init(of base: AnyClass, plain: AnyClass, probe: AnyClass) {
    self.base = base
    let (first, second, third) = (ClassRecord(base), ClassRecord(plain), ClassRecord(probe))
    let places = (0..<first.count).filter { third[$0] != first[$0] && second[$0] == first[$0] }
    place = places.count == 1 ? places[0] : nil
  }

  /// - Parameter type: a subclass of the base.
  package func isOverridden(by type: AnyClass) -> Bool {
    guard let place else { return true }
    return ClassRecord(type)[place] != ClassRecord(base)[place]
  }

  /// Whether a class overrides what it has from the classes of a module: those that subclasses of the base may come from.
  package func isOverridden(by type: AnyClass, beyond module: String) -> Bool {
    guard let place else { return true }
    var origin: AnyClass? = type
    while let found = origin, !String(reflecting: found).hasPrefix(module + ".") { origin = _getSuperclass(found) }
    return origin.map { ClassRecord(type)[place] != ClassRecord($0)[place] } ?? isOverridden(by: type)
  }
}

/// The record of a class: words from its beginning, as Swift's ABI lays them out.
private struct ClassRecord {
  private let words: UnsafePointer<UInt>
  let count: Int

  init(_ type: AnyClass) {
    let raw = unsafeBitCast(type, to: UnsafeRawPointer.self)
    words = raw.assumingMemoryBound(to: UInt.self)
    #if canImport(ObjectiveC)
      let sizes = 56
    #else
      let sizes = 32
    #endif
    let size = raw.load(fromByteOffset: sizes, as: UInt32.self)
    let begin = raw.load(fromByteOffset: sizes + 4, as: UInt32.self)
    count = Int(size - begin) / MemoryLayout<UInt>.size
  }

  subscript(place: Int) -> UInt { words[place] }
}
