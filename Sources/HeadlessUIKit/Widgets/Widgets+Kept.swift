import Foundation

// Looks of controls that few set. Kept, unless it is said otherwise: what is drawn is as plain as ever.

extension UISlider {
  public var minimumValueImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var maximumValueImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  public func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  public func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) { setRare(image, "least \(state.rawValue)") }
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) { setRare(image, "most \(state.rawValue)") }
  public func minimumTrackImage(for state: State) -> UIImage? { rare("least \(state.rawValue)") }
  public func maximumTrackImage(for state: State) -> UIImage? { rare("most \(state.rawValue)") }
  public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
  public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }
}

extension UIStepper {
  public func setIncrementImage(_ image: UIImage?, for state: State) { setRare(image, "more \(state.rawValue)") }
  public func setDecrementImage(_ image: UIImage?, for state: State) { setRare(image, "less \(state.rawValue)") }
  public func incrementImage(for state: State) -> UIImage? { rare("more \(state.rawValue)") }
  public func decrementImage(for state: State) -> UIImage? { rare("less \(state.rawValue)") }
  public func setBackgroundImage(_ image: UIImage?, for state: State) { setRare(image, "background \(state.rawValue)") }
  public func backgroundImage(for state: State) -> UIImage? { rare("background \(state.rawValue)") }
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) { setRare(image, "divider \(leftState.rawValue) \(rightState.rawValue)") }
}

extension UIPageControl {
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic
    case prominent
    case minimal
  }

  public var backgroundStyle: BackgroundStyle {
    get { rare() ?? .automatic }
    set { setRare(newValue) }
  }
  public var preferredIndicatorImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) { setRare(image, "page \(page)") }
  public func indicatorImage(forPage page: Int) -> UIImage? { rare("page \(page)") ?? preferredIndicatorImage }
  public var allowsContinuousInteraction: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var defersCurrentPageDisplay: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  /// The page is always shown.
  public func updateCurrentPageDisplay() { setNeedsDisplay() }
}

extension UIProgressView {
  public var progressImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var trackImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  /// How far it has come when it is set; not looked at again.
  public var observedProgress: Progress? {
    get { rare() }
    set {
      setRare(newValue)
      if let newValue { progress = Float(newValue.fractionCompleted) }
    }
  }
}

extension UIPickerView {
  public var showsSelectionIndicator: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
}

/// Is told of a bar; here nothing has to be told.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    (buttonAppearance, doneButtonAppearance) =
      (other.buttonAppearance.copied(), other.doneButtonAppearance.copied())
  }
}

extension UIToolbar {
  /// Not kept alive.
  public var delegate: (any UIToolbarDelegate)? {
    get { rareWeak() as? any UIToolbarDelegate }
    set { setRareWeak(newValue) }
  }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { setRare(backgroundImage, "background \(topOrBottom.rawValue) \(barMetrics.rawValue)") }
  public func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    rare("background \(topOrBottom.rawValue) \(barMetrics.rawValue)")
  }
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    setRare(shadowImage, "shadow \(topOrBottom.rawValue)")
  }
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    rare("shadow \(topOrBottom.rawValue)")
  }
  /// Made when it is asked for.
  public var standardAppearance: UIToolbarAppearance {
    get {
      if let made: UIToolbarAppearance = rare() { return made }
      let made = UIToolbarAppearance()
      setRare(made)
      return made
    }
    set { setRare(newValue) }
  }
  public var compactAppearance: UIToolbarAppearance? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { rare() }
    set { setRare(newValue) }
  }
}
