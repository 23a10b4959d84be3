import Foundation
import HeadlessUIKit
import Testing

@Suite("How long something takes, and how long ago it was, in words") struct SpokenTimeTests {
  /// When the valve was opened.
  private let opened = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func formatter(
    _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle = .positional,
    zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  @Test("digits have zeros in the middle and at the end; at the beginning where they are padded")
  func digits() {
    let times: [TimeInterval] = [0, 65, 3610]
    let texts = { (formatter: DateComponentsFormatter) in times.map { formatter.string(from: $0) } }
    #expect(texts(formatter([.hour, .minute, .second])) == ["0", "1:05", "1:00:10"])
    #expect(texts(formatter([.hour, .minute, .second], zeros: .pad)) == ["00:00:00", "00:01:05", "01:00:10"])
    #expect(texts(formatter([.minute, .second], zeros: [.pad])) == ["00:00", "01:05", "60:10"])
    #expect(formatter([.hour, .minute, .second]).string(from: 3600) == "1:00:00")
    #expect(formatter([.minute, .second]).string(from: -65.8) == "-1:05")
    #expect(formatter([.minute, .second]).string(from: .infinity) == nil)
  }

  @Test("words leave zeros out, unless they are told not to")
  func words() {
    let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(formatter(units, .abbreviated).string(from: 3610) == "1h 10s")
    #expect(formatter(units, .abbreviated, zeros: .dropLeading).string(from: 3600) == "1h 0m 0s")
    #expect(formatter(units, .short, zeros: .dropTrailing).string(from: 3600) == "0 days, 1 hr")
    #expect(formatter(units, .full).string(from: 90061) == "1 day, 1 hour, 1 minute, 1 second")
    #expect(formatter(units, .brief).string(from: 120) == "2min")
    #expect(formatter(units, .full).string(from: 0) == "0 seconds")
  }

  @Test("no more units are said than are wanted, with what is to stand around them")
  func limits() {
    let tank = formatter([], .full)
    tank.maximumUnitCount = 2
    tank.includesApproximationPhrase = true
    tank.includesTimeRemainingPhrase = true
    #expect(tank.string(from: opened, to: opened + 90061) == "About 1 day, 1 hour remaining")
    #expect(formatter([], .full).string(from: DateComponents(month: 2, day: 3)) == "2 months, 3 days")
    let components = DateComponents(hour: 2)
    #expect(DateComponentsFormatter.localizedString(from: components, unitsStyle: .abbreviated) == "2h")
    #expect(tank.string(for: "soon") == nil && formatter([.minute]).string(for: 120.0) == "2")
  }

  @Test(
    "of what was the largest unit is said",
    arguments: [(-600.0, "10 minutes ago"), (3600, "in 1 hour"), (0, "in 0 seconds")])
  func relative(seconds: TimeInterval, text: String) {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(for: opened + seconds, relativeTo: opened) == text)
  }

  @Test("units can be cut short, and days that are near have names")
  func names() {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(for: opened - 60, relativeTo: opened) == "1 min. ago")
    #expect(formatter.localizedString(from: DateComponents(day: 2)) == "in 2 days")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(hour: -3, minute: -5)) == "3h ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: opened, relativeTo: opened) == "now")
    let named = [DateComponents(day: -1), DateComponents(day: 1), DateComponents(year: -1), DateComponents(month: 1)]
    #expect(
      named.map { formatter.localizedString(from: $0) } == ["yesterday", "tomorrow", "last year", "next month"])
    #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 3)) == "in 3w")
  }
}
