import Foundation

extension UIView {
  /// The style that the view has for itself and for what is in it; that of the view above where none is said.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare() ?? .unspecified }
    set { setRare(newValue == .unspecified ? nil : newValue) }
  }

}
