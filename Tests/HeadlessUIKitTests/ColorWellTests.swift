import Foundation
import HeadlessUIKit
import Testing

@Suite("Colours that are chosen") struct ColorWellTests {
  private final class Painter: UIColorPickerViewControllerDelegate {
    var said: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { said.append("chosen \(color == .red)") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { said.append("finished") }
  }

  @Test("a well shows what was chosen, and tells of it") func well() {
    HeadlessRuntime().runMain {
      let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
      var told = 0
      well.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
      well.supportsAlpha = false
      well.choose(UIColor.red.withAlphaComponent(0.5))
      #expect(well.selectedColor == .red && told == 1)
      well.isEnabled = false
      well.choose(.blue)
      #expect(well.selectedColor == .red && told == 1)
    }
  }

  @Test("a picker tells of the colour, and of its end once it is gone") func picker() {
    HeadlessRuntime().runMain {
      let (root, picker, painter) = (UIViewController(), UIColorPickerViewController(), Painter())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = root
      window.makeKeyAndVisible()
      picker.delegate = painter
      root.present(picker, animated: true)
      picker.choose(.red)
      picker.finish()
      HeadlessRuntime.current.turn()
      #expect(painter.said == ["chosen true", "finished"] && root.presentedViewController == nil)
    }
  }
}
