import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// How far collections are from the end of what they show, and where that moves: measured on their views, so that a runtime that takes it
/// for something else is seen to.
///
/// Of players that fetch alone: what others want of a batch they would have to be asked.
struct EndMemory {
  private struct Place {
    var offset: CGFloat
    var isMovingBack = false
  }

  private var places: [UInt32: Place] = [:]

  /// The collection that scrolls in a view on screen, if there is somebody who fetches more for it.
  static func collection(in view: UIScrollView) -> ASCollectionNode? {
    guard view.window != nil, !view.isDragging else { return nil }
    guard let collection = view.client as? ASCollectionNode, collection.delegate is PhotoReader else { return nil }
    return collection
  }

  /// Whether the end is no more than so many screens away as the collection says, and the content does not move away from it.
  mutating func isNear(_ collection: ASCollectionNode, in view: UIScrollView) -> Bool {
    guard view.bounds.height > 0 else { return false }
    let offset = view.bounds.minY
    var place = places[collection.observationID] ?? Place(offset: offset)
    if offset != place.offset { place.isMovingBack = offset < place.offset }
    place.offset = offset
    places[collection.observationID] = place
    let screens = (view.contentSize.height - view.bounds.maxY) / view.bounds.height
    return !place.isMovingBack && screens <= collection.leadingScreensForBatching
  }
}
