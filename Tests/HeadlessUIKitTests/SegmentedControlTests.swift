import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Segmented controls") struct SegmentedControlTests {
  private func onMain(_ body: () -> Void) { HeadlessRuntime().runMain(body) }

  @Test("a segment that is tapped does its action, and targets hear of it")
  func actions() {
    onMain {
      var told: [String] = []
      let control = UISegmentedControl(
        frame: .zero, actions: ["a", "b"].map { name in UIAction(title: name) { told.append($0.title) } })
      control.addHandler(for: .valueChanged) { _ in told.append("changed") }
      control.choose(segmentAt: 1)
      control.choose(segmentAt: 1)
      #expect(told == ["b", "changed"] && control.selectedSegmentIndex == 1)
      control.setEnabled(false, forSegmentAt: 0)
      control.choose(segmentAt: 0)
      control.choose(segmentAt: 7)
      #expect(told.count == 2)
      control.isMomentary = true
      control.choose(segmentAt: 1)
      #expect(told.count == 4 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  @Test("an action is in one segment only")
  func identifiers() {
    onMain {
      let control = UISegmentedControl(items: ["x"])
      let name = UIAction.Identifier("a")
      control.insertSegment(action: UIAction(title: "a", identifier: name) { _ in }, at: 1, animated: false)
      #expect(control.segmentIndex(identifiedBy: name) == 1 && control.titleForSegment(at: 1) == "a")
      control.insertSegment(action: UIAction(title: "b", identifier: name) { _ in }, at: 0, animated: false)
      #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 0) == "b")
      control.setAction(UIAction(title: "c") { _ in }, forSegmentAt: 0)
      #expect(control.segmentIndex(identifiedBy: name) == NSNotFound)
      #expect(control.actionForSegment(at: 0)?.title == "c" && control.actionForSegment(at: 1) == nil)
    }
  }

  @Test("looks are kept by state, metrics and place")
  func looks() {
    onMain {
      let (control, image) = (UISegmentedControl(items: ["a"]), UIImage())
      control.setBackgroundImage(image, for: .normal, barMetrics: .default)
      #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
      #expect(control.backgroundImage(for: .normal, barMetrics: .compact) == nil)
      control.setDividerImage(image, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
      #expect(
        control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) == nil)
      control.setContentPositionAdjustment(
        UIOffset(horizontal: 1, vertical: 2), forSegmentType: .left, barMetrics: .default)
      #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).vertical == 2)
      #expect(control.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default) == .zero)
      control.setContentOffset(CGSize(width: 3, height: 4), forSegmentAt: 0)
      #expect(control.contentOffsetForSegment(at: 0).height == 4)
    }
  }
}
