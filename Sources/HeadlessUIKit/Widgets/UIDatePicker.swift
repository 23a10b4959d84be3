import Foundation

/// A day, a time, or a span of time that somebody chooses: by ``choose(_:)`` in place of a finger. Main only.
open class UIDatePicker: UIControl {
  override var primaryEvent: Event { .valueChanged }
  public enum Mode: Int, Hashable, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
    case yearAndMonth
  }

  private var chosen = Date()
  /// Within the limits; in the steps of ``minuteInterval``, rounded down.
  open var date: Date {
    get { chosen }
    set {
      chosen = nearest(to: newValue)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  open var minimumDate: Date? { didSet { date = chosen } }
  open var maximumDate: Date? { didSet { date = chosen } }
  /// One that divides an hour; 1 in the place of any other.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || 60 % minuteInterval != 0 || minuteInterval > 30 { minuteInterval = 1 }
      date = chosen
    }
  }
  /// In seconds, for a span of time: from a minute to a day less one.
  open var countDownDuration: TimeInterval = 60 {
    didSet { countDownDuration = min(max(countDownDuration, 60), 86_340) }
  }
  open var datePickerMode = Mode.dateAndTime { didSet { looksDifferent() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      invalidateIntrinsicContentSize()
      looksDifferent()
    }
  }
  /// What is shown where nothing else is preferred: a field with the date.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var locale: Locale? { didSet { looksDifferent() } }
  open var calendar: Calendar! = Calendar.current
  open var timeZone: TimeZone? { didSet { looksDifferent() } }
  open var roundsToMinuteInterval = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Turns the picker to a date, as a finger does: targets hear of another one.
  open func choose(_ date: Date) {
    guard isEnabled else { return }
    let old = chosen
    self.date = date
    if chosen != old { sendActions(for: .valueChanged) }
  }

  private func nearest(to date: Date) -> Date {
    let step = TimeInterval(minuteInterval) * 60
    let seconds = date.timeIntervalSinceReferenceDate
    let even = minuteInterval > 1 ? Date(timeIntervalSinceReferenceDate: (seconds / step).rounded(.down) * step) : date
    let notTooLate = maximumDate.map { min($0, even) } ?? even
    return minimumDate.map { max($0, notTooLate) } ?? notTooLate
  }

  // MARK: Showing

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: datePickerMode == .time ? 50 : 330)
    case .compact, .automatic: CGSize(width: shown.size().width + 24, height: 34)
    }
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private var shown: NSAttributedString {
    let format = DateFormatter()
    format.locale = locale ?? Locale(identifier: "en_US")
    format.timeZone = timeZone ?? calendar.timeZone
    format.dateStyle = datePickerMode == .time || datePickerMode == .countDownTimer ? .none : .medium
    format.timeStyle = datePickerMode == .date || datePickerMode == .yearAndMonth ? .none : .short
    return NSAttributedString(
      string: format.string(from: chosen),
      attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.label])
  }

  /// The date in the middle of a field, whatever the style.
  open override func draw(_ rect: CGRect) {
    UIColor(white: 0.93, alpha: 1).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    let size = shown.size()
    shown.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
  }
}

public enum UIDatePickerStyle: Int, Hashable, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}
