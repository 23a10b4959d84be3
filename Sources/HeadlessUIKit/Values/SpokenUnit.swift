#if !canImport(ObjectiveC)
  import Foundation

  /// The units that formatters of time speak of, from the largest, and what they are called. There are no words here but English ones.
  enum SpokenUnit: Int, CaseIterable {
    case year, month, week, day, hour, minute, second

    /// What calendars call it.
    var kind: (unit: NSCalendar.Unit, component: Calendar.Component) {
      switch self {
      case .year: (.year, .year)
      case .month: (.month, .month)
      case .week: (.weekOfMonth, .weekOfMonth)
      case .day: (.day, .day)
      case .hour: (.hour, .hour)
      case .minute: (.minute, .minute)
      case .second: (.second, .second)
      }
    }

    func count(in components: DateComponents) -> Int? {
      // `value(for:)` halts on some platforms for what was not set.
      switch self {
      case .year: components.year
      case .month: components.month
      case .week: components.weekOfMonth ?? components.weekOfYear
      case .day: components.day
      case .hour: components.hour
      case .minute: components.minute
      case .second: components.second
      }
    }

    // MARK: Names

    /// “2 hours”.
    func inFull(_ count: Int) -> String { "\(count) \(self)\(count == 1 ? "" : "s")" }

    /// “2 hr”, with a full stop behind what is cut off where there is to be one; “2 days” are not cut.
    func inShort(_ count: Int, stop: String = "") -> String {
      switch self {
      case .day: inFull(count)
      case .year: "\(count) yr\(stop)"
      case .month: "\(count) mo\(stop)"
      case .week: "\(count) wk\(stop)"
      case .hour: "\(count) hr\(stop)"
      case .minute: "\(count) min\(stop)"
      case .second: "\(count) sec\(stop)"
      }
    }

    /// “2h”.
    func inLetters(_ count: Int) -> String { self == .month ? "\(count)mo" : "\(count)\("\(self)".prefix(1))" }
  }

  extension Calendar {
    /// What is between two points of time, in units of some kinds; the smaller ones have what is left of the larger.
    func components(of units: [SpokenUnit], from start: Date, to end: Date) -> [(unit: SpokenUnit, count: Int)] {
      let parts = dateComponents(Set(units.map(\.kind.component)), from: start, to: end)
      return units.map { ($0, $0.count(in: parts) ?? 0) }
    }
  }
#endif
