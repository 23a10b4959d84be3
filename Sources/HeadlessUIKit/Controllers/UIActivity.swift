import Foundation

extension UIActivityType {
  public static let airDrop = UIActivityType("com.apple.UIKit.activity.AirDrop")
  public static let assignToContact = UIActivityType("com.apple.UIKit.activity.AssignToContact")
  public static let addToReadingList = UIActivityType("com.apple.UIKit.activity.AddToReadingList")
  public static let print = UIActivityType("com.apple.UIKit.activity.Print")
  public static let markupAsPDF = UIActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  public static let openInIBooks = UIActivityType("com.apple.UIKit.activity.OpenInIBooks")
  public static let postToFacebook = UIActivityType("com.apple.UIKit.activity.PostToFacebook")
  public static let postToTwitter = UIActivityType("com.apple.UIKit.activity.PostToTwitter")
  public static let postToWeibo = UIActivityType("com.apple.UIKit.activity.PostToWeibo")
  public static let postToVimeo = UIActivityType("com.apple.UIKit.activity.PostToVimeo")
  public static let postToFlickr = UIActivityType("com.apple.UIKit.activity.PostToFlickr")
  public static let postToTencentWeibo = UIActivityType("com.apple.UIKit.activity.TencentWeibo")
}

extension UIActivity {
  public typealias ActivityType = UIActivityType

  public enum Category: Int, Hashable, Sendable {
    case action
    case share
  }
}

/// A way of an app's own to give things away. Nobody chooses it.
open class UIActivity: NSObject {
  open class var activityCategory: Category { .action }
  open var activityType: UIActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }

  public override init() { super.init() }

  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

extension UIActivityViewController {
  public typealias CompletionWithItemsHandler = (UIActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Told of a choice; nobody makes one.
  public var completionWithItemsHandler: CompletionWithItemsHandler? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var allowsProminentActivity: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
}
