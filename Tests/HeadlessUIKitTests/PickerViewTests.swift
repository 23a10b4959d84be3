import Foundation
import HeadlessUIKit
import Testing

private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
  var counts = [5, 2]
  private(set) var told: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { view ?? UILabel(frame: .zero) }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    told.append("\(component): \(row)")
  }
}

/// Has titles only.
private final class Titles: UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
}

@Suite("Pickers") struct PickerViewTests {
  @Test("what is chosen is what a program or the user has turned to; only the user is told of")
  func choosing() {
    HeadlessRuntime().runMain {
      let (picker, wheels) = (UIPickerView(), Wheels())
      #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
      picker.dataSource = wheels
      picker.delegate = wheels
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 5)
      picker.selectRow(3, inComponent: 0, animated: false)
      picker.selectRow(9, inComponent: 1, animated: false)
      #expect(picker.selectedRow(inComponent: 0) == 3 && picker.selectedRow(inComponent: 1) == 1 && wheels.told.isEmpty)
      picker.spin(component: 0, to: 4)
      picker.spin(component: 0, to: 5)
      #expect(picker.selectedRow(inComponent: 0) == 4 && wheels.told == ["0: 4"])
      wheels.counts = [2, 0]
      picker.reloadComponent(0)
      #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 1)
      picker.reloadAllComponents()
      #expect(picker.selectedRow(inComponent: 1) == -1)
    }
  }

  @Test("the rows around the chosen one have views, that one in the middle; titles alone need none")
  func views() {
    HeadlessRuntime().runMain {
      let (picker, wheels, titles) = (
        UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Wheels(), Titles()
      )
      picker.dataSource = wheels
      picker.delegate = wheels
      picker.selectRow(2, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
      #expect(picker.view(forRow: 2, forComponent: 0)?.frame == CGRect(x: 0, y: 30, width: 100, height: 40))
      #expect(
        picker.view(forRow: 1, forComponent: 0)?.frame.minY == -10 && picker.view(forRow: 0, forComponent: 0) == nil)
      #expect(picker.view(forRow: 0, forComponent: 1)?.frame.minX == 100)
      let old = Set(picker.subviews)  // One more than at the end of the wheel.
      picker.selectRow(4, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
      let chosen = picker.view(forRow: 4, forComponent: 0)
      #expect(picker.view(forRow: 1, forComponent: 0) == nil && chosen?.frame.minY == 30)
      #expect(Set(picker.subviews).isStrictSubset(of: old))
      picker.delegate = titles
      picker.layoutIfNeeded()
      #expect(picker.subviews.isEmpty && picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
    }
  }
}
