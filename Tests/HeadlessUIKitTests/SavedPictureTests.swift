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

    @Test("a method may take another kind of pointer, or perhaps none")
    func pointers() {
      final class Others: NSObject {
        var told: [Int] = []
        func mutable(_ image: UIImage, error: (any Error)?, pointer: UnsafeMutableRawPointer) {
          told.append(Int(bitPattern: pointer))
        }
        func perhaps(_ image: UIImage, error: (any Error)?, pointer: UnsafeMutableRawPointer?) {
          told.append(Int(bitPattern: pointer))
        }
        func constant(_ image: UIImage, error: (any Error)?, pointer: UnsafeRawPointer?) {
          told.append(Int(bitPattern: pointer))
        }
      }
      HeadlessRuntime().runMain {
        let others = Others()
        for selector in [Selector(Others.mutable), Selector(Others.perhaps), Selector(Others.constant)] {
          UIImageWriteToSavedPhotosAlbum(picture, others, selector, UnsafeMutableRawPointer(bitPattern: 64))
          HeadlessRuntime.current.turn()
        }
        #expect(others.told == [64, 64, 64])
        UIImageWriteToSavedPhotosAlbum(picture, others, Selector(Others.perhaps), nil)
        HeadlessRuntime.current.turn()
        #expect(others.told.last == 0)
      }
    }

    @Test("a smaller picture has no pixel more than was asked for")
    func rounded() throws {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
      let data = try #require(image.pngData())
      let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
      let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      let options = [kCGImageSourceThumbnailMaxPixelSize: 7 * whole.width / 100] as CFDictionary
      let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
      #expect(small.width == 7 * whole.width / 100)
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
