import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Autoresizing masks") struct AutoresizingTests {
  /// The frame of a view in one that grows from 100 by 100 to 200 by 140.
  private func frame(
    _ mask: UIViewAutoresizing, of frame: CGRect = CGRect(x: 10, y: 20, width: 60, height: 40), in old: CGFloat = 100,
    _ change: (UIView, UIView) -> Void = { _, _ in }
  ) -> CGRect {
    var result = CGRect.null
    HeadlessRuntime().runMain {
      let (above, view) = (UIView(frame: CGRect(x: 0, y: 0, width: old, height: old)), UIView(frame: frame))
      above.addSubview(view)
      view.autoresizingMask = mask
      change(above, view)
      above.frame.size = CGSize(width: 200, height: 140)
      result = view.frame
    }
    return result
  }

  @Test("a flexible length takes what there is more, a flexible margin moves the view")
  func single() {
    #expect(frame([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 160, height: 80))
    #expect(frame([.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(x: 110, y: 60, width: 60, height: 40))
    #expect(frame([.flexibleRightMargin, .flexibleBottomMargin]) == CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  @Test("what is flexible shares by how large it is; by equal parts if it is empty")
  func shared() {
    #expect(frame([.flexibleLeftMargin, .flexibleRightMargin]).minX == 35)
    #expect(frame([.flexibleWidth, .flexibleRightMargin]).width.rounded() == 127)
    let empty = frame([.flexibleWidth, .flexibleRightMargin], of: .zero, in: 0)
    #expect(empty == CGRect(x: 0, y: 0, width: 100, height: 0))
  }

  @Test("nothing is done to views without a mask, to those that constraints place, and where it was turned off")
  func left() {
    let old = CGRect(x: 10, y: 20, width: 60, height: 40)
    #expect(frame([]) == old)
    #expect(frame([.flexibleWidth]) { _, view in view.translatesAutoresizingMaskIntoConstraints = false } == old)
    #expect(frame([.flexibleWidth]) { above, _ in above.autoresizesSubviews = false } == old)
  }
}
