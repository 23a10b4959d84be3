import Foundation
import HeadlessUIKit
import Testing

/// What a finger does to the kit's own controls.
@Suite("Widgets are touched") struct WidgetTouchTests {
  private func show<Control: UIControl>(
    _ control: @autoclosure () -> Control, _ body: (Control, UIWindow, () -> [String]) -> Void
  ) {
    HeadlessRuntime().runMain {
      let (window, control) = (UIWindow(), control())
      window.makeKeyAndVisible()
      window.addSubview(control)
      var told: [String] = []
      control.addHandler(for: .valueChanged) { _ in told.append("changed") }
      control.addHandler(for: .touchUpInside) { _ in told.append("up") }
      body(control, window) { told }
    }
  }

  @Test("a tap turns a switch before anybody hears of it")
  func switches() {
    show(UISwitch(frame: .zero)) { control, window, told in
      var seen: [Bool] = []
      control.addHandler(for: [.valueChanged, .touchUpInside]) { seen.append(($0 as? UISwitch)?.isOn ?? false) }
      window.tap(at: CGPoint(x: 20, y: 10))
      #expect(control.isOn && told() == ["changed", "up"] && seen == [true, true])
      control.isEnabled = false
      window.tap(at: CGPoint(x: 20, y: 10))
      #expect(control.isOn && told().count == 2)
    }
  }

  @Test("a slider is dragged at its thumb, and nowhere else")
  func sliders() {
    show(UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))) { slider, window, told in
      slider.minimumValue = -10
      slider.maximumValue = 10
      #expect(slider.value == 0)
      window.tap(at: CGPoint(x: 5, y: 15))
      #expect(slider.value == 0 && told().isEmpty)
      guard let touch = window.beginTouch(at: CGPoint(x: 54, y: 15)) else { return #expect(Bool(false)) }
      window.moveTouch(touch, to: CGPoint(x: 70, y: 15))
      #expect(abs(slider.value - 4.444) < 0.01 && told() == ["changed"])
      window.moveTouch(touch, to: CGPoint(x: 300, y: 15))
      #expect(slider.value == 10)
      slider.isContinuous = false
      window.moveTouch(touch, to: CGPoint(x: -300, y: 15))
      #expect(slider.value == -10 && told() == ["changed", "changed"])
      window.endTouch(touch)
      #expect(told().filter { $0 == "changed" }.count == 3)
      slider.value = 99
      #expect(slider.value == 10)
      slider.maximumValue = 5
      #expect(slider.value == 5)
    }
  }

  @Test("a stepper goes up on its right and down on its left, and stops at its limits or begins anew")
  func steppers() {
    show(UIStepper(frame: .zero)) { stepper, window, told in
      let (less, more) = (CGPoint(x: 20, y: 15), CGPoint(x: 80, y: 15))
      stepper.maximumValue = 2
      for _ in 1...3 { window.tap(at: more) }
      #expect(stepper.value == 2 && told().filter { $0 == "changed" }.count == 2)
      stepper.wraps = true
      window.tap(at: more)
      #expect(stepper.value == 0)
      window.tap(at: less)
      #expect(stepper.value == 2)
    }
  }

  @Test("a tap beside the middle turns one page")
  func pages() {
    show(UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))) { control, window, told in
      control.numberOfPages = 2
      window.tap(at: CGPoint(x: 90, y: 10))
      window.tap(at: CGPoint(x: 90, y: 10))
      #expect(control.currentPage == 1 && told() == ["changed", "up", "up"])
      window.tap(at: CGPoint(x: 10, y: 10))
      #expect(control.currentPage == 0)
    }
  }

  @Test("a finger that leaves beside the control has chosen nothing")
  func beside() {
    show(UIStepper(frame: .zero)) { stepper, window, told in
      guard let touch = window.beginTouch(at: CGPoint(x: 80, y: 15)) else { return #expect(Bool(false)) }
      window.moveTouch(touch, to: CGPoint(x: 80, y: 300))
      window.endTouch(touch)
      #expect(stepper.value == 0 && told().isEmpty)
    }
    show(UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))) { control, window, told in
      control.numberOfPages = 2
      guard let touch = window.beginTouch(at: CGPoint(x: 90, y: 10)) else { return #expect(Bool(false)) }
      window.moveTouch(touch, to: CGPoint(x: 90, y: 300))
      window.endTouch(touch)
      #expect(control.currentPage == 0 && told().isEmpty)
    }
  }

  @Test("the segment under the finger is chosen")
  func segments() {
    show(UISegmentedControl(items: ["a", "b", "c"])) { control, window, told in
      control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
      control.setWidth(60, forSegmentAt: 0)
      window.tap(at: CGPoint(x: 70, y: 10))
      #expect(control.selectedSegmentIndex == 1 && told().first == "changed")
      window.tap(at: CGPoint(x: 50, y: 10))
      #expect(control.selectedSegmentIndex == 0)
    }
  }

  @Test("a field with a date is as wide as that")
  func widths() {
    ConstraintStage.run { stage in
      let picker = stage.add(UIDatePicker(frame: .zero))
      picker.datePickerMode = .date
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.date = Date(timeIntervalSinceReferenceDate: 0)
      NSLayoutConstraint.activate([
        picker.leftAnchor.constraint(equalTo: stage.room.leftAnchor),
        picker.topAnchor.constraint(equalTo: stage.room.topAnchor),
      ])
      stage.layOut()
      let narrow = picker.frame.width
      stage.layOut { picker.date = Date(timeIntervalSinceReferenceDate: 20 * 86_400) }
      #expect(picker.frame.width == narrow + 10)
    }
  }

  @Test("a date is one that may be chosen")
  func dates() {
    show(UIDatePicker(frame: .zero)) { picker, _, told in
      let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)
      picker.minuteInterval = 15
      picker.choose(noon + 20 * 60)
      #expect(picker.date == noon + 15 * 60 && told() == ["changed"])
      picker.choose(noon + 16 * 60)
      #expect(told().count == 1)
      picker.maximumDate = noon
      #expect(picker.date == noon)
      picker.minimumDate = noon - 60
      picker.minuteInterval = 7
      picker.date = .distantPast
      #expect(picker.minuteInterval == 1 && picker.date == noon - 60)
      picker.countDownDuration = 5
      #expect(picker.countDownDuration == 60)
    }
  }
}
