import Foundation

extension UIView {
  /// The style that the view has for itself and for what is in it; that of the view above where none is said.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare() ?? .unspecified }
    set { setRare(newValue == .unspecified ? nil : newValue) }
  }

  /// Those of everything, with the nearest style that a view or its controller has for itself.
  public var traitCollection: UITraitCollection {
    var next: UIView? = self
    while let view = next {
      for style in [view.overrideUserInterfaceStyle, view.controller?.overrideUserInterfaceStyle ?? .unspecified]
      where style != .unspecified {
        return UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)])
      }
      next = view.superview
    }
    return .current
  }
}
