import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Updates that do not fit, as the original refuses them") struct RefusedUpdateTests {
  struct Update: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let perform: @Sendable (CollectionStage) -> Void

    init(_ what: String, _ perform: @escaping @Sendable (CollectionStage) -> Void) {
      testDescription = what
      self.perform = perform
    }
  }

  private static func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }

  /// Of two sections with two items each.
  private static let refused: [Update] = [
    Update("an item in a section that is not there") { $0.list.insertItems(at: [path(0, 3)]) },
    Update("an item less in a section that is not there") { $0.list.deleteItems(at: [path(0, 3)]) },
    Update("an item deleted and reloaded") { stage in
      stage.source.sections[0] = ["b"]
      stage.list.performBatchUpdates({
        stage.list.deleteItems(at: [path(0, 0)])
        stage.list.reloadItems(at: [path(0, 0)])
      })
    },
    Update("a section less that the source still has") { $0.list.deleteSections([0]) },
    Update("an item less that the source still has") { $0.list.deleteItems(at: [path(0, 0)]) },
    Update("an item more that nobody told of") { stage in
      stage.list.performBatchUpdates({ stage.source.sections[0].append("new") })
    },
    Update("a section more beyond the end") { stage in
      stage.source.sections.append(["e"])
      stage.list.performBatchUpdates({ stage.list.insertSections([3]) })
    },
    Update("an item moved out of a section that is reloaded") { stage in
      stage.source.sections = [["b"], ["a", "c", "d"]]
      stage.list.performBatchUpdates({
        stage.list.reloadSections([0])
        stage.list.moveItem(at: path(0, 0), to: path(0, 1))
      })
    },
    Update("a section reloaded and deleted") { stage in
      stage.source.sections.removeLast()
      stage.list.performBatchUpdates({
        stage.list.reloadSections([1])
        stage.list.deleteSections([1])
      })
    },
  ]

  private static let accepted: [Update] = [
    Update("an item more") { stage in
      stage.source.sections[1].insert("new", at: 0)
      stage.list.insertItems(at: [path(0, 1)])
    },
    Update("an item reloaded") { $0.list.reloadItems(at: [path(0, 1)]) },
    Update("nothing at all") { stage in
      stage.list.performBatchUpdates(nil, completion: nil)
      stage.list.performBatch(animated: false, updates: nil, completion: nil)
    },
  ]

  @Test("nothing of one is done, and the rule is told", arguments: refused)
  func refusals(of update: Update) {
    let transcript = CollectionStage.perform(NamedSource([["a", "b"], ["c", "d"]])) { stage in
      update.perform(stage)
      stage.turn()
      #expect(stage.items == "ab|cd" && stage.onScreen == "abcd")
    }
    #expect(transcript.brokenRules == ["valid-update"])
  }

  @Test("what fits is done without a word", arguments: accepted)
  func acceptance(of update: Update) {
    let transcript = CollectionStage.perform(NamedSource([["a", "b"], ["c", "d"]])) { stage in
      update.perform(stage)
      stage.turn()
      #expect(stage.items.replacing("new", with: "") == "ab|cd")
    }
    #expect(transcript.brokenRules == [])
  }
}
