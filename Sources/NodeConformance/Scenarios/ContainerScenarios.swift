import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Collections that are updated too early or wrongly, that have a layout of their own, that are let go somewhere else, and whose application
/// goes to the background.
enum ContainerScenarios {
  static let all = [early, wrong, delegated, letGo, farAway, background]

  private static let early = Scenario("updates-before-loading", "a collection is updated before it has loaded anything")
  {
    stage in
    let photos = PhotoSource(count: 3, cell: stage.cast.cell)
    let collection = stage.make { ASCollectionNode() }
    collection.dataSource = photos
    for isReload in [false, true] {
      collection.performBatchUpdates(
        {
          if isReload {
            collection.reloadData()
          } else {
            collection.insertItems(at: [IndexPath(item: 0, section: 0)])
          }
        }, completion: { _ in })
    }
    stage.settle()
    let window = show(collection, stage)
    collection.performBatchUpdates({ collection.reloadData() }, completion: { _ in })
    stage.settle()
    clear(window, stage)
  }

  private static let wrong = Scenario("wrong-updates", "a collection is told of other changes than there were") {
    stage in
    let photos = PhotoSource(count: 3, cell: stage.cast.cell)
    let collection = stage.make { ASCollectionNode() }
    collection.dataSource = photos
    let window = show(collection, stage)
    photos.isWrong = true
    collection.performBatchUpdates(
      { collection.deleteItems(at: [IndexPath(item: 0, section: 0)]) }, completion: { _ in })
    stage.settle()
    photos.sections = 2
    collection.performBatchUpdates({ collection.reloadItems(at: []) }, completion: { _ in })
    stage.settle()
    clear(window, stage)
  }

  private static let background = Scenario(
    "background-and-back", "the application goes to the background, comes back, and has little memory"
  ) { stage in
    let photos = PhotoSource(count: 30, cell: stage.cast.cell)
    let collection = stage.make { ASCollectionNode() }
    collection.dataSource = photos
    let window = show(collection, stage)
    for event in [
      HeadlessRuntime.enterBackground, HeadlessRuntime.enterForeground, HeadlessRuntime.receiveMemoryWarning,
    ] {
      event(HeadlessRuntime.current)()
      stage.settle()
      collection.contentOffset.y += 100
      stage.settle()
    }
    clear(window, stage)
  }

  private static let delegated = Scenario("layout-delegate", "cells are placed by a layout that measures them itself") {
    stage in
    let photos = PhotoSource(count: 9, cell: stage.cast.cell)
    let collection = stage.make { ASCollectionNode(layoutDelegate: ASCollectionFlowLayoutDelegate()) }
    collection.dataSource = photos
    let window = show(collection, stage)
    window.rotate(to: .landscape)
    stage.settle()
    collection.relayoutItems()
    stage.settle()
    clear(window, stage)
  }

  private static let letGo = Scenario(
    "container-let-go", "a collection is let go on another thread, with cells at hand"
  ) {
    stage in
    let photos = PhotoSource(count: 9, cell: stage.cast.cell)
    let held = Held(stage.make { ASCollectionNode() })
    held.collection?.dataSource = photos
    if let collection = held.collection { clear(show(collection, stage), stage) }
    stage.runtime.async(.background) { held.collection = nil }
    stage.settle()
  }

  private static let farAway = Scenario("far-away", "cells go so far away that nothing of them is kept, and come back")
  {
    stage in
    let photos = PhotoSource(count: 60, cell: stage.cast.cell)
    let collection = stage.make { ASCollectionNode() }
    collection.dataSource = photos
    let window = show(collection, stage)
    for offset in [3000.0, 0] {
      collection.contentOffset = CGPoint(x: 0, y: offset)
      stage.settle()
    }
    clear(window, stage)
  }

  private static func clear(_ window: UIWindow, _ stage: Stage) {
    window.rootViewController = nil
    stage.settle()
  }

  private static func show(_ collection: ASCollectionNode, _ stage: Stage) -> UIWindow {
    let window = UIWindow()
    window.makeKeyAndVisible()
    window.rootViewController = stage.make { stage.cast.controller(collection) }
    stage.settle()
    return window
  }
}

/// What is let go of on another thread than it was made on.
private final class Held: @unchecked Sendable {
  var collection: ASCollectionNode?

  init(_ collection: ASCollectionNode) { self.collection = collection }
}
