import Foundation

/// A guide that every view has: its own rectangle, less something.
open class SystemLayoutGuide: UILayoutGuide {
  enum Kind: Hashable {
    case safeArea
    case margins
    case readable
    case scrolledContent
    case scrollFrame
    /// Above a controller's content, and below it.
    case topOfController
    case bottomOfController
    case keyboard
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  override var isInsideOfView: Bool { kind == .scrolledContent }

  /// As the view is now.
  override public internal(set) var layoutFrame: CGRect {
    get {
      guard let view = owningView else { return .zero }
      let content = (view as? UIScrollView)?.contentSize ?? .zero
      return kind == .scrolledContent ? CGRect(origin: .zero, size: content) : view.bounds.inset(by: insets(in: view))
    }
    set {}
  }

  /// How far from the edges of the view the guide's are.
  func insets(in view: UIView) -> UIEdgeInsets {
    let size = view.bounds.size
    let safe = view.safeAreaInsets
    switch kind {
    case .safeArea: return safe
    case .margins: return view.layoutMargins
    case .readable: return view.layoutMargins.narrowed(toWidth: Self.readableWidth, in: size)
    case .scrolledContent, .scrollFrame: return .zero
    case .topOfController: return UIEdgeInsets(top: 0, left: 0, bottom: size.height - safe.top, right: 0)
    case .bottomOfController, .keyboard:
      return UIEdgeInsets(top: size.height - safe.bottom, left: 0, bottom: 0, right: 0)
    }
  }

  /// Of lines in a font of the usual size, in points.
  private static let readableWidth: CGFloat = 672
}

extension UIEdgeInsets {
  fileprivate func narrowed(toWidth width: CGFloat, in size: CGSize) -> UIEdgeInsets {
    let more = max(0, (size.width - left - right - width) / 2)
    return UIEdgeInsets(top: top, left: left + more, bottom: bottom, right: right + more)
  }
}

/// What a controller's bars cover at one end of its view.
public protocol UILayoutSupport: AnchoredItem {
  /// In points.
  var length: CGFloat { get }
}

extension SystemLayoutGuide: UILayoutSupport {
  public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  public var topLayoutGuide: any UILayoutSupport { loadedView.systemGuide(.topOfController) }
  public var bottomLayoutGuide: any UILayoutSupport { loadedView.systemGuide(.bottomOfController) }
}
