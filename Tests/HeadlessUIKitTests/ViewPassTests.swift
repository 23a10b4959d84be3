import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Views among views") struct ViewPassTests {
  private final class Log { var lines: [String] = [] }

  private final class Part: UIView {
    private let (name, log): (String, Log)

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append(name)
    }
  }

  @Test("who is to be laid out now is so after what is above it, because that may place it")
  func fromAbove() {
    HeadlessRuntime().runMain {
      let (window, log) = (UIWindow(), Log())
      let (outer, inner, beside) = (Part("outer", log), Part("inner", log), Part("beside", log))
      window.makeKeyAndVisible()
      window.addSubview(outer)
      window.addSubview(beside)
      outer.addSubview(inner)
      HeadlessRuntime.current.turn()
      log.lines = []
      for part in [outer, inner, beside] { part.setNeedsLayout() }
      inner.layoutIfNeeded()
      #expect(log.lines == ["outer", "inner"])
      HeadlessRuntime.current.turn()
      #expect(log.lines == ["outer", "inner", "beside"])
    }
  }

  @Test("two subviews change places, and those between them stay")
  func exchange() {
    HeadlessRuntime().runMain {
      let (view, parts) = (UIView(), (0..<4).map { _ in UIView() })
      parts.forEach(view.addSubview)
      view.exchangeSubview(at: 0, withSubviewAt: 3)
      #expect(view.subviews == [parts[3], parts[1], parts[2], parts[0]])
      #expect(view.layer.sublayers == view.subviews.map(\.layer))
      view.exchangeSubview(at: 2, withSubviewAt: 1)
      #expect(view.subviews == [parts[3], parts[2], parts[1], parts[0]])
    }
  }

  @Test("a view is put next to another, behind it or in front of it, wherever it was before")
  func siblings() {
    HeadlessRuntime().runMain {
      let (view, parts) = (UIView(), (0..<3).map { _ in UIView() })
      parts.forEach(view.addSubview)
      view.insertSubview(parts[0], aboveSubview: parts[1])
      #expect(view.subviews == [parts[1], parts[0], parts[2]])
      view.insertSubview(parts[2], belowSubview: parts[0])
      #expect(view.subviews == [parts[1], parts[2], parts[0]])
    }
  }

  @Test("a window that is laid out again and again, but not in a row, is not given up")
  func manyPasses() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let window = UIWindow()
      window.makeKeyAndVisible()
      for _ in 0..<150 {
        window.setNeedsLayout()
        HeadlessRuntime.current.turn()
      }
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("who leaves the window is edited no more")
  func removed() {
    final class Listener: UITextFieldDelegate {
      var heard: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    }
    HeadlessRuntime().runMain {
      let (window, box, field, listener) = (UIWindow(), UIView(), UITextField(), Listener())
      window.makeKeyAndVisible()
      window.addSubview(box)
      box.addSubview(field)
      field.delegate = listener
      field.becomeFirstResponder()
      box.removeFromSuperview()
      #expect(listener.heard == ["end"])
      window.addSubview(box)
      #expect(!field.isFirstResponder)
    }
  }
}
