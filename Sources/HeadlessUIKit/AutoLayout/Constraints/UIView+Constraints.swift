import Foundation

extension UIView {
  // MARK: Content
}
