#if !canImport(ObjectiveC)
  import Foundation

  /// What a unit is called, in English.
  struct SpokenMeasure {
    /// “km”
    let sign: String
    /// “kilometer”
    let one: String
    /// “kilometers”
    let many: String
    /// Written close to its number.
    let isDegrees: Bool

    init(_ unit: Unit) {
      isDegrees = unit is UnitTemperature && unit.symbol.hasPrefix("°")
      sign = Self.shorter[unit.symbol] ?? unit.symbol
      let name = Self.names[unit.symbol]
      one = name?.one ?? sign
      many = name?.many ?? name.map { "\($0.one)s" } ?? sign
    }

    /// Signs that people write in another way than physicists.
    private static let shorter = ["s": "sec", "h": "hr"]

    private static let names: [String: (one: String, many: String?)] = [
      "km": ("kilometer", nil), "m": ("meter", nil), "cm": ("centimeter", nil), "mm": ("millimeter", nil),
      "mi": ("mile", nil), "yd": ("yard", nil), "ft": ("foot", "feet"), "in": ("inch", "inches"),
      "nmi": ("nautical mile", nil), "kg": ("kilogram", nil), "g": ("gram", nil), "mg": ("milligram", nil),
      "lb": ("pound", nil), "oz": ("ounce", nil), "t": ("metric ton", nil), "st": ("stone", "stones"),
      "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
      "K": ("kelvin", nil),
      "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
      "m/s": ("meter per second", "meters per second"), "kn": ("knot", nil), "s": ("second", nil),
      "min": ("minute", nil),
      "h": ("hour", nil), "L": ("liter", nil), "mL": ("milliliter", nil), "W": ("watt", nil), "kW": ("kilowatt", nil),
      "kCal": ("kilocalorie", nil), "cal": ("calorie", nil), "kJ": ("kilojoule", nil), "J": ("joule", nil),
      "kWh": ("kilowatt-hour", nil), "°": ("degree", nil), "hPa": ("hectopascal", nil), "bar": ("bar", nil),
    ]
  }
#endif
