import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Updates of a collection") struct UpdateTests {
  @Test("what is deleted, inserted, moved and reloaded is shown at its new place", arguments: Engine.allCases)
  func mixed(engine: Engine) {
    let transcript = CollectionStage.perform(NamedSource("abcde"), on: engine) { stage in
      let old = stage.list.nodeForItem(at: IndexPath(item: 3, section: 0))
      let kept = stage.list.nodeForItem(at: IndexPath(item: 2, section: 0))
      stage.source.sections = [["e", "a", "x", "c", "d"]]
      stage.list.performBatchUpdates({
        stage.list.deleteItems(at: stage.paths(1))
        stage.list.insertItems(at: stage.paths(2))
        stage.list.moveItem(at: IndexPath(item: 4, section: 0), to: IndexPath(item: 0, section: 0))
        stage.list.reloadItems(at: stage.paths(3))
      })
      #expect(stage.onScreen == "abcd")
      #expect(stage.items == "eaxcd")
      stage.turn()
      #expect(stage.onScreen == "eaxc")
      #expect(stage.list.nodeForItem(at: IndexPath(item: 3, section: 0)) === kept)
      #expect(kept?.indexPath == IndexPath(item: 3, section: 0))
      #expect(stage.list.nodeForItem(at: IndexPath(item: 4, section: 0)) !== old)
      #expect(old?.indexPath == nil)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("sections come, go, move and are reloaded with their items", arguments: Engine.allCases)
  func sections(engine: Engine) {
    let transcript = CollectionStage.perform(NamedSource([["a", "b"], ["c"], ["d"]]), on: engine) { stage in
      stage.source.sections = [["d"], ["n", "m"], ["A"]]
      stage.list.performBatchUpdates({
        stage.list.moveSection(2, toSection: 0)
        stage.list.deleteSections([1])
        stage.list.insertSections([1])
        stage.list.reloadSections([0])
      })
      stage.list.waitUntilAllUpdatesAreProcessed()
      #expect(stage.items == "d|nm|A")
      #expect(stage.onScreen == "dnmA")
    }
    #expect(transcript.brokenRules == [])
  }

  @Test(
    "an update that does not fit is refused with the numbers, and nothing of it is done", arguments: Engine.allCases)
  func refused(engine: Engine) {
    var results: [Bool] = []
    let transcript = CollectionStage.perform(NamedSource("abc"), on: engine) { stage in
      stage.source.sections = [["a", "b"]]
      stage.list.performBatchUpdates({ stage.list.insertItems(at: stage.paths(0)) }, completion: { results.append($0) })
      stage.turn()
      #expect(stage.items == "abc")
      #expect(stage.onScreen == "abc")
      stage.list.performBatchUpdates({ stage.list.deleteItems(at: stage.paths(1)) }, completion: { results.append($0) })
      stage.turn()
      #expect(stage.items == "ac")
      #expect(stage.onScreen == "ac")
    }
    #expect(transcript.brokenRules == ["valid-update"])
    #expect(results == [false, true])
  }

  @Test("completions of nested batches come in order, the inner ones first; then those who wait for the end")
  func completions() {
    var order: [String] = []
    CollectionStage.perform(NamedSource("abc")) { stage in
      stage.list.performBatchUpdates(
        {
          stage.list.performBatchUpdates({ stage.list.deleteItems(at: stage.paths(0)) }) { _ in order.append("inner") }
          stage.source.sections = [["c"]]
          stage.list.deleteItems(at: stage.paths(1))
        }, completion: { _ in order.append("outer") })
      stage.list.onDidFinishProcessingUpdates { order.append("finished") }
      #expect(stage.list.isProcessingUpdates)
      #expect(order == [])
      stage.list.waitUntilAllUpdatesAreProcessed()
      #expect(order == ["inner", "outer", "finished"])
      stage.list.onDidFinishProcessingUpdates { order.append("at once") }
      #expect(order.last == "at once")
      stage.list.reloadData()
      stage.list.waitUntilAllUpdatesAreProcessed()
      #expect(order.filter { $0 == "finished" }.count == 1)
      #expect(stage.items == "c")
      #expect(stage.onScreen == "c")
    }
  }

  @Test("updates that follow one another are shown in order", arguments: Engine.allCases)
  func queue(engine: Engine) {
    let transcript = CollectionStage.perform(NamedSource("a"), on: engine) { stage in
      for letter in "bcdefgh" {
        stage.source.sections[0].append(String(letter))
        stage.list.insertItems(at: stage.paths(stage.source.sections[0].count - 1))
      }
      stage.turn()
      #expect(stage.items == "abcdefgh")
      #expect(stage.onScreen == "abcd")
      #expect(stage.list.contentSize.height == 960)
      #expect(stage.transcript.story("nodeBlock").split(separator: "\n").count == 8)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("deleted cells are told that they are far away")
  func deleted() {
    CollectionStage.perform(NamedSource("abc")) { stage in
      let cell = stage.list.nodeForItem(at: IndexPath(item: 0, section: 0))
      #expect(cell?.isVisible == true)
      stage.source.sections = [["b", "c"]]
      stage.list.deleteItems(at: stage.paths(0))
      stage.turn()
      #expect(cell?.interfaceState == [])
      #expect(stage.list.view.subviews.count == 2)
      #expect(stage.source.told.last == "did a")
    }
  }

  @Test("a cell that wants another size is measured again, and what is below it moves")
  func resized() {
    CollectionStage.perform(NamedSource("abc")) { stage in
      let cell = stage.list.nodeForItem(at: IndexPath(item: 0, section: 0)) as? NamedCell
      cell?.height = 200
      cell?.setNeedsLayout()
      stage.turn()
      #expect(stage.list.nodeForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 200)
      #expect(stage.list.contentSize.height == 440)
    }
  }

  @Test("a batch that is opened and closed by hand is one batch, also by the view, and tells its end")
  func openBatches() {
    CollectionStage.perform(NamedSource("ab")) { stage in
      var told: [String] = []
      stage.list.beginUpdates()
      stage.list.view.beginUpdates()
      stage.source.sections = [["b", "c"]]
      stage.list.insertItems(at: [IndexPath(item: 1, section: 0)])
      stage.list.view.endUpdates(animated: false) { told.append("inner \($0)") }
      stage.list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      stage.list.endUpdates(animated: true) { told.append("outer \($0)") }
      stage.turn()
      #expect(stage.items == "bc" && told == ["inner true", "outer true"])
    }
  }

  @Test("what is shown can be asked for while an update is on its way")
  func visibleElements() {
    CollectionStage.perform(NamedSource("ab")) { stage in
      func shown() -> String {
        stage.list.visibleElements.itemElements.map { ($0.node as? NamedCell)?.name ?? "?" }.joined()
      }
      #expect(shown() == "ab")
      stage.source.sections = [["a", "b", "c"]]
      stage.list.insertItems(at: [IndexPath(item: 2, section: 0)])
      #expect(shown() == "ab" && stage.list.numberOfItems(inSection: 0) == 3)
      stage.turn()
      #expect(shown() == "abc")
    }
  }

  @Test(
    "the numbers in a refusal",
    arguments: [
      (
        CollectionUpdateError.sectionCount(before: 2, inserted: 1, deleted: 0, after: 2),
        "(2) must be the number before it (2)"
      ),
      (
        .itemCount(section: 1, before: 3, inserted: 1, deleted: 2, movedIn: 1, movedOut: 0, after: 9),
        "(1 inserted, 2 deleted, 1 moved in, 0 moved out): 3"
      ),
      (
        .noItem(5, section: 0, count: 3, when: "before"),
        "item 5 of section 0 is changed, but there are only 3 before the update"
      ),
      (
        .changedTwice("item 1 of section 0", when: "before"),
        "item 1 of section 0, as numbered before the update, is changed more than once"
      ),
    ]) func words(error: CollectionUpdateError, part: String)
  {
    #expect("\(error)".contains(part))
  }
}
