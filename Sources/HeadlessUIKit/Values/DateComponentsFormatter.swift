#if !canImport(ObjectiveC)
  import Foundation

  /// Says how long something takes, which Foundation does on Apple's platforms only: in English, whatever the locale.
  open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// What happens to units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// Numbers are not spelled out here.
    open var unitsStyle = UnitsStyle.positional
    /// All of them, if empty.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .autoupdatingCurrent
    /// Kept only.
    open var formattingContext = Formatter.Context.unknown
    /// Kept only.
    open var allowsFractionalUnits = false
    /// Kept only.
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    /// How many units are said at most; as many as there are, if zero.
    open var maximumUnitCount = 0

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var units: [SpokenUnit] {
      SpokenUnit.allCases.filter { allowedUnits.isEmpty ? $0 != .week : allowedUnits.contains($0.kind.unit) }
    }

    open func string(from components: DateComponents) -> String? {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      return (evenCalendar.date(byAdding: components, to: start)).flatMap {
        text(from: start, to: $0, in: evenCalendar)
      }
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
      text(from: startDate, to: endDate, in: calendar ?? .current)
    }

    open func string(from ti: TimeInterval) -> String? {
      guard ti.isFinite else { return nil }
      let start = Date(timeIntervalSinceReferenceDate: 0)
      return text(from: start, to: start + ti.rounded(.towardZero), in: evenCalendar)
    }

    open override func string(for obj: Any?) -> String? {
      (obj as? DateComponents).flatMap { string(from: $0) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// In which all days are as long as each other.
    private var evenCalendar: Calendar {
      var even = calendar ?? .current
      even.timeZone = TimeZone(secondsFromGMT: 0) ?? even.timeZone
      return even
    }

    private func text(from start: Date, to end: Date, in calendar: Calendar) -> String? {
      guard let last = units.last else { return nil }
      let counts = calendar.components(of: units, from: min(start, end), to: max(start, end))
      let said = SpokenLength(counts: counts, zeros: zeroFormattingBehavior, style: unitsStyle, last: last)
      let text = said.text(limit: maximumUnitCount == 0 ? counts.count : maximumUnitCount)
      let phrase = includesApproximationPhrase ? "About \(text)" : text
      return (end < start ? "-" : "") + phrase + (includesTimeRemainingPhrase ? " remaining" : "")
    }
  }
#endif
