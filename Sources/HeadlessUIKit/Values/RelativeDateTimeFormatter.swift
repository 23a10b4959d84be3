#if !canImport(ObjectiveC)
  import Foundation

  /// Says how long ago something was, which Foundation does on Apple's platforms only: in English, whatever the locale.
  open class RelativeDateTimeFormatter: Formatter {
    /// Whether “1 day ago” is “yesterday”.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    /// Numbers are not spelled out here.
    open var unitsStyle = UnitsStyle.full
    /// Kept only.
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    /// Kept only: there are no words but English ones.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Parameter dateComponents: of which the largest that is not zero is said.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let counts = SpokenUnit.allCases.compactMap { unit in unit.count(in: dateComponents).map { (unit, $0) } }
      return text(of: counts.first { $0.1 != 0 } ?? counts.last ?? (.second, 0), isPast: false)
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      let counts = (calendar ?? .current).components(of: SpokenUnit.allCases, from: referenceDate, to: date)
      return text(of: counts.first { $0.count != 0 } ?? (.second, 0), isPast: date < referenceDate)
    }

    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(of amount: (unit: SpokenUnit, count: Int), isPast: Bool) -> String {
      if dateTimeStyle == .named, let name = amount.unit.name(count: amount.count) { return name }
      let length = length(of: amount.unit, abs(amount.count))
      return amount.count < 0 || isPast ? "\(length) ago" : "in \(length)"
    }

    private func length(of unit: SpokenUnit, _ count: Int) -> String {
      switch unitsStyle {
      case .full, .spellOut: unit.inFull(count)
      case .short: unit.inShort(count, stop: ".")
      case .abbreviated: unit.inLetters(count)
      }
    }
  }

  extension SpokenUnit {
    /// “yesterday” and the like.
    fileprivate func name(count: Int) -> String? {
      switch (self, count) {
      case (.second, 0): "now"
      case (.day, -1): "yesterday"
      case (.day, 0): "today"
      case (.day, 1): "tomorrow"
      case (.hour, 0), (.minute, 0): "this \(self)"
      case (.hour, _), (.minute, _), (.second, _): nil
      case (_, -1): "last \(self)"
      case (_, 0): "this \(self)"
      case (_, 1): "next \(self)"
      default: nil
      }
    }
  }
#endif
