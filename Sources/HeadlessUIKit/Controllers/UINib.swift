import Foundation

/// An archive of views. There is none, so nothing is in it.
open class UINib: NSObject {
  public let name: String

  /// - Parameter bundle: not looked into.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
  public init(data: Data, bundle bundleOrNil: Bundle?) { name = "" }

  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Nothing: there are no archives.
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}

// What an archive has in it is a plain cell.

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(UITableViewCell.self, forCellReuseIdentifier: identifier)
  }
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
  }
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}

extension UIImagePickerController {
  public enum CameraDevice: Int, Hashable, Sendable {
    case rear
    case front
  }
  public enum CameraFlashMode: Int, Hashable, Sendable {
    case off = -1
    case auto
    case on
  }
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    case photo
    case video
  }
  public enum QualityType: Int, Hashable, Sendable {
    case typeHigh
    case typeMedium
    case typeLow
    case type640x480
    case typeIFrame1280x720
    case typeIFrame960x540
  }

  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  // There is no camera: kept only.
  public var cameraDevice: CameraDevice {
    get { rare() ?? .rear }
    set { setRare(newValue) }
  }
  public var cameraFlashMode: CameraFlashMode {
    get { rare() ?? .auto }
    set { setRare(newValue) }
  }
  public var cameraCaptureMode: CameraCaptureMode {
    get { rare() ?? .photo }
    set { setRare(newValue) }
  }
  public var videoQuality: QualityType {
    get { rare() ?? .typeMedium }
    set { setRare(newValue) }
  }
  /// In seconds.
  public var videoMaximumDuration: TimeInterval {
    get { rare() ?? 600 }
    set { setRare(newValue) }
  }
  public var showsCameraControls: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var cameraOverlayView: UIView? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var cameraViewTransform: CGAffineTransform {
    get { rare() ?? .identity }
    set { setRare(newValue) }
  }
  public func takePicture() {}
  @discardableResult public func startVideoCapture() -> Bool { false }
  public func stopVideoCapture() {}
}

extension UISearchController {
  public var automaticallyShowsScopeBar: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
}
