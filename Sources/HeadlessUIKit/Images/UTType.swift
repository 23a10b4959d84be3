import Foundation

/// A kind of data, by the name that the system has for it.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) { self.identifier = identifier }
  private init(of identifier: String) { self.identifier = identifier }

  public static let item = UTType(of: "public.item")
  public static let data = UTType(of: "public.data")
  public static let content = UTType(of: "public.content")
  public static let image = UTType(of: "public.image")
  public static let jpeg = UTType(of: "public.jpeg")
  public static let png = UTType(of: "public.png")
  public static let gif = UTType(of: "com.compuserve.gif")
  public static let heic = UTType(of: "public.heic")
  public static let movie = UTType(of: "public.movie")
  public static let video = UTType(of: "public.video")
  public static let mpeg4Movie = UTType(of: "public.mpeg-4")
  public static let quickTimeMovie = UTType(of: "com.apple.quicktime-movie")
  public static let audio = UTType(of: "public.audio")
  public static let text = UTType(of: "public.text")
  public static let plainText = UTType(of: "public.plain-text")
  public static let html = UTType(of: "public.html")
  public static let json = UTType(of: "public.json")
  public static let pdf = UTType(of: "com.adobe.pdf")
  public static let url = UTType(of: "public.url")
  public static let folder = UTType(of: "public.folder")
}

// The names that these had before.
public let kUTTypeImage = UTType.image.identifier
public let kUTTypeJPEG = UTType.jpeg.identifier
public let kUTTypePNG = UTType.png.identifier
public let kUTTypeGIF = UTType.gif.identifier
public let kUTTypeMovie = UTType.movie.identifier
public let kUTTypeVideo = UTType.video.identifier
public let kUTTypeAudio = UTType.audio.identifier
public let kUTTypeText = UTType.text.identifier
public let kUTTypePlainText = UTType.plainText.identifier
public let kUTTypeURL = UTType.url.identifier
public let kUTTypePDF = UTType.pdf.identifier
