import Foundation
import HeadlessUIKit

/// Takes pictures of a window, of which the last one that shows something is kept. Used on main.
final class Camera {
  /// Pixels per point.
  private let scale: CGFloat
  private(set) var picture: UIImage?

  init(scale: CGFloat) { self.scale = scale }

  /// An empty window takes nothing away from what was seen before.
  func take(_ window: UIWindow) {
    guard !window.subviews.isEmpty, !window.bounds.isEmpty else { return }
    UIGraphicsBeginImageContextWithOptions(window.bounds.size, true, scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor.white.setFill()
    UIRectFill(CGRect(origin: .zero, size: window.bounds.size))
    window.layer.render(in: context)
    picture = UIGraphicsGetImageFromCurrentImageContext()
  }
}

extension ScenarioRunner {
  /// Runs a scenario and returns what its window last showed; nil for one without a window, or with nothing in it.
  ///
  /// - Parameter scale: pixels per point.
  public func picture(of scenario: Scenario, scale: CGFloat = 2) -> UIImage? {
    let runtime = HeadlessRuntime(scheduler: scheduler(), violationHandler: { _ in })
    let camera = Camera(scale: scale)
    runtime.runMain { scenario.body(Stage(runtime: runtime, cast: Cast(), camera: camera)) }
    return camera.picture
  }
}
