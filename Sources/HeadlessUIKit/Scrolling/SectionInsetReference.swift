import Foundation

extension UICollectionViewFlowLayout {
  /// What the insets of sections are counted from. Looked up when the layout is prepared.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins

    /// What is left free at both ends of every line.
    func sides(of view: UICollectionView?, along direction: UICollectionView.ScrollDirection) -> UIEdgeInsets {
      let insets: UIEdgeInsets =
        switch self {
        case .fromContentInset: .zero
        case .fromSafeArea: view?.safeAreaInsets ?? .zero
        case .fromLayoutMargins: view?.layoutMargins ?? .zero
        }
      return direction == .vertical
        ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
        : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
    }
  }
}

extension FlowSpacing {
  func within(_ sides: UIEdgeInsets) -> FlowSpacing {
    FlowSpacing(line: line, interitem: interitem, inset: inset.adding(sides))
  }
}
