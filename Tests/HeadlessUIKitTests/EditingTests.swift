import Foundation
import HeadlessUIKit
import Testing

@Suite("Editing and asking") struct EditingTests {
  private final class Listener: UITextFieldDelegate, UISearchBarDelegate {
    var heard: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
    func changed(_ sender: UITextField) { heard.append(sender.text ?? "") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("look for \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
  }

  private func onScreen(_ view: UIView, _ body: (UIWindow) -> Void) {
    let window = UIWindow()
    let controller = UIViewController()
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    body(window)
  }

  @Test("a text field tells of what is typed, and asks first")
  func textField() {
    HeadlessRuntime().runMain {
      let (field, listener) = (UITextField(), Listener())
      field.delegate = listener
      field.addTarget(listener, action: Selector(Listener.changed), for: .editingChanged)
      onScreen(field) { _ in
        #expect(field.becomeFirstResponder())
        for key in ["a", "x", "b", "\n"] { field.type(key) }
        #expect(field.text == "ab")
        #expect(!field.isFirstResponder)
      }
      #expect(listener.heard == ["begin", "a", "ab", "end"])
    }
  }

  @Test("who is edited already is not told of it anew")
  func again() {
    HeadlessRuntime().runMain {
      let (field, listener) = (UITextField(), Listener())
      field.delegate = listener
      onScreen(field) { _ in
        #expect(field.becomeFirstResponder() && field.becomeFirstResponder())
        #expect(listener.heard == ["begin"])
      }
      final class Begun: UITextViewDelegate {
        var count = 0
        func textViewDidBeginEditing(_ textView: UITextView) { count += 1 }
      }
      let (view, begun) = (UITextView(), Begun())
      view.delegate = begun
      onScreen(view) { _ in
        #expect(view.becomeFirstResponder() && view.becomeFirstResponder())
        #expect(begun.count == 1)
      }
    }
  }

  @Test("a search bar passes on what its field is told")
  func searchBar() {
    HeadlessRuntime().runMain {
      let (bar, listener) = (UISearchBar(), Listener())
      bar.delegate = listener
      onScreen(bar) { _ in
        bar.becomeFirstResponder()
        bar.searchTextField.type("cat")
        bar.searchTextField.type("\n")
      }
      #expect(listener.heard == ["look for cat", "search"])
    }
  }

  @Test("a view ends editing in it, and nowhere else")
  func endEditing() {
    HeadlessRuntime().runMain {
      let field = UITextField()
      onScreen(field) { window in
        field.becomeFirstResponder()
        let other = UIView()
        window.addSubview(other)
        #expect(other.endEditing(true) && field.isFirstResponder)
        #expect(window.endEditing(false) && !field.isFirstResponder)
      }
    }
  }

  @Test("an alert goes away before its action is told")
  func alert() {
    HeadlessRuntime().runMain {
      var told = false
      onScreen(UIView()) { window in
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let yes = UIAlertAction(title: "Yes", style: .default) { _ in
          told = window.rootViewController?.presentedViewController == nil
        }
        alert.addAction(yes)
        window.rootViewController?.present(alert, animated: true)
        HeadlessRuntime.current.turn()
        #expect(window.rootViewController?.presentedViewController === alert)
        alert.choose(yes)
        HeadlessRuntime.current.turn()
      }
      #expect(told)
    }
  }

  @Test("a refresh begins once, until it is ended")
  func refresh() {
    HeadlessRuntime().runMain {
      let control = UIRefreshControl()
      var count = 0
      control.addHandler(for: .valueChanged) { _ in count += 1 }
      control.pull()
      control.pull()
      #expect(control.isRefreshing && count == 1)
      control.endRefreshing()
      control.pull()
      #expect(count == 2)
    }
  }

  @Test("a notification calls the method, and keeps nobody alive")
  func notifications() {
    let name = Notification.Name("EditingTests")
    var listener: Hearer? = Hearer()
    weak let kept = listener
    NotificationCenter.default.addObserver(listener as Any, selector: Selector(Hearer.hear), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(listener?.heard == ["EditingTests"])
    listener = nil
    #expect(kept == nil)
    NotificationCenter.default.post(name: name, object: nil)
  }

  private final class Hearer {
    var heard: [String] = []
    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  }

  @Test("a bar's item calls its target, which may be set later")
  func barItem() {
    HeadlessRuntime().runMain {
      let (item, hearer) = (UIBarButtonItem(), Presser())
      item.press()
      (item.target, item.action) = (hearer, Selector(Presser.pressed))
      item.press()
      item.isEnabled = false
      item.press()
      #expect(hearer.count == 1)
    }
  }

  private final class Presser {
    var count = 0
    func pressed() { count += 1 }
  }
}
