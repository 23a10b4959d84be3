import Foundation

/// Colours that go over into one another. Immutable.
public final class CGGradient: Sendable {
  let stops: [(location: CGFloat, color: CGColor)]

  /// - Parameters:
  ///   - colors: an array of ``CGColor``.
  ///   - locations: as many numbers from 0 to 1; at equal distances if nil.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = Self.elements(of: colors).compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let step = 1 / CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in (locations?[index] ?? CGFloat(index) * step, color) }
  }

  #if !canImport(CoreGraphics)
    /// The same for an array of Foundation's, which is one of CoreFoundation's elsewhere.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
      self.init(colorsSpace: space, colors: colors.map { $0 }, locations: locations)
    }
  #endif

  /// - Parameters:
  ///   - colorComponents: four numbers a colour: red, green, blue and alpha.
  ///   - locations: as many numbers from 0 to 1 as there are colours; at equal distances if nil.
  ///   - count: of the colours.
  public init?(
    colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    let step = 1 / CGFloat(max(1, count - 1))
    stops = (0..<count).map { index in
      let parts = colorComponents + index * 4
      let color = CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      return (locations?[index] ?? CGFloat(index) * step, color)
    }
  }

  private static func elements(of array: CFArray) -> [Any] {
    #if canImport(CoreGraphics)
      array as NSArray as [AnyObject]
    #else
      array
    #endif
  }
}

#if !canImport(CoreGraphics)
  /// What CoreFoundation calls an array; subclasses write `colors as CFArray`.
  public typealias CFArray = [Any]
#endif

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Both ends are extended, or neither is.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    paint(.linear(GradientStops(stops: gradient.stops, extendsBeyondEnds: !options.isEmpty), from: start, to: end))
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let stops = GradientStops(stops: gradient.stops, extendsBeyondEnds: !options.isEmpty)
    paint(.radial(stops, from: startCenter, startRadius: startRadius, to: endCenter, endRadius: endRadius))
  }
}
