import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("The recognisers of what scrolls") struct ScrollRecognizerTests {
  @Test("who turns the recogniser of drags off has turned dragging off")
  func dragging() {
    HeadlessRuntime().runMain {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize.height = 1000
      view.panGestureRecognizer.isEnabled = false
      view.drag(by: CGPoint(x: 0, y: 50))
      #expect(view.contentOffset == .zero)
      view.panGestureRecognizer.isEnabled = true
      view.drag(by: CGPoint(x: 0, y: 50))
      #expect(view.contentOffset.y == 50)
    }
  }

  @Test("where scrolling is turned off a finger moves nothing, and a program does")
  func turnedOff() {
    HeadlessRuntime().runMain {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize.height = 1000
      view.isScrollEnabled = false
      view.drag(by: CGPoint(x: 0, y: 50))
      #expect(view.contentOffset == .zero)
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      #expect(view.contentOffset.y == 50)
    }
  }

  @Test("they are the kit's, made for whoever asks")
  func making() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize.height = 1000
      transcript.clear()
      view.drag(by: CGPoint(x: 0, y: 50))
      #expect(transcript.text("init") == "")
      view.maximumZoomScale = 2
      #expect(view.panGestureRecognizer.view === view && view.pinchGestureRecognizer?.view === view)
      #expect(view.panGestureRecognizer === view.panGestureRecognizer)
      #expect(
        transcript.text("init") == """
          main UIPanGestureRecognizer init [byFramework]
          main UIPinchGestureRecognizer init [byFramework]
          """)
    }
  }
}
