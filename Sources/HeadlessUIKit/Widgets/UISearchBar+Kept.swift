import Foundation

/// How a search bar looks, and what is in it beside the field. Kept: none of it is drawn.
extension UISearchBar {
  /// A picture in the bar.
  public enum Icon: Int, Hashable, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }

  public var prompt: String? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var barStyle: UIBarStyle {
    get { rare() ?? .default }
    set { setRare(newValue) }
  }
  public var isTranslucent: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var showsBookmarkButton: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var showsSearchResultsButton: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var isSearchResultsButtonSelected: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var scopeBarBackgroundImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var searchTextPositionAdjustment: UIOffset {
    get { rare() ?? .zero }
    set { setRare(newValue) }
  }
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { rare() ?? .zero }
    set { setRare(newValue) }
  }
  public func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    backgroundImage = image
  }
  public func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    setRare(image, "field background \(state.rawValue)")
  }
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    rare("field background \(state.rawValue)")
  }
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    setRare(iconImage, "icon \(icon.rawValue) \(state.rawValue)")
  }
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    rare("icon \(icon.rawValue) \(state.rawValue)")
  }
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    setRare(adjustment, "position \(icon.rawValue)")
  }
  public func positionAdjustment(for icon: Icon) -> UIOffset { rare("position \(icon.rawValue)") ?? .zero }
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { setRare(attributes, "scope title \(state.rawValue)") }
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    rare("scope title \(state.rawValue)")
  }

  // MARK: Scopes

  public var scopeButtonTitles: [String]? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var showsScopeBar: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  public var selectedScopeButtonIndex: Int {
    get { rare() ?? 0 }
    set { setRare(newValue) }
  }
  /// Taps a scope.
  public func pressScope(at index: Int) {
    guard scopeButtonTitles?.indices.contains(index) == true else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
  }

  // MARK: Of the field

  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  public var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  public var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
}
