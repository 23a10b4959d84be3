import Foundation
import HeadlessUIKit
import Testing

@Suite("Names of earlier days") struct EarlierNamesTests {
  @Test("they mean what they meant: the values are UIKit's")
  func values() {
    #expect(NSUnderlineStyle.styleNone.rawValue == 0 && NSUnderlineStyle.styleSingle.rawValue == 1)
    #expect(Notification.Name.UIKeyboardWillShow.rawValue == "UIKeyboardWillShowNotification")
    #expect(UITableViewAutomaticDimension == -1)
    #expect(kCAFillModeBoth.rawValue == "both" && kCATransitionMoveIn.rawValue == "moveIn")
  }

  @Test("subviews go to the front and to the back, and geometry is compared")
  func views() {
    HeadlessRuntime().runMain {
      let (view, first, second) = (UIView(), UIView(), UIView())
      for subview in [first, second] { view.addSubview(subview) }
      view.bringSubview(toFront: first)
      #expect(view.subviews == [second, first])
      view.sendSubview(toBack: first)
      #expect(view.subviews == [first, second])
    }
    #expect(CGRectEqualToRect(.zero, .zero) && !CGSizeEqualToSize(.zero, CGSizeMake(1, 0)))
    #expect(!CGPointEqualToPoint(.zero, CGPointMake(0, 1)))
  }

  @Test("a text is the collection of its characters that it once had")
  func characters() {
    #expect("añ".characters.count == 2 && "abc".dropFirst().characters == "bc")
  }

  @Test("ways to fill a place have their earlier names, which are text too, and so have the states of a film")
  func films() {
    let layer = AVPlayerLayer()
    layer.videoGravity = AVLayerVideoGravityResizeAspectFill
    #expect((layer.videoGravity as AVLayerVideoGravity) == .resizeAspectFill)
    let name: String = layer.videoGravity
    #expect(name == AVLayerVideoGravity.resizeAspectFill.rawValue)
    #expect(AVPlayerItemStatus.self == AVPlayerItem.Status.self)
  }

  @Test("a class says of itself which one is registered for it")
  func classes() {
    final class Gauge: UILabel {}
    #expect(UILabel.classForCoder() == UILabel.self && Gauge.classForCoder() == Gauge.self)
  }
}
