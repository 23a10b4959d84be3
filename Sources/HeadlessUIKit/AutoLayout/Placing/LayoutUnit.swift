import Foundation

/// A view, and all in it whose places constraints find together: down to those views that have a frame of their own.
struct LayoutUnit {
  let root: UIView
  var solver = LinearSolver()
  /// What the size of the root is; known, unless it is asked for.
  private var rootBox: LayoutBox
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// The size of what can be scrolled to, where constraints speak of it.
  private var contents: [(scroll: UIScrollView, box: LayoutBox)] = []
  /// From the top: each view before what is in it.
  private(set) var placedViews: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []

  /// - Parameter findsRootSize: whether the size of the root is to be found as well.
  init(_ root: UIView, findsRootSize: Bool = false) {
    self.root = root
    rootBox = LayoutBox(CGRect(origin: .zero, size: root.bounds.size))
    if findsRootSize {
      rootBox.width = LinearForm(solver.makeLength())
      rootBox.height = LinearForm(solver.makeLength())
    }
    gather(root)
  }

  private mutating func gather(_ view: UIView) {
    constraints += view.constraints
    guides += view.allGuides
    for guide in view.allGuides { boxes[ObjectIdentifier(guide)] = LayoutBox(in: &solver) }
    for subview in view.subviews where !subview.isLayoutRoot {
      if subview.isPlacedByConstraints {
        placedViews.append(subview)
        boxes[ObjectIdentifier(subview)] = LayoutBox(in: &solver)
      }
      gather(subview)
    }
  }

  // MARK: Rectangles

  /// Where a view is in the one above.
  func frame(of view: UIView) -> LayoutBox {
    if view === root { return rootBox }
    return boxes[ObjectIdentifier(view)] ?? LayoutBox(view.layer.geometry.plainFrame)
  }

  /// An item's rectangle in the coordinates of a view that it is in.
  mutating func box(of item: any ConstraintItem, in host: UIView, content: Bool, margins: Bool) -> LayoutBox? {
    guard let view = item.constrainedView, var box = ownBox(of: item, of: view, content: content) else { return nil }
    if margins { box = box.inset(by: view.layoutMargins) }
    var next = view
    while next !== host, let above = next.superview {
      let frame = frame(of: next)
      let origin = next.bounds.origin
      box = box.moved(x: frame.left - Double(origin.x), y: frame.top - Double(origin.y))
      next = above
    }
    return next === host ? box : nil
  }

  /// In the coordinates of the item's own view.
  private mutating func ownBox(of item: any ConstraintItem, of view: UIView, content: Bool) -> LayoutBox? {
    if item is UILayoutGuide, let box = boxes[ObjectIdentifier(item)] { return box }
    let guide = item as? SystemLayoutGuide
    if let scroll = view as? UIScrollView, content && guide == nil || guide?.kind == .scrolledContent {
      return contentBox(of: scroll)
    }
    if item is UILayoutGuide && guide == nil { return nil }
    let frame = frame(of: view)
    let whole = LayoutBox(CGRect(origin: view.bounds.origin, size: .zero)).sized(as: frame)
    return whole.inset(by: guide?.insets(in: view) ?? view.alignmentRectInsets)
  }

  private mutating func contentBox(of scroll: UIScrollView) -> LayoutBox {
    if let known = contents.first(where: { $0.scroll === scroll }) { return known.box }
    var box = LayoutBox(.zero)
    box.width = LinearForm(solver.makeLength())
    box.height = LinearForm(solver.makeLength())
    contents.append((scroll, box))
    return box
  }

  // MARK: What was found

  /// The size of the root.
  var rootSize: CGSize {
    CGSize(width: solver.value(of: rootBox.width), height: solver.value(of: rootBox.height))
  }

  var rootLengths: (width: LinearForm, height: LinearForm) { (rootBox.width, rootBox.height) }

  /// Gives the views their frames, from the top.
  func place() {
    for view in placedViews { view.place(at: frame(of: view).rect(in: solver)) }
    for guide in guides {
      if let box = boxes[ObjectIdentifier(guide)] { guide.layoutFrame = box.rect(in: solver) }
    }
    for (scroll, box) in contents {
      let size = box.rect(in: solver).size
      scroll.contentSize = CGSize(width: size.width * scroll.zoomScale, height: size.height * scroll.zoomScale)
    }
  }
}

extension LayoutBox {
  fileprivate func sized(as other: LayoutBox) -> LayoutBox {
    var box = self
    box.width = other.width
    box.height = other.height
    return box
  }
}

extension CGRect {
  /// As large as it is, with the anchor where a larger one would have it.
  fileprivate func zoomed(by scale: CGFloat, around anchor: CGPoint) -> CGRect {
    let center = CGPoint(x: (minX + width * anchor.x) * scale, y: (minY + height * anchor.y) * scale)
    return CGRect(x: center.x - width * anchor.x, y: center.y - height * anchor.y, width: width, height: height)
  }
}

extension UIView {
  /// As UIKit does: by size and centre, whatever the transform, and as one change.
  fileprivate func place(at rect: CGRect) {
    let anchor = layer.anchorPoint
    let rect = rect.zoomed(by: zoomAbove, around: anchor)
    guard rect != layer.geometry.plainFrame else { return }
    superview?.setNeedsLayout()
    layer.changeAtOnce {
      if rect.size != bounds.size { bounds.size = rect.size }
      center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    }
  }
}
