import Foundation
import HeadlessUIKit

/// Whether the class of a node overrides a hook.
///
/// Swift cannot be asked that. But a class's record in memory holds, at the same place in every subclass, what it calls for each method
/// that can be overridden; at the place of a method that a class inherits stands what stands there in the superclass. So the place of a
/// method is found once, as the one where a class that overrides nothing else differs from one that overrides nothing, and each
/// class is read there. Where that place is not a single one the answer is that the hook may be overridden: it is called then.
struct OverriddenHook: Sendable {
  private let place: Int?

  /// - Parameter probe: a class that overrides the hook and nothing else.
  private init(by probe: ASDisplayNode.Type) {
    let (base, plain, other) = (ClassRecord(ASDisplayNode.self), ClassRecord(PlainProbe.self), ClassRecord(probe))
    let places = (0..<base.count).filter { other[$0] != base[$0] && plain[$0] == base[$0] }
    place = places.count == 1 ? places[0] : nil
  }

  func isOverridden(by type: ASDisplayNode.Type) -> Bool {
    guard let place else { return true }
    return ClassRecord(type)[place] != ClassRecord(ASDisplayNode.self)[place]
  }

  static let layoutSpecThatFits = OverriddenHook(by: SpecProbe.self)
  static let calculateSizeThatFits = OverriddenHook(by: SizeProbe.self)
  static let calculateLayoutThatFits = OverriddenHook(by: LayoutProbe.self)

  static func touches(_ phase: UITouch.Phase) -> OverriddenHook {
    switch phase {
    case .began: touchesBegan
    case .moved, .stationary: touchesMoved
    case .ended: touchesEnded
    case .cancelled: touchesCancelled
    }
  }

  private static let touchesBegan = OverriddenHook(by: BeganProbe.self)
  private static let touchesMoved = OverriddenHook(by: MovedProbe.self)
  private static let touchesEnded = OverriddenHook(by: EndedProbe.self)
  private static let touchesCancelled = OverriddenHook(by: CancelledProbe.self)
}

/// The record of a class: words from its beginning, as the ABI lays them out.
struct ClassRecord {
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

private class PlainProbe: ASDisplayNode {}

private final class SpecProbe: ASDisplayNode {
  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec { ASLayoutSpec() }
}

private final class SizeProbe: ASDisplayNode {
  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { constrainedSize }
}

private final class LayoutProbe: ASDisplayNode {
  override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    ASLayout(layoutElement: self, size: .zero)
  }
}

private final class BeganProbe: ASDisplayNode {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class MovedProbe: ASDisplayNode {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class EndedProbe: ASDisplayNode {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class CancelledProbe: ASDisplayNode {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
