import Foundation

/// The space that the numbers of a colour are in. All of them are taken to be in one and the same here; a space keeps its name and its model.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of a space that has one; nil for the device's own.
  public let name: CFString?
  public let model: CGColorSpaceModel

  init(_ name: String?, _ model: CGColorSpaceModel) { (self.name, self.model) = (name, model) }

  /// A space by its name; nil for a name that is unknown.
  public convenience init?(name: CFString) {
    guard let model = Self.models[name] else { return nil }
    self.init(name, model)
  }

  /// How many numbers a colour has, without its alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }
  public var isWideGamutRGB: Bool { [Self.displayP3, Self.extendedSRGB, Self.extendedLinearSRGB].contains(name) }

  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    (first.name, first.model) == (second.name, second.model)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  private static let models: [String: CGColorSpaceModel] = [
    sRGB: .rgb, displayP3: .rgb, linearSRGB: .rgb, extendedSRGB: .rgb, extendedLinearSRGB: .rgb, adobeRGB1998: .rgb,
    genericRGBLinear: .rgb, genericGrayGamma2_2: .monochrome, linearGray: .monochrome, genericCMYK: .cmyk,
  ]
}

/// What the numbers of a colour mean.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
  case XYZ
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(nil, .rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(nil, .monochrome) }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(nil, .cmyk) }

extension CGColor {
  /// Of red, green and blue, or of a grey, with alpha as the last number; nil where there are not as many.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .rgb: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    default: return nil
    }
  }

  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// The same colour: there are no other numbers for it in another space.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    self
  }
}

/// What becomes of colours that a space does not have.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
