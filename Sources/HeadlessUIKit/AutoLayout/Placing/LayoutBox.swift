import Foundation

/// A rectangle that a solver finds, in the coordinates of some view.
struct LayoutBox {
  var left: LinearForm
  var top: LinearForm
  var width: LinearForm
  var height: LinearForm

  /// A rectangle that is known.
  init(_ rect: CGRect) {
    left = LinearForm(rect.minX)
    top = LinearForm(rect.minY)
    width = LinearForm(rect.width)
    height = LinearForm(rect.height)
  }

  /// A rectangle that is to be found.
  init(in solver: inout LinearSolver) {
    left = LinearForm(solver.makePosition())
    top = LinearForm(solver.makePosition())
    width = LinearForm(solver.makeLength())
    height = LinearForm(solver.makeLength())
  }

  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    var box = moved(x: LinearForm(insets.left), y: LinearForm(insets.top))
    box.width = width - Double(insets.left + insets.right)
    box.height = height - Double(insets.top + insets.bottom)
    return box
  }

  func moved(x: LinearForm, y: LinearForm) -> LayoutBox {
    var box = self
    box.left = left + x
    box.top = top + y
    return box
  }

  /// The rectangle as a mirror shows it that stands at the right edge of a view of a width: left is right, and counts to the left.
  func mirrored(inWidth whole: LinearForm) -> LayoutBox {
    var box = self
    box.left = whole - left - width
    return box
  }

  /// - Parameter baselines: from the top to the first one, and from the bottom up to the last one.
  func form(
    of attribute: NSLayoutConstraint.Attribute, baselines: (first: CGFloat, last: CGFloat)
  ) -> LinearForm {
    switch attribute.withinMargins ?? attribute {
    case .left, .leading: left
    case .right, .trailing: left + width
    case .centerX: left + width * 0.5
    case .top: top
    case .bottom: top + height
    case .centerY: top + height * 0.5
    case .firstBaseline: top + Double(baselines.first)
    case .lastBaseline: top + height - Double(baselines.last)
    case .width: width
    case .height: height
    default: LinearForm()
    }
  }

  /// The rectangle that was found, with its edges on pixels.
  func rect(in solver: LinearSolver) -> CGRect {
    let (x, y) = (solver.value(of: left), solver.value(of: top))
    let (minX, minY) = (Self.onPixel(x), Self.onPixel(y))
    return CGRect(
      x: minX, y: minY, width: Self.onPixel(x + solver.value(of: width)) - minX,
      height: Self.onPixel(y + solver.value(of: height)) - minY)
  }

  private static func onPixel(_ value: Double) -> CGFloat {
    let scale = UIScreen.main.scale
    // The nearest, and of two the right or lower one, however the number came about.
    return (CGFloat(value) * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
