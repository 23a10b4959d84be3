import Foundation

/// The root of everything on screen. Main only.
open class UIWindow: UIView {
  /// How much of the height the keyboard covers, in points.
  open private(set) var keyboardHeight: CGFloat = 0
  /// What the system's bars and the screen's corners cover, in points from each side.
  open var screenInsets = UIEdgeInsets.zero {
    didSet { if requireMain(.windowOnMain, "screenInsets") { ownSafeAreaInsets = screenInsets } }
  }
  private var isShown = false
  /// Whether a main job is on its way that lays the window out and draws it.
  private var isPassScheduled = false
  /// Passes that each asked for the next one while they ran.
  private var passesInARow = 0
  private static let mostPassesInARow = 100
  private var controllerOnScreen: UIViewController?
  /// How the device is held; the window is turned with it where the controllers let it.
  var deviceOrientation = Orientation.portrait
  /// Who gets what is typed.
  package internal(set) weak var firstResponder: UIResponder?
  /// How far in front of others the window is.
  open var windowLevel = Level.normal {
    didSet { if oldValue != windowLevel, runtime.windows.contains(self) { runtime.windows.bringToFront(self) } }
  }
  private lazy var undo = UndoManager()
  open override var undoManager: UndoManager? { undo }
  /// Touches that have begun and not ended.
  var touchesUnderWay: [TouchSequence] = []
  /// The time that touches are stamped with, in seconds; touches move it on.
  var touchClock: TimeInterval = 0

  /// What the window shows. Replaced while the window is on screen, the old controller disappears before the new one appears.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if !requireMain(.windowOnMain, "rootViewController") {
        rootViewController = oldValue
      } else if isShown {
        showRoot()
      }
    }
  }

  /// An extension of a source that `portable-source` has read can take its place.
  open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }

  /// A window of a phone's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    window = self
  }

  /// A window of a scene, as large as its screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    window = self
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether the window may be the one that the program means when it does not say which.
  open var canBecomeKey: Bool { true }
  /// Told when the window has become that one, before those who wait for the notification.
  open func becomeKey() {}
  /// Told when another window has become that one.
  open func resignKey() {}
  /// Whether the window came on screen last, or was made key since. Main only; not so elsewhere.
  open var isKeyWindow: Bool { requireMain(.windowOnMain, "isKeyWindow") && runtime.keyWindow === self }

  /// Makes the window the one that the program means when it does not say which.
  open func makeKey() {
    if requireMain(.windowOnMain, "makeKey()"), canBecomeKey { runtime.keyWindow = self }
  }

  /// Hands an event to whom it concerns: touches to recognisers and views. To be overridden by whoever wants to see all of them; where the
  /// override does not call super, nobody else does.
  open func sendEvent(_ event: UIEvent) {
    let delivery = event.delivery
    event.delivery = nil
    delivery?()
  }

  /// Brings the window on screen, and its controller with it.
  open func makeKeyAndVisible() {
    guard requireMain(.windowOnMain, "makeKeyAndVisible()") else { return }
    runtime.windows.bringToFront(self)
    if canBecomeKey { runtime.keyWindow = self }
    if isShown { return }
    isShown = true
    showRoot()
  }

  /// Has the window laid out and drawn in a main job of its own, unless one is on its way.
  func schedulePass() {
    guard !isPassScheduled else { return }
    isPassScheduled = true
    runtime.async(.main) { [weak self] in self?.performPass() }
  }

  private func performPass() {
    isPassScheduled = false
    if passesInARow == Self.mostPassesInARow { return giveUpLayout() }
    settleConstraints()
    layer.layoutTree()
    passesInARow = isPassScheduled ? passesInARow + 1 : 0
    layer.displayTree()
  }

  /// Every pass has asked for the next one. What is still to be laid out stays as it is until somebody else asks.
  private func giveUpLayout() {
    passesInARow = 0
    let dirty = layer.forgetLayout()
    refuse(.layoutSettles, "\(Self.mostPassesInARow) passes in a row, the last for \(dirty.joined(separator: ", "))")
  }

  private func showRoot() {
    let old = controllerOnScreen
    controllerOnScreen = rootViewController
    if let old { runtime.controllerSteps.disappear(old, from: self) }
    if let rootViewController { runtime.controllerSteps.appear(rootViewController, in: self) }
  }

  /// Where the root controller's view is: all of the window that no keyboard covers.
  package var contentFrame: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - keyboardHeight))
  }
}

extension UIWindow {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }
}

// MARK: - Geometry

extension UIWindow {
  /// Gives the window another size, as a split screen does.
  public func resize(to size: CGSize) {
    guard requireMain(.windowOnMain, "resize(to:)"), size != bounds.size else { return }
    let room = CGSize(width: size.width, height: max(0, size.height - keyboardHeight))
    for controller in controllersOnScreen { runtime.controllerSteps.willTransition(controller, to: room) }
    frame = CGRect(origin: frame.origin, size: size)
    fitContent()
  }

  /// Covers the lower part of the window.
  ///
  /// - Parameter height: in points.
  public func presentKeyboard(height: CGFloat = 216) {
    guard requireMain(.windowOnMain, "presentKeyboard(height:)") else { return }
    keyboardHeight = max(0, height)
    fitContent()
  }

  /// Uncovers the window.
  public func dismissKeyboard() { presentKeyboard(height: 0) }

  private func fitContent() {
    for controller in controllersOnScreen { runtime.controllerSteps.changeGeometry(of: controller, to: contentFrame) }
  }

  /// The root, and what it and those in it show above themselves, each all over the window.
  private var controllersOnScreen: [UIViewController] {
    guard isShown, let rootViewController else { return [] }
    return [rootViewController] + rootViewController.controllersAbove
  }
}

extension UIViewController {
  /// What this controller and its children show above themselves, from the back to the front.
  fileprivate var controllersAbove: [UIViewController] {
    children.flatMap(\.controllersAbove) + (presentedViewController.map { [$0] + $0.controllersAbove } ?? [])
  }
}
