import Foundation
import HeadlessUIKit
import Testing

@Suite("Values that are set and asked for by name") struct NamedValueTests {
  private class Gauge: UIView {
    var level = 3
    var label: String? = "tank"
    var note: String?
  }

  private final class WideGauge: Gauge {
    let width = 7
  }

  @Test("what was set is kept, and nil takes it away")
  func kept() {
    HeadlessRuntime().runMain {
      let (view, other) = (UIView(), UIView())
      view.setValue("full", forKey: "state")
      #expect(view.value(forKey: "state") as? String == "full" && other.value(forKey: "state") == nil)
      view.setValue(nil, forKey: "state")
      #expect(view.value(forKey: "state") == nil)
      view.setValue(4, forKeyPath: "gauge.level")
      #expect(view.value(forKeyPath: "gauge.level") as? Int == 4)
    }
  }

  @Test("what is stored under the name is found, in classes above too; an optional is what is in it")
  func stored() {
    HeadlessRuntime().runMain {
      let gauge = WideGauge()
      #expect(gauge.value(forKey: "width") as? Int == 7 && gauge.value(forKey: "level") as? Int == 3)
      #expect(gauge.value(forKey: "label") as? String == "tank")
      #expect(gauge.value(forKey: "note") == nil && gauge.value(forKey: "colour") == nil)
    }
  }

  @Test("what was set comes before what is stored")
  func order() {
    HeadlessRuntime().runMain {
      let gauge = Gauge()
      gauge.setValue(9, forKey: "level")
      #expect(gauge.value(forKey: "level") as? Int == 9 && gauge.level == 3)
    }
  }

  @Test("the field of a search bar has its old name")
  func searchField() {
    HeadlessRuntime().runMain {
      let bar = UISearchBar()
      #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    }
  }

  @Test("actions of alerts and items of bars keep values too")
  func others() {
    HeadlessRuntime().runMain {
      let action = UIAlertAction(title: "Drain", style: .default)
      action.setValue(true, forKey: "checked")
      #expect(action.value(forKey: "checked") as? Bool == true)
      let item = UIBarButtonItem(title: "Fill", style: .plain, target: nil, action: nil)
      item.setValue(2, forKey: "valves")
      #expect(item.value(forKey: "valves") as? Int == 2)
    }
  }
}
