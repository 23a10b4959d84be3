import Foundation
import HeadlessUIKit
import Testing

@Suite("Pictures that follow one another") struct AnimatedImageTests {
  @Test("they are kept with their time, and the first of them is what is seen")
  func kept() {
    HeadlessRuntime().runMain {
      let frames = [3, 5].map { side in
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
      }
      let film = UIImage.animatedImage(with: frames, duration: 2)
      #expect(film?.images?.count == 2 && film?.duration == 2 && film?.size.width == 3)
      #expect(UIImage.animatedImage(with: frames, duration: 0)?.duration == 2 / 30.0)
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
      #expect(frames[0].images == nil)
      let view = UIImageView()
      view.startAnimating()
      #expect(!view.isAnimating)
      view.image = film
      view.startAnimating()
      #expect(view.isAnimating)
      view.stopAnimating()
      view.image = nil
      view.animationImages = frames
      view.startAnimating()
      #expect(view.isAnimating)
    }
  }
}
