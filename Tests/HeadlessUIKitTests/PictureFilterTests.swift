import Foundation
import HeadlessUIKit
import Testing

@Suite("Filters of pictures") struct PictureFilterTests {
  /// A square of 9 pixels, clear but for the one in the middle.
  private func dot(_ color: UIColor, filling: Bool = false) throws -> CIImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: format).image {
      color.setFill()
      $0.fill(filling ? CGRect(x: 0, y: 0, width: 9, height: 9) : CGRect(x: 4, y: 4, width: 1, height: 1))
    }
    return try #require(CIImage(image: image))
  }

  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  private func filtered(_ image: CIImage, _ name: String, _ values: [String: Any] = [:]) throws -> CGImage {
    let filter = try #require(CIFilter(name: name))
    filter.setValue(image, forKey: kCIInputImageKey)
    for (key, value) in values { filter.setValue(value, forKey: key) }
    let output = try #require(filter.outputImage)
    return try #require(CIContext(options: nil).createCGImage(output, from: image.extent))
  }

  @Test("a blur spreads a dot to all sides alike, and keeps the size") func blur() throws {
    let blurred = try filtered(try dot(.red), "CIGaussianBlur", [kCIInputRadiusKey: 2])
    let (middle, side, below) = (blurred.color(x: 4, y: 4), blurred.color(x: 5, y: 4), blurred.color(x: 4, y: 5))
    #expect(blurred.width == 9 && middle.alpha > 0 && middle.alpha < 0.5)
    #expect(side.alpha > 0 && side.alpha <= middle.alpha && side == below && blurred.color(x: 3, y: 4) == side)
    #expect(try filtered(try dot(.red), "CIGaussianBlur", [kCIInputRadiusKey: 0]).color(x: 4, y: 4).alpha == 1)
    // What is of one colour stays as it is, also at the border.
    #expect(try filtered(try dot(.red, filling: true), "CIBoxBlur").color(x: 0, y: 0) == UIColor.red.cgColor)
  }

  @Test("colours change, and alphas do not") func colours() throws {
    let red = try dot(.red, filling: true)
    #expect(try filtered(red, "CIColorInvert").color(x: 1, y: 1) == UIColor.cyan.cgColor)
    let grey = try filtered(red, "CIPhotoEffectMono").color(x: 1, y: 1)
    #expect(grey.components?[0] == grey.components?[1] && grey.alpha == 1)
    let pale = try filtered(red, "CIColorControls", [kCIInputSaturationKey: 0]).color(x: 1, y: 1)
    #expect(pale == grey)
    let light = try filtered(red, "CIColorControls", [kCIInputBrightnessKey: 1 as NSNumber]).color(x: 1, y: 1)
    #expect(light == UIColor.white.cgColor)
    #expect(try filtered(try dot(.red), "CIColorInvert").color(x: 0, y: 0).alpha == 0)
    let kept = try filtered(red, "CISepiaTone", [kCIInputIntensityKey: 0.0]).color(x: 1, y: 1)
    #expect(kept == UIColor.red.cgColor)
  }

  @Test("there are no others, and nothing comes of none") func others() throws {
    #expect(CIFilter(name: "CINoSuchThing") == nil && CIFilter(name: "CISepiaTone")?.outputImage == nil)
    let dot = try dot(.red)
    #expect(dot.applyingFilter("CINoSuchThing") === dot && CIContext().createCGImage(dot, from: .zero) == nil)
    let part = dot.cropped(to: CGRect(x: 4, y: 4, width: 2, height: 1))
    #expect(part.extent == CGRect(x: 4, y: 4, width: 2, height: 1) && UIImage(ciImage: part).size.width == 2)
    #expect(part.bitmapAlpha(x: 0) == 1 && part.bitmapAlpha(x: 1) == 0)
  }
}

extension CIImage {
  fileprivate func bitmapAlpha(x: Int) -> CGFloat? {
    CIContext().createCGImage(self, from: extent)?.color(x: x, y: 0).alpha
  }
}
