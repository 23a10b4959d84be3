import Foundation
import HeadlessUIKit
import Testing

@Suite("Measurements as people say them") struct MeasurementTests {
  private func formatter(_ locale: String, _ options: MeasurementFormatter.UnitOptions = []) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    return formatter
  }

  private struct Said: Sendable {
    let locale: String
    let options: MeasurementFormatter.UnitOptions
    let metres: Double
    let text: String
    init(_ locale: String, _ options: MeasurementFormatter.UnitOptions, _ metres: Double, _ text: String) {
      (self.locale, self.options, self.metres, self.text) = (locale, options, metres, text)
    }
  }

  private static let ways: [Said] = [
    Said("en_US", .naturalScale, 3218.688, "2 mi"), Said("en_US", .naturalScale, 3.048, "10 ft"),
    Said("en_US", .naturalScale, 0.0254, "1 in"), Said("en_US", [], 160.9344, "0.1 mi"),
    Said("en_GB", .naturalScale, 100, "100 m"), Said("en_NZ", .naturalScale, 1500, "1.5 km"),
    Said("en_NZ", .naturalScale, 350, "350 m"), Said("en_NZ", [], 350, "0.35 km"),
    Said("en_NZ", .naturalScale, 0, "0 cm"), Said("en_US", .providedUnit, 1500, "1,500 m"),
  ]

  @Test("in the units of the locale; on a natural scale the largest of which there is one at least", arguments: ways)
  private func lengths(_ said: Said) {
    let length = Measurement(value: said.metres, unit: UnitLength.meters)
    #expect(formatter(said.locale, said.options).string(from: length) == said.text)
  }

  @Test("degrees stand close to their number, and may be nobody's")
  func temperatures() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter("en_US").string(from: warm) == "68°F")
    #expect(formatter("en_NZ").string(from: warm) == "20°C")
    #expect(formatter("en_NZ", .temperatureWithoutUnit).string(from: warm) == "20°")
  }

  @Test("the three styles, with the number as its formatter writes it")
  func styles() {
    let formatter = formatter("en_NZ", .providedUnit)
    formatter.numberFormatter.maximumFractionDigits = 1
    let way = Measurement(value: 3.25, unit: UnitLength.miles)
    #expect(formatter.string(from: way) == "3.2 mi")
    formatter.unitStyle = .short
    #expect(formatter.string(from: way) == "3.2mi")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "3.2 miles")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
    #expect(formatter.string(from: UnitSpeed.milesPerHour) == "miles per hour")
    #expect(formatter.string(for: NSMeasurement(doubleValue: 2, unit: UnitMass.grams)) == "2 grams")
  }

  @Test("units without a scale of the locale's are said as they are")
  func others() {
    #expect(formatter("en_US").string(from: Measurement(value: 3, unit: UnitDuration.hours)) == "3 hr")
    #expect(formatter("en_US").string(from: Measurement(value: 2.5, unit: Unit(symbol: "hats"))) == "2.5 hats")
  }

  @Test("several things are said with commas, and a word before the last")
  func lists() {
    let lists = [[], ["a"], ["a", "b"], ["a", "b", "c"]].map { ListFormatter.localizedString(byJoining: $0) }
    #expect(lists == ["", "a", "a and b", "a, b, and c"])
    let formatter = ListFormatter()
    formatter.itemFormatter = MeasurementFormatter()
    #expect(formatter.string(from: [UnitLength.feet, 2]) == "ft and 2")
  }
}
