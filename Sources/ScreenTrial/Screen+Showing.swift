import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// What can be shown: a controller, or a node in a controller made for it.
extension Screen {
  public static func of(_ controller: UIViewController) -> UIViewController { controller }

  /// The node fills the screen. A controller needs a view, so a node without one is put into one that has it.
  public static func of(_ node: ASDisplayNode) -> UIViewController {
    guard node.isLayerBacked else { return ASDKViewController(node: node) }
    let host = ASDisplayNode()
    host.automaticallyManagesSubnodes = true
    host.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: node) }
    return ASDKViewController(node: host)
  }

  /// The cell is the only row of a table.
  public static func of(_ cell: ASCellNode) -> UIViewController { OneCellController(cell) }

  /// Pictures have no bundle to come from, so a grey square stands in for those that nobody has registered.
  static func standInForPictures() {
    let square = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.lightGray.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    UIImage.standIn = square
    UIColor.standIn = .lightGray
  }

  /// Writes what the window shows to the file that the environment names as `PICTURE`. A file that cannot be written is told of.
  static func keepPicture(of window: UIWindow) {
    guard let path = ProcessInfo.processInfo.environment["PICTURE"] else { return }
    let picture = UIGraphicsImageRenderer(size: window.bounds.size).image { window.layer.render(in: $0.cgContext) }
    do {
      try picture.pngData()?.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      complain("cannot write the picture \(path): \(error.localizedDescription)")
    }
  }
}

/// A table of one cell, which exists already.
private final class OneCellController: ASDKViewController<ASTableNode>, ASTableDataSource {
  private let cell: ASCellNode

  init(_ cell: ASCellNode) {
    self.cell = cell
    super.init(node: ASTableNode(style: .plain))
    node.dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
    { [cell] in cell }
  }
}
