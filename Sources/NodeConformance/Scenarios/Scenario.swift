import AsyncDisplayKit
import HeadlessUIKit

/// A named program that drives the runtime.
public struct Scenario: Sendable {
  public let name: String
  /// What it does, in a few words.
  public let summary: String
  /// Its client code breaks a rule on purpose; what subclasses owe is not judged on it.
  public let isMisuse: Bool
  let body: @Sendable (Stage) -> Void

  init(_ name: String, _ summary: String, isMisuse: Bool = false, body: @escaping @Sendable (Stage) -> Void) {
    self.name = name
    self.summary = summary
    self.isMisuse = isMisuse
    self.body = body
  }
}

/// What a scenario works with: the runtime it is in, and who plays in it. Used on main.
public final class Stage {
  public let runtime: HeadlessRuntime
  let cast: Cast
  /// Looks at the window whenever everything has settled.
  private let camera: Camera?

  init(runtime: HeadlessRuntime, cast: Cast, camera: Camera? = nil) {
    self.runtime = runtime
    self.cast = cast
    self.camera = camera
  }

  /// Creates something on the calling thread; all of its initialiser is covered.
  public func make<Made>(_ body: () -> Made) -> Made { HeadlessRuntime.make(body) }

  /// A controller of the cast with one photo in its panel.
  func photoController() -> PhotoController { make { cast.controller(cast.panel([cast.photo()])) } }

  /// Creates something on another lane; nil where waiting for it would never end.
  public func make<Made>(on lane: Lane, _ body: @escaping () -> Made) -> Made? {
    runtime.sync(lane) { HeadlessRuntime.make(body) }
  }

  /// Lets everything settle that has been set going.
  public func settle() {
    runtime.turn()
    if let window = runtime.keyWindow { camera?.take(window) }
  }
}

extension Stage {
  /// Writes a spec, and says so if that can be seen afterwards: a setter that asked nobody tells nobody either.
  func write<Spec: ASLayoutSpec>(_ spec: Spec, _ change: (Spec) -> Void, seen: (Spec) -> String) {
    let before = seen(spec)
    change(spec)
    guard seen(spec) != before else { return }
    runtime.observer?.observe(Observation(call: SpecCall.write, phase: .event, flags: .byClient), on: spec)
  }
}
