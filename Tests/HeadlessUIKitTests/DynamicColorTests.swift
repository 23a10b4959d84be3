import Foundation
import HeadlessUIKit
import Testing

@Suite("Colours that depend on traits, where they are drawn") struct DynamicColorTests {
  private static let own = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }

  private final class Painted: UIView {
    var seen: [UIColor] = []
    private func note() { seen.append(UIColor(cgColor: DynamicColorTests.own.cgColor)) }
    override func draw(_ rect: CGRect) {
      DynamicColorTests.own.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      note()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note() }
  }

  private func onScreen(_ body: @escaping (UIWindow, UIView, Painted) -> Void) {
    HeadlessRuntime().runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
      let (host, view) = (UIView(frame: window.bounds), Painted(frame: CGRect(x: 4, y: 0, width: 4, height: 4)))
      host.backgroundColor = Self.own
      host.addSubview(view)
      window.addSubview(host)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(window, host, view)
    }
  }

  private func color(of view: UIView, at x: Int) -> UIColor? {
    view.image(scale: 1)?.cgImage.map { UIColor(cgColor: $0.color(x: x, y: 1)) }
  }

  @Test("a view that becomes dark is drawn so, and what is in it, and light again")
  func drawn() {
    onScreen { window, host, _ in
      #expect(color(of: window, at: 1) == .red && color(of: window, at: 4) == .red)
      host.overrideUserInterfaceStyle = .dark
      #expect(color(of: window, at: 1) == .green && color(of: window, at: 4) == .green)
      #expect(host.layer.backgroundColor == UIColor.green.cgColor && host.backgroundColor === Self.own)
      host.overrideUserInterfaceStyle = .unspecified
      #expect(color(of: window, at: 1) == .red && color(of: window, at: 4) == .red)
      #expect(host.layer.backgroundColor == UIColor.red.cgColor)
    }
  }

  @Test("who joins something dark is dark")
  func joined() {
    onScreen { window, host, _ in
      host.overrideUserInterfaceStyle = .dark
      let late = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 4))
      late.backgroundColor = .systemBackground
      host.addSubview(late)
      #expect(color(of: window, at: 1) == .black && late.layer.backgroundColor == UIColor.black.cgColor)
      late.backgroundColor = .label
      #expect(color(of: window, at: 1) == .white)
    }
  }

  @Test("what is laid out or told of its traits has them as the current ones, and nobody else has")
  func current() {
    onScreen { _, host, view in
      view.seen = []
      host.overrideUserInterfaceStyle = .dark
      view.setNeedsLayout()
      HeadlessRuntime.current.turn()
      #expect(view.seen == [.green, .green] && UITraitCollection.current.userInterfaceStyle == .light)
      #expect(Self.own.cgColor == UIColor.red.cgColor)
    }
  }

  @Test("the current traits can be set, or hold for as long as something runs")
  func set() {
    HeadlessRuntime().runMain {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      var white: CGFloat = 0
      dark.performAsCurrent {
        UIColor.label.getWhite(&white, alpha: nil)
        #expect(UITraitCollection.current == dark && UIColor.label.cgColor == UIColor.white.cgColor)
      }
      #expect(white == 1 && UIColor.label.getWhite(&white, alpha: nil) && white == 0)
      UITraitCollection.current = dark
      #expect(UIColor.systemBackground.cgColor == UIColor.black.cgColor)
      var (red, hue) = (CGFloat(0), CGFloat(0))
      Self.own.getRed(&red, green: nil, blue: nil, alpha: nil)
      Self.own.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
      #expect(red == 0 && abs(hue - 1 / 3) < 0.001)
    }
  }

  @Test("text is drawn as its view has it")
  func text() {
    HeadlessRuntime().runMain {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.text = "M"
      label.backgroundColor = .systemBackground
      func isThere(_ color: UIColor) -> Bool {
        guard let picture = label.image(scale: 1)?.cgImage else { return false }
        return (0..<800).contains { UIColor(cgColor: picture.color(x: $0 % 40, y: $0 / 40)) == color }
      }
      label.textColor = Self.own
      #expect(isThere(.red) && isThere(.white) && !isThere(.green))
      label.overrideUserInterfaceStyle = .dark
      #expect(isThere(.green) && isThere(.black) && !isThere(.red) && !isThere(.white))
    }
  }
}
