import Foundation

/// A property that can be set for all views of a class at once.
struct AppearanceProperty {
  /// Copies what was said, if anything was, unless the view has something of its own there.
  ///
  /// - Returns: whether something was said.
  let copy: (AppearanceProxy, UIView) -> Bool

  private init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isEqual: @escaping (Value, Value) -> Bool
  ) {
    copy = { proxy, view in
      guard let said = proxy.view as? View, let fresh = proxy.fresh as? View, let view = view as? View else {
        return false
      }
      let value = said[keyPath: path]
      guard !isEqual(value, fresh[keyPath: path]) else { return false }
      if isEqual(view[keyPath: path], fresh[keyPath: path]) { view[keyPath: path] = value }
      return true
    }
  }

  private static func of<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<some UIView, Value>
  ) -> AppearanceProperty { AppearanceProperty(path, isEqual: ==) }

  /// Attributes are compared as dictionaries of objects.
  private static func of(
    attributes path: ReferenceWritableKeyPath<some UIView, [NSAttributedString.Key: Any]?>
  ) -> AppearanceProperty {
    AppearanceProperty(path) { one, other in
      switch (one, other) {
      case (nil, nil): true
      case (let one?, let other?):
        NSAttributedString(string: " ", attributes: one).isEqual(to: NSAttributedString(string: " ", attributes: other))
      default: false
      }
    }
  }

  /// Other properties of a proxy are kept by it and reach nobody.
  nonisolated(unsafe) static let all: [AppearanceProperty] = [
    of(\UIView.backgroundColor), of(\UIView.tintColorOfItsOwn),
    of(\UILabel.font), of(\UILabel.textColor), of(\UILabel.highlightedTextColor), of(\UILabel.shadowColor),
    of(\UILabel.shadowOffset),
    of(\UIButton.contentEdgeInsets), of(\UIButton.normalTitleColor),
    of(\UITextField.font), of(\UITextField.textColor), of(\UITextView.textColor),
    of(\UISwitch.onTintColor), of(\UISwitch.thumbTintColor), of(\UIActivityIndicatorView.color),
    of(\UISlider.minimumTrackTintColor), of(\UISlider.maximumTrackTintColor), of(\UISlider.thumbTintColor),
    of(\UIProgressView.progressTintColor), of(\UIProgressView.trackTintColor),
    of(\UIPageControl.pageIndicatorTintColor), of(\UIPageControl.currentPageIndicatorTintColor),
    of(\UISegmentedControl.selectedSegmentTintColor),
    of(\UITableView.separatorColor), of(\UITableView.separatorInset), of(\UITableView.sectionIndexColor),
    of(\UINavigationBar.barTintColor), of(\UINavigationBar.isTranslucent), of(\UINavigationBar.barStyle),
    of(\UINavigationBar.shadowImage), of(\UINavigationBar.prefersLargeTitles), of(\UINavigationBar.backgroundImage),
    of(attributes: \UINavigationBar.titleTextAttributes), of(attributes: \UINavigationBar.largeTitleTextAttributes),
    of(\UINavigationBar.ownStandardAppearance), of(\UINavigationBar.scrollEdgeAppearance),
    of(\UINavigationBar.compactAppearance),
    of(\UITabBar.barTintColor), of(\UITabBar.isTranslucent), of(\UITabBar.unselectedItemTintColor),
    of(\UITabBar.ownStandardAppearance), of(\UITabBar.scrollEdgeAppearance),
    of(\UIToolbar.barTintColor), of(\UISearchBar.barTintColor), of(\UISearchBar.backgroundImage),
  ]
}

extension UIView {
  /// Nil where the view above says it.
  fileprivate var tintColorOfItsOwn: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}

extension UIButton {
  fileprivate var normalTitleColor: UIColor? {
    get { titleColor(for: .normal) }
    set { setTitleColor(newValue, for: .normal) }
  }
}
