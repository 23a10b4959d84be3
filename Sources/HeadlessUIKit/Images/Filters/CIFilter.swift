import Foundation

/// Changes a picture pixel by pixel. There are those that blur and those that change colours; asked for another one, there is none.
open class CIFilter: NSObject {
  public let name: String
  private var values: [String: Any] = [:]
  private let work: (CIImage, CIFilter) -> CIImage

  /// Nil for a filter that there is not.
  public init?(name: String) {
    guard let work = Self.known[name] else { return nil }
    (self.name, self.work) = (name, work)
  }

  /// - Parameter params: by the names of inputs.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  open func setDefaults() { values = values.filter { $0.key == kCIInputImageKey } }

  /// Nil without ``kCIInputImageKey``.
  open var outputImage: CIImage? { (values[kCIInputImageKey] as? CIImage).map { work($0, self) } }

  func number(_ key: String, or other: CGFloat) -> CGFloat {
    switch values[key] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: other
    }
  }

  var color: CIColor? { values[kCIInputColorKey] as? CIColor }

  nonisolated(unsafe) private static let known: [String: (CIImage, CIFilter) -> CIImage] = [
    "CIGaussianBlur": { $0.blurred(by: $1.number(kCIInputRadiusKey, or: 10), rounds: 3) },
    "CIBoxBlur": { $0.blurred(by: $1.number(kCIInputRadiusKey, or: 10), rounds: 1) },
    "CIDiscBlur": { $0.blurred(by: $1.number(kCIInputRadiusKey, or: 8), rounds: 2) },
    "CIColorInvert": { image, _ in image.mapped { PixelColor(red: 1 - $0.red, green: 1 - $0.green, blue: 1 - $0.blue) }
    },
    "CIPhotoEffectMono": { image, _ in image.mapped { $0.gray } },
    "CIPhotoEffectNoir": { image, _ in image.mapped { $0.gray.contrasted(by: 1.4) } },
    "CIPhotoEffectTonal": { image, _ in image.mapped { $0.gray.contrasted(by: 0.9) } },
    "CIColorControls": { image, filter in
      let (saturation, brightness, contrast) = (
        filter.number(kCIInputSaturationKey, or: 1), filter.number(kCIInputBrightnessKey, or: 0),
        filter.number(kCIInputContrastKey, or: 1)
      )
      return image.mapped { $0.saturated(by: saturation).contrasted(by: contrast).brightened(by: brightness) }
    },
    "CIColorMonochrome": { image, filter in
      let (color, intensity) = (filter.color, filter.number(kCIInputIntensityKey, or: 1))
      return image.mapped {
        $0.mixed(with: $0.gray.tinted(color?.red ?? 0.6, color?.green ?? 0.45, color?.blue ?? 0.3), intensity)
      }
    },
    "CISepiaTone": { image, filter in
      let intensity = filter.number(kCIInputIntensityKey, or: 1)
      return image.mapped { $0.mixed(with: $0.sepia, intensity) }
    },
    "CIExposureAdjust": { image, filter in
      let factor = pow(2, filter.number(kCIInputEVKey, or: 0))
      return image.mapped { $0.tinted(factor, factor, factor) }
    },
  ]
}
