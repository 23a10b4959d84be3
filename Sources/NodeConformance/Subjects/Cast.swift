import AsyncDisplayKit
import HeadlessUIKit

/// Who plays in a scenario. The standard cast keeps every rule of the pages; a deviation replaces one player by one that does not.
public struct Cast: Sendable {
  var photo: @Sendable () -> PhotoNode = { PhotoNode() }
  var panel: @Sendable (_ children: [ASDisplayNode]) -> PanelNode = { PanelNode(children: $0) }
  var frame: @Sendable (_ children: [ASDisplayNode]) -> SizedNode = { FrameNode(children: $0) }
  var sketch: @Sendable () -> SketchNode = { SketchNode() }
  var snapshot: @Sendable () -> SnapshotNode = { SnapshotNode() }
  var cell: @Sendable () -> PhotoCell = { PhotoCell() }
  var controller: @Sendable (_ node: ASDisplayNode) -> PhotoController = { PhotoController(photos: $0) }
}
