import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Collections with node blocks.
enum CollectionScenarios {
  static let all = [scroll, reload]

  /// A dozen cells are made and measured off main; scrolling takes them through all interface states.
  private static let scroll = Scenario(
    "node-block-scroll", "cells from node blocks are scrolled into view and out again"
  ) { stage in
    let photos = PhotoSource(count: 12, cell: stage.cast.cell)
    let collection = stage.make { ASCollectionNode() }
    collection.dataSource = photos
    let window = shown(collection, stage)
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
    let photos = PhotoSource(count: 5, cell: stage.cast.cell)
    let collection = stage.make { ASCollectionNode() }
    collection.dataSource = photos
    let window = shown(collection, stage)
    photos.count = 3
    collection.reloadData()
    stage.settle()
    window.rootViewController = nil
    stage.settle()
  }

  private static func shown(_ collection: ASCollectionNode, _ stage: Stage) -> UIWindow {
    let window = UIWindow()
    window.makeKeyAndVisible()
    window.rootViewController = stage.make { stage.cast.controller(collection) }
    stage.settle()
    return window
  }
}

/// As many photos as it is told.
private final class PhotoSource: ASCollectionDataSource {
  var count: Int
  private let cell: @Sendable () -> PhotoCell

  init(count: Int, cell: @escaping @Sendable () -> PhotoCell) {
    self.count = count
    self.cell = cell
  }

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { count }

  func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
    let cell = cell
    return { cell() }
  }
}
