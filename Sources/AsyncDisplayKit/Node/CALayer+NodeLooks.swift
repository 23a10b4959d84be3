import HeadlessUIKit

extension CALayer {
  /// ``backgroundColor`` as a view has it.
  var fillColor: UIColor? {
    get { backgroundColor.map { UIColor(cgColor: $0) } }
    set {
      backgroundColor = newValue?.cgColor
      (client as? ASDisplayNode)?.colorLayer()
    }
  }

  /// ``opacity`` as a view has it.
  var opaqueness: CGFloat {
    get { CGFloat(opacity) }
    set { opacity = Float(newValue) }
  }
}
