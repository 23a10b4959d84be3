import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Collections with node blocks.
enum CollectionScenarios {
  static let all = [scroll, reload, updates, fetching]

  /// A dozen cells are made and measured off main; scrolling takes them through all interface states.
  private static let scroll = Scenario(
    "node-block-scroll", "cells from node blocks are scrolled into view and out again"
  ) { stage in
    let (_, collection, window) = shown(12, stage)
    for offset in [120.0, 480, 720, 0] {
      collection.contentOffset = CGPoint(x: 0, y: offset)
      stage.settle()
    }
    window.rotate(to: .landscape)
    stage.settle()
    window.rootViewController = nil
    stage.settle()
  }

  /// The content changes: the cells of the old are let go.
  private static let reload = Scenario("node-block-reload", "a collection is reloaded, and its old cells are let go") {
    stage in
    let (photos, collection, window) = shown(5, stage)
    photos.count = 3
    collection.reloadData()
    stage.settle()
    window.rootViewController = nil
    stage.settle()
  }

  /// Items come and go; then one batch says something else than the data source.
  private static let updates = Scenario("batch-updates", "a collection is told what has changed, once wrongly") {
    stage in
    let (photos, collection, window) = shown(4, stage)
    photos.count = 5
    collection.performBatchUpdates(
      { collection.insertItems(at: [IndexPath(item: 1, section: 0)]) }, completion: { _ in })
    stage.settle()
    photos.count = 3
    collection.performBatchUpdates(
      {
        collection.performBatchUpdates(
          { collection.deleteItems(at: [IndexPath(item: 0, section: 0)]) }, completion: { _ in })
        collection.deleteItems(at: [IndexPath(item: 3, section: 0)])
      }, completion: { _ in })
    stage.settle()
    photos.isWrong = true
    collection.performBatchUpdates(
      { collection.insertItems(at: [IndexPath(item: 0, section: 0)]) }, completion: { _ in })
    stage.settle()
    window.rootViewController = nil
    stage.settle()
  }

  /// The end of the content comes near, more is fetched, and comes near again.
  private static let fetching = Scenario("batch-fetching", "a collection is continued whenever its end comes near") {
    stage in
    let reader = PhotoReader()
    let (photos, collection, window) = shown(8, stage, delegate: reader)
    for offset in [150.0, 300, 600] {
      collection.contentOffset = CGPoint(x: 0, y: offset)
      stage.settle()
      collection.contentOffset = CGPoint(x: 0, y: offset + 30)
      stage.settle()
      guard let batch = reader.batch else { continue }
      let old = photos.count
      photos.count += 6
      collection.performBatchUpdates({
        collection.insertItems(at: (old..<photos.count).map { IndexPath(item: $0, section: 0) })
      })
      stage.settle()
      batch.completeBatchFetching(true)
      stage.settle()
    }
    window.rootViewController = nil
    stage.settle()
  }

  /// A collection of so many photos, in a window.
  private static func shown(
    _ count: Int, _ stage: Stage, delegate: (any ASCollectionDelegate)? = nil
  ) -> (PhotoSource, ASCollectionNode, UIWindow) {
    let photos = PhotoSource(count: count, cell: stage.cast.cell)
    let collection = stage.make { ASCollectionNode() }
    collection.dataSource = photos
    collection.delegate = delegate
    let window = UIWindow()
    window.makeKeyAndVisible()
    window.rootViewController = stage.make { stage.cast.controller(collection) }
    stage.settle()
    return (photos, collection, window)
  }
}
