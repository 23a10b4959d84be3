import Foundation
import HeadlessUIKit

/// What a playback button would do if somebody tapped it.
public enum ASDefaultPlaybackButtonType: Int, Hashable, Sendable {
  case play
  case pause
}

/// The button of ``ASVideoPlayerNode``: a triangle or two bars as large as the node, in its tint.
open class ASDefaultPlaybackButton: ASControlNode {
  private let type = Guarded(ASDefaultPlaybackButtonType.play)

  public override init() {
    super.init()
    isOpaque = false
  }

  open var buttonType: ASDefaultPlaybackButtonType {
    get { type.with { $0 } }
    set {
      let isNew = type.with { type in
        defer { type = newValue }
        return type != newValue
      }
      if isNew { setNeedsDisplay() }
    }
  }

  /// What is drawn, taken from the node on main.
  private final class Sign: NSObject {
    let type: ASDefaultPlaybackButtonType
    let color: UIColor

    init(_ type: ASDefaultPlaybackButtonType, _ color: UIColor) { (self.type, self.color) = (type, color) }
  }

  open override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? {
    Sign(buttonType, tintColor ?? .white)
  }

  open override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {
    guard let sign = parameters as? Sign else { return }
    sign.color.setFill()
    switch sign.type {
    case .play: triangle(in: bounds).fill()
    case .pause:
      let (bar, _) = bounds.divided(atDistance: bounds.width / 3, from: .minXEdge)
      UIRectFill(bar)
      UIRectFill(bar.offsetBy(dx: 2 * bar.width, dy: 0))
    }
  }

  private static func triangle(in bounds: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: bounds.origin)
    path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
    path.close()
    return path
  }
}
