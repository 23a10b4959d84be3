#if !canImport(ObjectiveC)
  import Foundation

  /// Says how much of something there is, which Foundation does on Apple's platforms only: in English words, with the numbers and the units
  /// of the locale.
  open class MeasurementFormatter: Formatter {
    public struct UnitOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The unit that the measurement has, wherever one is.
      public static let providedUnit = UnitOptions(rawValue: 1 << 0)
      /// The largest of the locale's units of which there is one at least; otherwise it is that of long ways and heavy things.
      public static let naturalScale = UnitOptions(rawValue: 1 << 1)
      /// Degrees without saying whose.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = .current { didSet { numberFormatter.locale = locale } }
    /// Writes the number: a decimal one with three digits behind the point at most, if nobody says otherwise.
    open var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      guard let unit = measurement.unit as? Dimension else { return text(measurement.value, measurement.unit) }
      let base = unit.converter.baseUnitValue(fromValue: measurement.value)
      let chosen = unitOptions.contains(.providedUnit) ? unit : usual(for: unit, base)
      // What is not converted stays the number that it was, to the last digit.
      let isSame = chosen.symbol == unit.symbol
      return text(isSame ? measurement.value : chosen.converter.value(fromBaseUnitValue: base), chosen)
    }

    /// The name of a unit alone.
    open func string(from unit: Unit) -> String {
      let name = SpokenMeasure(unit)
      return unitStyle == .long ? name.many : name.sign
    }

    open override func string(for obj: Any?) -> String? {
      switch obj {
      case let unit as Unit: string(from: unit)
      case let measurement as NSMeasurement:
        string(from: Measurement(value: measurement.doubleValue, unit: measurement.unit))
      default: nil
      }
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
      let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
      let name = SpokenMeasure(unit)
      if name.isDegrees, unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short { return "\(number)°" }
      return switch unitStyle {
      case .short: "\(number)\(name.sign)"
      case .long: "\(number) \(value == 1 ? name.one : name.many)"
      default: name.isDegrees ? "\(number)\(name.sign)" : "\(number) \(name.sign)"
      }
    }

    /// The unit in which people of the locale say it; the measurement's own if they have no other.
    private func usual(for unit: Dimension, _ base: Double) -> Dimension {
      let system = locale.measurementSystem
      let units: [Dimension] =
        switch unit {
        case is UnitLength: system == .us ? Self.americanLengths : system == .uk ? Self.britishLengths : Self.lengths
        case is UnitMass: system == .us ? Self.americanMasses : Self.masses
        case is UnitSpeed: [system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
        case is UnitTemperature: [system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
        default: []
        }
      guard unitOptions.contains(.naturalScale) else { return units.first ?? unit }
      return units.first { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 } ?? units.last ?? unit
    }

    // From the largest.
    private static let lengths: [Dimension] = [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
    private static let americanLengths: [Dimension] = [UnitLength.miles, UnitLength.feet, UnitLength.inches]
    private static let britishLengths: [Dimension] = [UnitLength.miles, UnitLength.meters, UnitLength.centimeters]
    private static let masses: [Dimension] = [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
    private static let americanMasses: [Dimension] = [UnitMass.pounds, UnitMass.ounces]
  }
#endif
