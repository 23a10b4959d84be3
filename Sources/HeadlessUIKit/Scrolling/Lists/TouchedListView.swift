import Foundation

/// A list in which a touch chooses a cell: what tables and collections have in common.
///
/// A class of its own between them and ``UIScrollView``, since extensions of sources that `portable-source` has read can take the place of
/// the touches of that.
open class TouchedListView: UIScrollView {
  /// Chooses a cell; nil in the view of a node, which does so itself.
  package var cellTouch: CellTouch?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    cellTouch?.begin(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    cellTouch?.end(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    cellTouch?.cancel()
  }
}
