import Foundation
import HeadlessUIKit

/// Where it all is.
extension ASVideoPlayerNode {
  /// Left to right.
  private static let order = usualControls + [.fullScreenButton]

  /// The film as large as may be, what stands on it, and the spinner in the middle. Nothing without a limit.
  func layout(in limit: CGSize) -> ASLayoutSpec {
    let size = limit.width.isFinite && limit.height.isFinite ? limit : .zero
    videoNode.style.preferredSize = size
    let (controls, spinner) = player.with { ($0.controls, $0.spinner) }
    let over =
      delegate?.videoPlayerNodeLayoutSpec(self, forControls: controls, forMaximumSize: size) ?? usualLayout(in: size)
    var children: [any ASLayoutElement] = []
    if let spinner {
      let middle = ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: spinner)
      middle.style.preferredSize = size
      children.append(middle)
    }
    let film = ASOverlayLayoutSpec(child: videoNode, overlay: over)
    film.style.preferredSize = size
    return ASAbsoluteLayoutSpec(children: children + [film])
  }

  /// In one line along the lower edge.
  func usualLayout(in size: CGSize) -> ASLayoutSpec {
    (self[.scrubber] as? ASDisplayNode)?.style.preferredSize = CGSize(width: size.width, height: 44)
    let line = ASStackLayoutSpec(
      direction: .horizontal, spacing: 10, justifyContent: .start, alignItems: .center,
      children: Self.order.compactMap { self[$0] as? ASDisplayNode })
    line.style.alignSelf = .stretch
    let inset = ASInsetLayoutSpec(insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), child: line)
    inset.style.alignSelf = .stretch
    return ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start, children: [spacer(), inset])
  }
}
