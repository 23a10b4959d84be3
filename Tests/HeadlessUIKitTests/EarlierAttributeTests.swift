import Foundation
import HeadlessUIKit
import Testing

@Suite("Attributes, windows and notifications of earlier days") struct EarlierAttributeTests {
  @Test("attributes by strings are the same as by keys; whoever says no type means keys")
  func strings() {
    let strings: [String: Any] = [NSFontAttributeName.rawValue: UIFont.systemFont(ofSize: 20)]
    let text = NSMutableAttributedString(string: "ab", attributes: strings)
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    text.addAttributes([NSKernAttributeName.rawValue: 1] as [String: Any], range: NSRange(location: 0, length: 1))
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) != nil && text.length == 2)
    text.setAttributes(strings, range: NSRange(location: 0, length: 1))
    #expect(text.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect("ab".size(attributes: strings) == "ab".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]))
    let limit = CGSize(width: 20, height: 100)
    let rect = "ab".boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: strings, context: nil)
    #expect(rect.height > "ab".size(attributes: strings).height)
    #expect(NSAttributedString(string: "a", attributes: [:]).length == 1)
    #expect(NSAttributedString(string: "a", attributes: nil).length == 1)
    #expect("ab".size(attributes: [NSFontAttributeName: UIFont.systemFont(ofSize: 20)]).height > 0)
  }

  @Test("a window of a higher level stays in front")
  func levels() {
    HeadlessRuntime().runMain {
      let (alert, plain, later) = (UIWindow(), UIWindow(), UIWindow())
      alert.windowLevel = UIWindowLevelAlert
      for window in [alert, plain, later] { window.makeKeyAndVisible() }
      #expect(UIApplication.shared.windows == [plain, later, alert])
      plain.windowLevel = .alert + 1
      #expect(UIApplication.shared.windows == [later, alert, plain])
    }
  }

  @Test("whoever listens is told what is done to a text")
  func editing() {
    HeadlessRuntime().runMain {
      let (window, field, view) = (UIWindow(), UITextField(frame: .zero), UITextView(frame: .zero))
      window.makeKeyAndVisible()
      window.addSubview(field)
      window.addSubview(view)
      nonisolated(unsafe) var heard: [String] = []
      let listeners = [field, view].map { text in
        NotificationCenter.default.addObserver(forName: nil, object: text, queue: nil) {
          heard.append($0.name.rawValue)
        }
      }
      field.becomeFirstResponder()
      field.insertText("a")
      view.becomeFirstResponder()
      view.insertText("b")
      view.resignFirstResponder()
      listeners.forEach(NotificationCenter.default.removeObserver)
      #expect(
        heard == [
          "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
          "UITextFieldTextDidEndEditingNotification", "UITextViewTextDidBeginEditingNotification",
          "UITextViewTextDidChangeNotification", "UITextViewTextDidEndEditingNotification",
        ])
    }
  }

  @Test("contents are put where their gravity says, and each piece of work has its own number")
  func others() {
    let first = UIApplication.shared.beginBackgroundTask(withName: "upload")
    let second = UIApplication.shared.beginBackgroundTask()
    #expect(first != second && first != .invalid && UIApplication.shared.backgroundTimeRemaining > 1000)
    UIApplication.shared.endBackgroundTask(first)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    layer.contents = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let places: [(CALayerContentsGravity, [Bool])] = [
      (kCAGravityLeft, [true, false, false]), (.right, [false, false, true]), (.center, [false, true, false]),
      (kCAGravityResize, [true, true, true]),
    ]
    for (gravity, isRed) in places {
      layer.contentsGravity = gravity
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let screen = UIGraphicsImageRenderer(size: layer.bounds.size, format: format)
      let picture = screen.image { layer.render(in: $0.cgContext) }.cgImage
      let colors = [5, 15, 25].map { picture?.color(x: $0, y: 5) }
      #expect(colors.map { $0 == UIColor.red.cgColor } == isRed)
    }
  }
}
