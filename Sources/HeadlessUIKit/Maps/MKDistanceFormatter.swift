import Foundation

/// Distances as people say them: "350 m", "1.2 km". Tens of metres or feet while they are short, and tenths of what is longer.
open class MKDistanceFormatter: @unchecked Sendable {
  public enum Units: UInt, Hashable, Sendable {
    /// Those of the locale.
    case `default`
    case metric
    case imperial
    case imperialWithYards
  }
  public enum DistanceUnitStyle: UInt, Hashable, Sendable {
    case `default`
    case abbreviated
    case full
  }

  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default
  open var locale: Locale! = Locale(identifier: "en_US_POSIX")

  public init() {}

  /// - Parameter distance: in metres.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let (short, long) = units == .metric || units == .default && locale.usesMetricSystem ? Self.metric : imperial
    let isShort = distance < long.metres
    let unit = isShort ? short : long
    let count = isShort ? (distance / unit.metres / 10).rounded() * 10 : (distance / unit.metres * 10).rounded() / 10
    let number = count == count.rounded() ? String(Int(count)) : String(count)
    return "\(number) \(unitStyle == .full ? (count == 1 ? unit.one : unit.many) : unit.sign)"
  }

  private struct Unit {
    let metres: Double
    let sign: String
    let one: String
    let many: String

    init(_ metres: Double, _ sign: String, _ one: String, _ many: String) {
      (self.metres, self.sign, self.one, self.many) = (metres, sign, one, many)
    }
  }
  private static let metric = (Unit(1, "m", "metre", "metres"), Unit(1000, "km", "kilometre", "kilometres"))
  private var imperial: (Unit, Unit) {
    let mile = Unit(1609.344, "mi", "mile", "miles")
    return (
      units == .imperialWithYards ? Unit(0.9144, "yd", "yard", "yards") : Unit(0.3048, "ft", "foot", "feet"), mile
    )
  }
}
