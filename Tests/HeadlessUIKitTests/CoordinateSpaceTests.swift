import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Spaces of coordinates") struct CoordinateSpaceTests {
  @Test("a point goes from view to view, and to the screen and back")
  func points() {
    HeadlessRuntime().runMain {
      let (window, view, other) = (UIWindow(), UIView(), UIView())
      window.addSubview(view)
      view.addSubview(other)
      view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
      other.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
      let (space, screen): (any UICoordinateSpace, any UICoordinateSpace) = (view, UIScreen.main.coordinateSpace)
      #expect(other.convert(CGPoint.zero, to: space) == CGPoint(x: 1, y: 2))
      #expect(other.convert(CGPoint.zero, to: screen) == CGPoint(x: 11, y: 22))
      #expect(screen.convert(CGPoint(x: 11, y: 22), to: other) == .zero)
      #expect(space.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: other).origin == CGPoint(x: 1, y: 2))
      #expect(screen.convert(CGPoint(x: 3, y: 4), to: screen) == CGPoint(x: 3, y: 4))
      #expect(screen.bounds == UIScreen.main.bounds)
    }
  }
}
