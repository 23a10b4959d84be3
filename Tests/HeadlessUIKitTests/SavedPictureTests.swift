#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  @Suite("Pictures that are saved and read") struct SavedPictureTests {
    private final class Camera: NSObject {
      var told: [String] = []
      func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
        told.append("\(image.size.width) \(error == nil) \(contextInfo == UnsafeRawPointer(bitPattern: 64))")
      }
    }

    private var picture: UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      }
    }

    @Test("whoever wants to know that one is saved is told with all three")
    func saved() {
      HeadlessRuntime().runMain {
        let camera = Camera()
        let selector = Selector(Camera.image(_:didFinishSavingWithError:contextInfo:), "image")
        UIImageWriteToSavedPhotosAlbum(picture, camera, selector, UnsafeMutableRawPointer(bitPattern: 64))
        HeadlessRuntime.current.turn()
        #expect(camera.told == ["40.0 true true"])
      }
    }

    @Test("a file of one picture gives it, and a smaller one")
    func source() throws {
      let data = try #require(picture.pngData())
      let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
      #expect(CGImageSourceGetCount(source) == 1)
      let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      let options = [kCGImageSourceThumbnailMaxPixelSize: whole.width / 2] as CFDictionary
      let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
      #expect(small.width == whole.width / 2 && small.height == whole.height / 2)
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
      #expect(properties?[kCGImagePropertyPixelWidth] as? Int == whole.width)
      #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
      #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/no/file.png") as CFURL, nil) == nil)
    }

    @Test("classes are registered by what they say of themselves, and ways to fill a place by their earlier names")
    func earlier() {
      #expect(UILabel.classForCoder() == UILabel.self)
      let layer = AVPlayerLayer()
      layer.videoGravity = AVLayerVideoGravityResizeAspectFill
      #expect(layer.videoGravity == .resizeAspectFill)
      let status: AVPlayerItemStatus = .unknown
      #expect(status == .unknown)
    }

    @Test("controllers of pages and animators are made without anything")
    func plain() {
      HeadlessRuntime().runMain {
        final class Pages: UIPageViewController {}
        #expect(Pages().transitionStyle == .pageCurl)
        #expect(UIViewPropertyAnimator().state == .inactive)
      }
    }
  }
#endif
